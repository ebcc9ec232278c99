import type { ReferenceFactory, ReferenceLoader } from '../harness/model/assignment/reference.ts';

/**
 * The reference of every assignment by its id, one line each; callers get it injected. Only the requested one is
 * loaded, because loading the others would slow down the start of every command.
 */
export const references: Readonly<Record<string, ReferenceLoader>> = {
  domineering: async () => inAnyDialect((await import('./domineering/reference.ts')).domineeringReference),
  'dots-and-triangles': async () =>
    inAnyDialect((await import('./dots-and-triangles/reference.ts')).dotsAndTrianglesReference),
  hex: async () => inAnyDialect((await import('./hex/reference.ts')).hexReference),
  'lines-of-action': async () => inAnyDialect((await import('./lines-of-action/reference.ts')).linesOfActionReference),
  'score-four': async () => (await import('./score-four/reference.ts')).scoreFourReference,
};

/** A reference that can also play the same game in another wording, such as a student's own. */
function inAnyDialect(create: ReferenceFactory): ReferenceFactory {
  return (dialect) => ({ ...create(dialect), inDialect: create });
}
