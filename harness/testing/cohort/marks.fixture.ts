import { readTable } from '../../text/table.ts';

/** For tests: the marks in `marks.csv` by student id; empty if a student has none. */
export function marksIn(text: string): Record<string, string> {
  const [header = [], ...rows] = cellsOf(text);
  const [id, marks] = [header.indexOf('submission'), header.indexOf('marks')];
  return Object.fromEntries(rows.map((row) => [row[id] ?? '', row[marks] ?? '']));
}

/**
 * The expected text of a site's file with these marks in an empty column. This code is independent of the code under
 * test. It works only if every cell is quoted and contains no quote, as in the files of the invented class.
 */
export function columnFilled(
  text: string,
  column: string,
  marks: Readonly<Record<string, string>>,
): { readonly text: string; readonly count: number } {
  const between = text.includes('"\t"') ? '"\t"' : '","';
  const [header = '', ...rows] = text.split('\r\n');
  const place = header.replace('\uFEFF', '').slice(1, -1).split(between).indexOf(column);
  if (place === -1) throw new Error(`there is no column ${column}`);
  let count = 0;
  const filled = rows.map((row) => {
    const cells = row.slice(1, -1).split(between);
    const mark = cells.map((cell) => marks[cell] ?? '').find((one) => one !== '');
    if (mark === undefined) return row;
    count += 1;
    return `"${cells.with(place, mark).join(between)}"`;
  });
  return { text: [header, ...filled].join('\r\n'), count };
}

function cellsOf(text: string): string[][] {
  const read = readTable(text);
  if (read.kind !== 'table') throw new Error('the text is no table');
  return read.table.rows.map((row) => row.map((cell) => cell.text));
}
