import type { ReferenceFactory } from '../harness/model/reference.ts';
import { domineeringReference } from './domineering/reference.ts';
import { dotsAndTrianglesReference } from './dots-and-triangles/reference.ts';
import { hexReference } from './hex/reference.ts';
import { linesOfActionReference } from './lines-of-action/reference.ts';
import { scoreFourReference } from './score-four/reference.ts';

/** The truth of every assignment by its id, one line each. Whoever needs it gets it injected. */
export const references: Readonly<Record<string, ReferenceFactory>> = {
  domineering: domineeringReference,
  'dots-and-triangles': dotsAndTrianglesReference,
  hex: hexReference,
  'lines-of-action': linesOfActionReference,
  'score-four': scoreFourReference,
};
