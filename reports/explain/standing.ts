import type { GradedCase } from '../../harness/model/result/grading.ts';

/**
 * Where a case belongs in a report. `right` takes in what differs and costs nothing; `aside` never ran; `ours` could
 * not be graded, which is nobody's mistake but ours.
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
