import type { ReadingLimit } from '../model/program/reading-limit.ts';

/** The limit that a reader ran into when it threw this. Whatever it is, the text brought it about. */
export function unreadableBy(error: unknown): ReadingLimit {
  // Of a trap in WebAssembly; Node's types do not know its class.
  if (error instanceof Error && error.name === 'RuntimeError') return 'parser';
  if (!(error instanceof RangeError)) return 'failure';
  return /call stack/i.test(error.message) ? 'depth' : 'memory';
}
