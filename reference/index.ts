import type { ReferenceFactory } from '../harness/model/assignment/reference.ts';
import { domineeringReference } from './domineering/reference.ts';
import { dotsAndTrianglesReference } from './dots-and-triangles/reference.ts';
import { hexReference } from './hex/reference.ts';
import { linesOfActionReference } from './lines-of-action/reference.ts';
import { scoreFourReference } from './score-four/reference.ts';

/** The truth of every assignment by its id, one line each. Whoever needs it gets it injected. */
export const references: Readonly<Record<string, ReferenceFactory>> = {
  domineering: inAnyDialect(domineeringReference),
  'dots-and-triangles': inAnyDialect(dotsAndTrianglesReference),
  hex: inAnyDialect(hexReference),
  'lines-of-action': inAnyDialect(linesOfActionReference),
  'score-four': scoreFourReference,
};

/** A reference that can be asked for the same game in other words, such as a student's own. */
function inAnyDialect(create: ReferenceFactory): ReferenceFactory {
  return (dialect) => ({ ...create(dialect), inDialect: create });
}
