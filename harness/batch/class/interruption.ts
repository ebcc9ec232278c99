import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Until `over`, Ctrl-C and its like end the process at once, with what `tell` has to say. Programs of students and
 * their folders go when the process exits; what is finished is on the disk already.
 */
export function endOnInterruption(tell: () => string): { readonly over: () => void } {
  function end(signal: NodeJS.Signals): void {
    process.stderr.write(tell());
    // Not `exitCode`: workers that are still grading would go on.
    process.exit(128 + constants.signals[signal]);
  }
  for (const signal of signals) process.on(signal, end);
  return {
    over() {
      for (const signal of signals) process.off(signal, end);
    },
  };
}
