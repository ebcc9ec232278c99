import { type Table, readTable } from '../../text/table.ts';
import type { FillProblem } from '../../model/result/grade-file.ts';
import type { SheetTexts } from '../gradebook-site.ts';
import { type DecodedText, decodeText } from '../../text/text-encoding.ts';

/** A downloaded file, parsed: `texts.rows[n]` has the texts of `table.rows[n + 1]`. */
export interface Sheet {
  readonly decoded: DecodedText;
  readonly table: Table;
  readonly texts: SheetTexts;
}

export type ReadSheet =
  | { readonly kind: 'sheet'; readonly sheet: Sheet }
  | { readonly kind: 'refused'; readonly problem: FillProblem };

export function readSheet(bytes: Uint8Array): ReadSheet {
  const decoded = decodeText(bytes);
  const read = readTable(decoded.text);
  if (read.kind === 'unclosed-quote') {
    const line = decoded.text.slice(0, read.offset).split(/\r\n|\r|\n/).length;
    return { kind: 'refused', problem: { kind: 'unclosed-quote', line } };
  }
  const [header, ...rows] = read.table.rows.map((row) => row.map(({ text }) => text));
  if (header === undefined) return { kind: 'refused', problem: { kind: 'empty-file' } };
  return { kind: 'sheet', sheet: { decoded, table: read.table, texts: { header, rows } } };
}
