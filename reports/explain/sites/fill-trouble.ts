import type { FillProblem, SiteId } from '../../../harness/model/result/grade-file.ts';
import { listed } from '../../phrases/count.ts';
import { marksText } from '../marks.ts';
import { plain } from '../../phrases/quote.ts';

const siteFiles: Readonly<Record<SiteId, string>> = {
  blackboard: 'a grade file of Blackboard (a column Username, and columns whose headers end in |number)',
  canvas: 'a gradebook of Canvas (its first columns are Student and ID, and there is a column Section)',
  moodle: 'a grading worksheet of Moodle (it has columns Identifier and Grade)',
};

/** Why the file cannot be filled, and what to do. The words continue after the name of the file. */
export function explainFillProblem(trouble: FillProblem): string {
  switch (trouble.kind) {
    case 'empty-file':
      return 'is empty: download it again';
    case 'unclosed-quote':
      return `has a quote on line ${trouble.line} that is never closed: download it again`;
    case 'other-site':
      return `is not ${siteFiles[trouble.site]}. Its header: ${headerText(trouble.header)}`;
    case 'unknown-site':
      return `is from no known course site: it is not ${Object.values(siteFiles).join(', not ')}. Its header: ${headerText(trouble.header)}`;
    case 'no-column':
      return 'has no column for the marks: make one on the course site, then download the file again';
    case 'several-columns':
      return `has several columns for marks: choose one with --column. ${candidates(trouble.candidates)}`;
    case 'unknown-column':
      return `has no column for marks named ${plain(trouble.wanted, 80)}${trouble.closest === undefined ? '.' : `; did you mean ${plain(trouble.closest, 80)}?`} ${candidates(trouble.candidates)}`;
    case 'ragged-row':
      return `has ${trouble.cells} cells in row ${trouble.row} and ${trouble.header} in its header: a mark would get into the wrong column. Download it again`;
    case 'other-full-marks':
      return `has ${marksText(trouble.inFile)} as full marks in the column ${plain(trouble.column, 80)}, the grading ${marksText(trouble.inAssignment)}: change one of them, or add --scale`;
    default:
      return trouble satisfies never;
  }
}

function candidates(headers: readonly string[]): string {
  return `The columns are: ${listed(headers.map((header) => plain(header, 80)))}`;
}

function headerText(header: readonly string[]): string {
  return plain(header.join(', '), 200);
}
