import type { Finding, Undecided } from '../../harness/model/finding.ts';
import type { Graded, Grading } from '../../harness/model/grading.ts';

/** Why a person should look at a submission: what stands in the way of checking its source. */
export type ReasonToLook =
  | Extract<Finding, { readonly rule: 'unreadable-source' }>
  | (Undecided & { readonly because: 'condition' });

export interface ToLookAt {
  readonly submission: string;
  /** The first one says enough: the others stand on the page of the submission. */
  readonly reason: ReasonToLook;
}

/** Submissions whose source hides something from the rules: no honest program needs to. */
export function toLookAt(gradings: readonly Grading[]): ToLookAt[] {
  return gradings.flatMap((grading): ToLookAt[] => {
    const reason = grading.status === 'graded' ? reasonToLook(grading) : undefined;
    return reason === undefined ? [] : [{ submission: grading.submission, reason }];
  });
}

function reasonToLook({ findings, undecided = [] }: Graded): ReasonToLook | undefined {
  for (const finding of findings) if (finding.rule === 'unreadable-source') return finding;
  for (const one of undecided) if (one.because === 'condition') return { ...one, because: 'condition' };
  return undefined;
}
