import { type Report, didYouMean } from '../../assignment/yaml/author-problem.ts';
import { isPlainNumber } from '../../assignment/yaml/number-spelling.ts';
import { placesInText } from '../../assignment/yaml/text-place.ts';
import { type Cell, type Row, isBlankRow, readTable } from '../../text/table.ts';
import type { OverrideEntry, Placed } from './override-entry.ts';

const columns = ['student', 'cluster', 'case', 'marks', 'total', 'excuse', 'comment'] as const;
type Column = (typeof columns)[number];

/** Reads `overrides.csv`: a header with some of the columns, then one entry on each row; empty cells are ignored. */
export function readCsvOverrides(name: string, source: string, report: Report): OverrideEntry[] {
  const at = placesInText(source);
  const read = readTable(source);
  if (read.kind === 'unclosed-quote') {
    report({
      file: name,
      place: at(read.offset),
      found: 'a quote that is never closed',
      expected: 'a closing quote',
      cure: 'add it where the text ends',
    });
    return [];
  }
  const [header = [], ...rows] = read.table.rows;
  const known = header.map((cell) => columnOf(name, cell, at, report));
  const entries = rows.filter((row) => !isBlankRow(row));
  for (const row of entries.filter(({ length }) => length > header.length)) {
    const found = `${row.length} cells`;
    const cure = 'put a text with commas in it into double quotes';
    report({ file: name, place: at(row[0]?.start ?? 0), found, expected: `at most ${header.length}`, cure });
  }
  return entries
    .filter(({ length }) => length <= header.length)
    .flatMap((row) => {
      let understood = true;
      const entry = entryOf(
        name,
        row,
        known,
        (cell) => at(cell.start),
        (problem) => {
          understood = false;
          report(problem);
        },
      );
      return understood ? [entry] : [];
    });
}

function columnOf(
  file: string,
  cell: Cell,
  at: (offset: number) => { line: number; column: number },
  report: Report,
): Column | undefined {
  const column = columns.find((one) => one === cell.text.trim().toLowerCase());
  if (column === undefined) {
    report({
      file,
      place: at(cell.start),
      found: `the column ${cell.text.trim()}`,
      expected: `some of ${columns.join(', ')}`,
      ...didYouMean(cell.text.trim(), columns),
    });
  }
  return column;
}

function entryOf(
  file: string,
  row: Row,
  header: readonly (Column | undefined)[],
  placeOf: (cell: Cell) => { line: number; column: number },
  report: Report,
): OverrideEntry {
  const first = row[0];
  const cellFor = (column: Column): Placed<string> | undefined => {
    const cell = row[header.indexOf(column)];
    const value = cell?.text.trim() ?? '';
    return cell === undefined || value === '' ? undefined : { value, place: placeOf(cell) };
  };
  const numberFor = (column: Column): Placed<number> | undefined => {
    const cell = cellFor(column);
    if (cell === undefined) return undefined;
    if (isPlainNumber(cell.value) && !cell.value.startsWith('-')) return { ...cell, value: Number(cell.value) };
    report({ file, place: cell.place, found: cell.value, expected: 'a number, 0 or more' });
    return undefined;
  };
  const [student, cluster, caseId, comment] = [
    cellFor('student'),
    cellFor('cluster'),
    cellFor('case'),
    cellFor('comment'),
  ];
  const [marks, total] = [numberFor('marks'), numberFor('total')];
  const excuse = excuseOf(file, cellFor('excuse'), report);
  return {
    place: first === undefined ? { line: 1, column: 1 } : placeOf(first),
    students: student === undefined ? [] : [student],
    ...(cluster === undefined ? {} : { cluster }),
    ...(caseId === undefined ? {} : { case: caseId }),
    ...(marks === undefined ? {} : { marks }),
    ...(total === undefined ? {} : { total }),
    ...(excuse === undefined ? {} : { excuse }),
    ...(comment === undefined ? {} : { comment }),
  };
}

function excuseOf(file: string, cell: Placed<string> | undefined, report: Report): Placed<true> | undefined {
  if (cell === undefined || cell.value.toLowerCase() === 'no') return undefined;
  if (cell.value.toLowerCase() === 'yes') return { place: cell.place, value: true };
  report({ file, place: cell.place, found: cell.value, expected: 'yes, no or an empty cell' });
  return undefined;
}
