/**
 * What a source can be too much of for us to read, though no honest program is: its own size, what its macros and
 * conditions make of it, its tree; and the time and memory of whoever reads it. `failure`: our reader gave up for a
 * reason that we did not foresee. `hidden-by-...`: what is compiled depends on a condition or a macro that we cannot follow.
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
