import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Until `over`, Ctrl-C and similar signals end the process at once and print the text of `tell`. Student programs and
 * their folders are removed when the process exits; finished results are already on the disk.
 */
export function endOnInterruption(tell: () => string): { readonly over: () => void } {
  function end(signal: NodeJS.Signals): void {
    process.stderr.write(tell());
    // Setting `exitCode` is not enough: workers that are still grading would go on.
    process.exit(128 + constants.signals[signal]);
  }
  for (const signal of signals) process.on(signal, end);
  return {
    over() {
      for (const signal of signals) process.off(signal, end);
    },
  };
}
