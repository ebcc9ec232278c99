import { readTable } from '../../text/table.ts';

/** For tests: the marks of a class by student id, as they stand in `marks.csv`; empty where there are none. */
export function marksIn(text: string): Record<string, string> {
  const [header = [], ...rows] = cellsOf(text);
  const [id, marks] = [header.indexOf('submission'), header.indexOf('marks')];
  return Object.fromEntries(rows.map((row) => [row[id] ?? '', row[marks] ?? '']));
}

/**
 * What the site's file must be with these marks in a column that was empty: written by other code than what fills it,
 * and for files only in which every cell has quotes and no cell a quote, as those of the invented class.
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
  if (read.kind !== 'table') throw new Error('this is no table');
  return read.table.rows.map((row) => row.map((cell) => cell.text));
}
