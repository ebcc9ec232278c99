import type { RunEnd } from '../model/program/run-outcome.ts';

/** Continues a sentence that begins with the sample solution. */
export function howItEnded(end: RunEnd): string {
  switch (end.kind) {
    case 'crashed':
      return `crashes with ${end.signal}`;
    case 'timed-out':
      return `does not end within ${end.seconds} s`;
    case 'too-much-output':
      return `prints more than ${end.limitBytes} bytes`;
    case 'out-of-memory':
      return `needs more than ${end.limitMiB} MiB of memory`;
    case 'forbidden-operation':
      return `does something that is forbidden: ${end.operation}`;
    case 'exited-inside-call':
      return 'ends the program inside the function';
    case 'asked-for-more-input':
      return 'reads input in a function that gets none';
    case 'no-program':
      return end.reason === 'no-such-function'
        ? 'has no such function, or has its body in a header, where it cannot be called alone'
        : 'has no main';
    default:
      return 'did not run';
  }
}
