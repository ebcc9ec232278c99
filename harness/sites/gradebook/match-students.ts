import type { Ambiguous } from '../../model/result/grade-file.ts';
import type { Student } from '../../model/submission/submission.ts';
import type { KeyColumn } from '../gradebook-site.ts';

/** Rows of the site's file and students of ours, joined. Indexes of rows are those that were given. */
export interface Matches<One> {
  readonly pairs: readonly { readonly row: number; readonly one: One }[];
  /** Nobody of ours. */
  readonly rowsLeft: readonly number[];
  /** Nobody in the file. */
  readonly onesLeft: readonly One[];
  /** One name for several: nobody can tell, so nothing is written. */
  readonly ambiguous: readonly Ambiguous[];
}

/**
 * Joins by the surest key first. Only what is one and one is joined; two rows that claim the same student, or two
 * students with one name, are set aside and never joined by a weaker key.
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

/** By the key in small letters; what has none is left out. */
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
