import type { Row } from '../../text/table.ts';
import type { CellEdit } from './edit-cells.ts';
import type { Site } from '../gradebook-site.ts';

export interface FeedbackEdits {
  /** Whether the cell had another text, which is kept: a person may have written it. */
  readonly kept: boolean;
  readonly edits: readonly CellEdit[];
}

export function feedbackEdits(
  site: Site,
  header: readonly string[],
  cells: Row,
  sentences: readonly string[],
): FeedbackEdits {
  const columns = site.feedback(header);
  const cell = columns === undefined ? undefined : cells[columns.index];
  if (columns === undefined || cell === undefined || sentences.length === 0) return { kept: false, edits: [] };
  const text = columns.text(sentences);
  if (cell.text.trim() !== '') return { kept: cell.text !== text, edits: [] };
  const format = columns.format === undefined ? undefined : cells[columns.format.index];
  return {
    kept: false,
    edits: [
      { cell, text },
      ...(format === undefined || columns.format === undefined ? [] : [{ cell: format, text: columns.format.text }]),
    ],
  };
}
