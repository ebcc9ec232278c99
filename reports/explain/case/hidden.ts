import type { GradedCase } from '../../../harness/model/result/grading.ts';

/** Whether the case has details that its reader may not see. */
export function detailHidden({ visibility, verdict, evidence }: GradedCase): boolean {
  if (visibility === 'public' || evidence !== undefined) return false;
  switch (verdict.kind) {
    case 'accepted':
    case 'missing-function':
    case 'did-not-compile':
    case 'skipped':
    case 'not-graded':
      return false;
    case 'presentation':
    case 'wrong-output':
    case 'wrong-result':
    case 'broken-protocol':
    case 'crashed':
    case 'timed-out':
    case 'too-much-output':
    case 'out-of-memory':
    case 'forbidden-operation':
    case 'asked-for-more-input':
      return true;
    default:
      return verdict satisfies never;
  }
}
