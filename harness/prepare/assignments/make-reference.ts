import { WordingError } from '../../../reference/wording.ts';
import type { Dialect } from '../../model/assignment/assignment.ts';
import type { ReferenceFactory, WrittenReference } from '../../model/assignment/reference.ts';

export type MadeReference =
  | { readonly kind: 'made'; readonly reference: WrittenReference }
  /** A mistake in assignment.yaml that only the reference finds, because it decides which texts there are. */
  | { readonly kind: 'wrong-wording'; readonly problem: string };

/** The reference in the wording of the dialect. */
export function makeReference(id: string, create: ReferenceFactory, dialect: Dialect): MadeReference {
  try {
    return { kind: 'made', reference: create(dialect) };
  } catch (error) {
    if (!(error instanceof WordingError)) throw error;
    const problem = `cases/${id}/assignment.yaml: ${error.message}; correct the texts of this dialect under dialects`;
    return { kind: 'wrong-wording', problem };
  }
}
