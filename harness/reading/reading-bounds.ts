/**
 * What one reader may take. Honest programs of a course take some 20 ms and 10 MB; a text that keeps every limit of
 * reading (see harness/cpp/source/reading-limits.ts) stays below a second.
 */
export const readingBounds = {
  /** Processor time for one request, so that a busy machine makes no difference. */
  seconds: 4,
  /** The heap of JavaScript: V8 ends the process there. */
  heapMiB: 256,
  /** The memory of the whole process, with that of the parser. */
  residentMiB: 700,
  /** On the clock: a reader that gets no processor for so long proves nothing about a text. */
  clockSeconds: 120,
  /** A reader that has taken so much processor time in all is replaced, so that its leftovers never pile up. */
  lifeSeconds: 15,
  /** The kernel ends the reader here, in case the process that should end it is gone. */
  lastSeconds: 30,
} as const;
