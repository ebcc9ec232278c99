import type { Student } from '../../model/submission/submission.ts';
import { isBlankRow } from '../../text/table.ts';
import { type Matches, matchStudents } from './match-students.ts';
import type { Sheet } from './sheet.ts';
import type { Site } from '../gradebook-site.ts';

/** Matches the rows of a site's file with the students of the run; rows that are not about a student are ignored. */
export function matchSheet<One extends { readonly student: Student }>(
  { table, texts }: Sheet,
  site: Site,
  ones: readonly One[],
): Matches<One> {
  const rows = texts.rows.flatMap((cells, row) =>
    isBlankRow(table.rows[row + 1] ?? []) || !site.isStudent(texts.header, cells) ? [] : [{ row, texts: cells }],
  );
  return matchStudents(rows, ones, site.keys(texts.header));
}
