import { explainDecisions } from '../../../reports/explain/sites/decisions.ts';
import { renderGradescope } from '../../../reports/gradescope/render-gradescope.ts';
import { encodedName } from '../../../reports/html/file-name.ts';
import type { Adjusted } from '../../model/result/overrides.ts';

export interface GradescopeFiles {
  readonly files: readonly { readonly submission: string; readonly path: string; readonly text: string }[];
  /** Submissions that are excused or not graded. Gradescope cannot express either, and 0 would be a mark. */
  readonly without: readonly string[];
  /** Members of a group with a decision of their own. Gradescope has only one result for the whole group. */
  readonly alone: readonly string[];
}

/** A `results.json` for each submission that has marks from its cases. */
export function gradescopeFiles(all: readonly Adjusted[]): GradescopeFiles {
  const forAll = all.filter(({ alone }) => alone !== true);
  const files = forAll.flatMap((adjusted) => {
    const { grading, mark } = adjusted;
    if (grading.status !== 'graded' || mark.kind !== 'marks') return [];
    const path = `${encodedName(grading.submission)}/results.json`;
    return [{ submission: grading.submission, path, text: renderGradescope(grading, explainDecisions(adjusted)) }];
  });
  const written = new Set(files.map(({ submission }) => submission));
  return {
    files,
    without: forAll.map(({ automatic }) => automatic.submission).filter((id) => !written.has(id)),
    alone: all.filter(({ alone }) => alone === true).flatMap(({ students }) => students.map(({ id }) => id)),
  };
}
