import type { Graded } from '../../harness/model/result/grading.ts';
import { type Remark, remarksOf } from './remarks.ts';
import { linesOfSource } from './source-lines.ts';

/** A file of the student with the remarks about it. */
export interface AnnotatedFile {
  readonly name: string;
  /** Without their line breaks. */
  readonly lines: readonly string[];
  /** Whether lines are left out because the file is too long. */
  readonly isCut: boolean;
  readonly remarks: readonly Remark[];
}

const maxLines = 5000;
/** More remarks would hide the source. The lists have all of them. */
const maxRemarks = 200;

export function annotatedFiles(grading: Pick<Graded, 'sources' | 'findings' | 'undecided' | 'build'>): AnnotatedFile[] {
  const remarks = remarksOf(grading);
  return (grading.sources ?? []).map(({ name, text, cutAfterLine }) => {
    const all = linesOfSource(text);
    const lines = all.slice(0, maxLines);
    return {
      name,
      lines,
      isCut: cutAfterLine !== undefined || lines.length < all.length,
      remarks: remarks.filter(({ file, line }) => file === name && line <= lines.length).slice(0, maxRemarks),
    };
  });
}
