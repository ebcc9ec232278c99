import { chooseColumn } from './choose-column.ts';
import { editCells } from './edit-cells.ts';
import type { FillReport, FillProblem } from '../../model/result/grade-file.ts';
import { reportOf } from './fill-report.ts';
import { matchSheet } from './match-sheet.ts';
import { type PlanOptions, planCells } from './plan-cells.ts';
import { readSheet } from './sheet.ts';
import type { Site } from '../gradebook-site.ts';
import type { StudentMark } from './student-mark.ts';
import { encodeText } from '../../text/text-encoding.ts';

export interface FillOptions extends PlanOptions {
  /** The column for the marks, if the file has several: its header, its title or its number. */
  readonly column?: string;
}

export type Filling =
  | { readonly kind: 'filled'; readonly bytes: Uint8Array; readonly report: FillReport }
  /** Nothing was written. */
  | { readonly kind: 'refused'; readonly problem: FillProblem };

/** Puts marks into the grade file of the site. Only the cells of the marks and of the feedback change. */
export function fillTemplate(
  bytes: Uint8Array,
  site: Site,
  marks: readonly StudentMark[],
  options: FillOptions = {},
): Filling {
  const read = readSheet(bytes);
  if (read.kind === 'refused') return read;
  const { decoded, table, texts } = read.sheet;
  if (!site.recognises(texts.header)) {
    return { kind: 'refused', problem: { kind: 'other-site', site: site.id, header: texts.header } };
  }
  const chosen = chooseColumn(site.gradeColumns(texts.header), options.column);
  if (chosen.kind !== 'column') return { kind: 'refused', problem: chosen };
  const matches = matchSheet(read.sheet, site, marks);
  const plan = planCells(read.sheet, site, chosen.column, matches, options);
  if (plan.kind === 'refused') return plan;
  const edits = plan.changes.flatMap((change) => change.edits);
  return {
    kind: 'filled',
    bytes: encodeText({ ...decoded, text: editCells(decoded.text, table.delimiter, edits) }),
    report: reportOf(read.sheet, site, chosen.column, matches, plan.changes),
  };
}
