import type { Ambiguous } from '../../model/result/grade-file.ts';
import type { Student } from '../../model/submission/submission.ts';
import type { KeyColumn } from '../gradebook-site.ts';

/** Rows of the site's file, matched with students of the run. */
export interface Matches<One> {
  readonly pairs: readonly { readonly row: number; readonly one: One }[];
  /** Rows without a student of the run. */
  readonly rowsLeft: readonly number[];
  /** Students without a row. */
  readonly onesLeft: readonly One[];
  /** Names that several rows or students have; nothing is written for them. */
  readonly ambiguous: readonly Ambiguous[];
}

/**
 * Matches by the most reliable key first, and only one row with one student. Two rows that claim the same student, or
 * two students with the same name, are set aside and never matched by a weaker key.
 */
export function matchStudents<One extends { readonly student: Student }>(
  rows: readonly { readonly row: number; readonly texts: readonly string[] }[],
  ones: readonly One[],
  keys: readonly KeyColumn[],
): Matches<One> {
  let rowsLeft = rows;
  let onesLeft = ones;
  const pairs: { row: number; one: One }[] = [];
  const ambiguous: Ambiguous[] = [];
  for (const { index, of, read = whole } of keys) {
    const rowsByKey = grouped(rowsLeft, ({ texts }) => read(texts[index] ?? ''));
    const settled = new Set<unknown>();
    for (const [key, claimed] of grouped(onesLeft, ({ student }) => of(student) ?? '')) {
      const claiming = rowsByKey.get(key);
      const [row, ...otherRows] = claiming ?? [];
      const [one, ...others] = claimed;
      if (claiming === undefined || row === undefined || one === undefined) continue;
      for (const each of [...claiming, ...claimed]) settled.add(each);
      if (otherRows.length + others.length === 0) pairs.push({ row: row.row, one });
      else
        ambiguous.push({ key, rows: claiming.map((each) => each.row), ids: claimed.map(({ student }) => student.id) });
    }
    rowsLeft = rowsLeft.filter((row) => !settled.has(row));
    onesLeft = onesLeft.filter((one) => !settled.has(one));
  }
  return { pairs, rowsLeft: rowsLeft.map(({ row }) => row), onesLeft, ambiguous };
}

/** Grouped by the key in lower case; things without a key are left out. */
function grouped<One>(all: readonly One[], keyOf: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) {
    const key = keyOf(one).trim().toLowerCase();
    if (key === '') continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
}

function whole(cell: string): string {
  return cell;
}
