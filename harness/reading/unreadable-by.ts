import type { ReadingLimit } from '../model/program/reading-limit.ts';

/** The limit that a reader broke when it threw this error. The cause is always the text. */
export function unreadableBy(error: unknown): ReadingLimit {
  // A trap in WebAssembly; Node's types do not know the class of this error.
  if (error instanceof Error && error.name === 'RuntimeError') return 'parser';
  if (!(error instanceof RangeError)) return 'failure';
  return /call stack/i.test(error.message) ? 'depth' : 'memory';
}
