import { renderFinalMarks } from '../../../reports/csv/render-final-marks.ts';
import { renderJunit } from '../../../reports/junit/render-junit.ts';
import { renderSarif } from '../../../reports/sarif/render-sarif.ts';
import type { Adjusted } from '../../model/overrides.ts';

export const textFormats = ['csv', 'junit', 'sarif'] as const;
export type TextFormat = (typeof textFormats)[number];

/** A whole class in one text. */
export function textReport(format: TextFormat, all: readonly Adjusted[]): string {
  const gradings = all.map(({ grading }) => grading);
  switch (format) {
    case 'csv':
      return renderFinalMarks(all);
    case 'junit':
      return renderJunit(gradings);
    case 'sarif':
      return renderSarif(gradings);
    default:
      return format satisfies never;
  }
}
