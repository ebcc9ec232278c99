import { renderGradescope } from '../../../reports/gradescope/render-gradescope.ts';
import { encodedName } from '../../../reports/html/file-name.ts';
import type { Adjusted } from '../../model/overrides.ts';

export interface GradescopeFiles {
  readonly files: readonly { readonly submission: string; readonly path: string; readonly text: string }[];
  /** Excused, or not graded: Gradescope has no word for either, and 0 would be a mark. */
  readonly without: readonly string[];
}

/** A `results.json` for each submission that has marks from its cases. */
export function gradescopeFiles(all: readonly Adjusted[]): GradescopeFiles {
  const files = all.flatMap(({ grading, mark, comments }) =>
    grading.status === 'graded' && mark.kind === 'marks'
      ? [
          {
            submission: grading.submission,
            path: `${encodedName(grading.submission)}/results.json`,
            text: renderGradescope(grading, comments),
          },
        ]
      : [],
  );
  const written = new Set(files.map(({ submission }) => submission));
  return { files, without: all.map(({ automatic }) => automatic.submission).filter((id) => !written.has(id)) };
}
