import type { Scheme } from '../model/assignment/assignment.ts';
import type { Verdict } from '../model/result/verdict.ts';

/** The share of its marks that a case with this verdict earns. */
export function creditOf(verdict: Verdict, scheme: Pick<Scheme, 'presentation'>): number {
  switch (verdict.kind) {
    case 'accepted':
      return 1;
    case 'presentation':
      return verdict.classes.reduce((credit, name) => credit * scheme.presentation[name], 1);
    case 'wrong-output':
    case 'wrong-result':
    case 'broken-protocol':
    case 'crashed':
    case 'timed-out':
    case 'too-much-output':
    case 'out-of-memory':
    case 'forbidden-operation':
    case 'asked-for-more-input':
    case 'missing-function':
    case 'did-not-compile':
    case 'skipped':
      return 0;
    case 'not-graded':
      throw new Error('A case that could not be graded has no marks; the whole submission is not graded');
  }
}
