import type { ReferenceFactory, ReferenceLoader } from '../harness/model/assignment/reference.ts';

/**
 * The truth of every assignment by its id, one line each. Whoever needs it gets it injected. Only the one that is asked
 * for is loaded: the others would cost every command its start.
 */
export const references: Readonly<Record<string, ReferenceLoader>> = {
  domineering: async () => inAnyDialect((await import('./domineering/reference.ts')).domineeringReference),
  'dots-and-triangles': async () =>
    inAnyDialect((await import('./dots-and-triangles/reference.ts')).dotsAndTrianglesReference),
  hex: async () => inAnyDialect((await import('./hex/reference.ts')).hexReference),
  'lines-of-action': async () => inAnyDialect((await import('./lines-of-action/reference.ts')).linesOfActionReference),
  'score-four': async () => (await import('./score-four/reference.ts')).scoreFourReference,
};

/** A reference that can be asked for the same game in other words, such as a student's own. */
function inAnyDialect(create: ReferenceFactory): ReferenceFactory {
  return (dialect) => ({ ...create(dialect), inDialect: create });
}
