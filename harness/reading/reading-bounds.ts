/**
 * What one reader may take. Honest programs of a course take some 20 ms and 10 MB; a text that keeps every limit of
 * what is read (see harness/inspect/source) stays below a second.
 */
export const readingBounds = {
  /** Processor time for one request, so that a busy machine makes no difference. */
  seconds: 4,
  /** Of JavaScript's heap: V8 ends the process there. */
  heapMiB: 256,
  /** Of the whole process, with the memory of the parser. */
  residentMiB: 700,
  /** On the clock: a reader that is not given a processor for so long is no evidence against a text. */
  clockSeconds: 120,
  /** A reader that has taken so much processor time in all is replaced: what it leaves behind never piles up. */
  lifeSeconds: 15,
  /** The kernel ends it here, should nobody be left to do it. */
  lastSeconds: 30,
} as const;
