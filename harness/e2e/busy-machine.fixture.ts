import { type ChildProcess, spawn } from 'node:child_process';

/** The processes end by themselves, too, because nothing else ends them when a test is killed. */
const maxSecondsOfEach = 20;

/** Keeps this number of processes computing while some work is done. */
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
