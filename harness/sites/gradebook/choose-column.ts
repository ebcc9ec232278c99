import type { NoColumn } from '../../model/result/grade-file.ts';
import { closestName } from '../../text/closest-name.ts';
import type { GradeColumn } from '../gradebook-site.ts';

export type ChosenColumn = { readonly kind: 'column'; readonly column: GradeColumn } | NoColumn;

/** The only column for grades, or the wanted one. Guessing could put marks into the column of another exercise. */
export function chooseColumn(columns: readonly GradeColumn[], wanted: string | undefined): ChosenColumn {
  const candidates = columns.map(({ header }) => header.trim());
  if (wanted === undefined) return only(columns, candidates, undefined);
  const exact = columns.filter(({ header }) => header.trim() === wanted.trim());
  const fitting = exact.length > 0 ? exact : columns.filter(({ names }) => names.some((name) => same(name, wanted)));
  if (fitting.length > 0) {
    return only(
      fitting,
      fitting.map(({ header }) => header.trim()),
      wanted,
    );
  }
  if (columns.length === 0) return { kind: 'no-column' };
  const close = closestName(
    wanted,
    columns.flatMap(({ names }) => names),
  );
  const closest = columns.find(({ names }) => close !== undefined && names.includes(close))?.header.trim();
  return { kind: 'unknown-column', wanted, candidates, ...(closest === undefined ? {} : { closest }) };
}

function only(
  columns: readonly GradeColumn[],
  candidates: readonly string[],
  wanted: string | undefined,
): ChosenColumn {
  const [column, ...others] = columns;
  if (column === undefined) return { kind: 'no-column' };
  if (others.length === 0) return { kind: 'column', column };
  return { kind: 'several-columns', candidates, ...(wanted === undefined ? {} : { wanted }) };
}

function same(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
