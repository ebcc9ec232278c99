import type { GradedCase } from '../../harness/model/result/grading.ts';

/**
 * Where a report shows a case. `right` includes differences without a deduction, `aside` did not run, and `ours` could
 * not be graded because of a fault in Verbatim.
 */
export type Standing = 'right' | 'failing' | 'aside' | 'ours';

export function standingOf({ verdict, marks, outOf }: GradedCase): Standing {
  switch (verdict.kind) {
    case 'accepted':
      return 'right';
    case 'presentation':
      return marks >= outOf ? 'right' : 'failing';
    case 'did-not-compile':
    case 'skipped':
      return 'aside';
    case 'not-graded':
      return 'ours';
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
      return 'failing';
    default:
      return verdict satisfies never;
  }
}
