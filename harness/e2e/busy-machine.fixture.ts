import { type ChildProcess, spawn } from 'node:child_process';

/** They end by themselves, too: when a test is killed, nobody else ends them. */
const maxSecondsOfEach = 20;

/** Keeps so many processes computing while some work is done. */
export async function whileBusy<Result>(processes: number, work: () => Promise<Result>): Promise<Result> {
  const busy: ChildProcess[] = Array.from({ length: processes }, () =>
    spawn('/bin/sh', ['-c', `ulimit -t ${maxSecondsOfEach}; while kill -0 $PPID; do :; done`], { stdio: 'ignore' }),
  );
  try {
    return await work();
  } finally {
    for (const one of busy) one.kill('SIGKILL');
  }
}
