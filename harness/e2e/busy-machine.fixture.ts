import { type ChildProcess, spawn } from 'node:child_process';

/** Keeps so many processes computing while some work is done. */
export async function whileBusy<Result>(processes: number, work: () => Promise<Result>): Promise<Result> {
  const busy: ChildProcess[] = Array.from({ length: processes }, () =>
    spawn('/bin/sh', ['-c', 'while :; do :; done'], { stdio: 'ignore' }),
  );
  try {
    return await work();
  } finally {
    for (const one of busy) one.kill('SIGKILL');
  }
}
