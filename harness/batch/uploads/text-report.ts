import { renderFinalMarks } from '../../../reports/csv/render-final-marks.ts';
import { renderJunit } from '../../../reports/junit/render-junit.ts';
import { renderSarif } from '../../../reports/sarif/render-sarif.ts';
import type { Adjusted } from '../../model/result/overrides.ts';
import type { Decided } from '../decisions/decide.ts';
import type { TextFormat } from './text-formats.ts';

/** The report of a whole class as one text. */
export function textReport(format: TextFormat, { all, absent }: Decided): string {
  // Each submission appears once, even if some members of a group have decisions of their own.
  const gradings = all.filter(({ alone }, at) => alone !== true || isFirst(all, at)).map(({ grading }) => grading);
  switch (format) {
    case 'csv':
      return renderFinalMarks(all, absent);
    case 'junit':
      return renderJunit(gradings);
    case 'sarif':
      return renderSarif(gradings);
    default:
      return format satisfies never;
  }
}

/** Whether no earlier entry is of the same submission. */
function isFirst(all: readonly Adjusted[], at: number): boolean {
  return all.findIndex(({ automatic }) => automatic.submission === all[at]?.automatic.submission) === at;
}
