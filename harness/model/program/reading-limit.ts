/**
 * Why we could not read a source; no honest program comes near these limits. The source is too large itself, its macros
 * and conditions make too much of it, its tree is too large, or reading took too much time or memory. `failure`: our
 * reader failed for an unforeseen reason. `hidden-by-...`: which code is compiled depends on a condition or a macro
 * that we cannot follow.
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
  'hidden-by-condition',
  'hidden-by-macro',
] as const;
export type ReadingLimit = (typeof readingLimits)[number];
