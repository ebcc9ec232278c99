/**
 * What ends the reading of a source that no honest program comes near: length of the text, its tokens, what its macros
 * make, its conditions, its includes, depth and size of its tree, steps of the parser; and the time, memory and failure of the
 * process that reads.
 */
export const readingLimits = [
  'characters',
  'tokens',
  'macros',
  'conditions',
  'includes',
  'depth',
  'nodes',
  'parser',
  'time',
  'memory',
  'failure',
] as const;
export type ReadingLimit = (typeof readingLimits)[number];
