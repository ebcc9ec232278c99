import { readNamedColumns } from '../../text/table.ts';
import { gathered } from '../gathered.ts';
import type { Student } from '../../model/submission/submission.ts';
import { siteTime } from '../time/site-time.ts';
import type { SiteTime } from '../time/site-time.ts';

/** What the table of `gh classroom assignment-grades` says about one repository. */
export interface RepositoryFacts {
  readonly students: readonly Student[];
  readonly group?: string;
  readonly submittedAt?: SiteTime;
}

/** Whether a file beside the clones may be the table of grades. */
export function mayBeGrades(path: string): boolean {
  return !path.includes('/') && /\.csv$/i.test(path);
}

/**
 * A table beside the folder of the clones, where `gh classroom` leaves it, is not read, and then no work is known to be
 * late. Undefined if there is no table.
 */
export function tableToMove(clones: string, beside: readonly string[]): string | undefined {
  const tables = beside.filter(mayBeGrades);
  if (tables.length === 0) return undefined;
  return `times, students and groups are read only from a table in ${clones}: move ${tables.join(' or ')} there`;
}

/** By the name of the repository; undefined if it is another table. */
export function readClassroomGrades(text: string): ReadonlyMap<string, RepositoryFacts> | undefined {
  const { columns, rows } = readNamedColumns(text);
  const column = (name: string) => columns.indexOf(name);
  const repository = column('student repository name');
  const username = column('github username');
  if (repository === -1 || username === -1) return undefined;
  const cell = (row: readonly string[], name: string) => row[column(name)] || undefined;
  const facts = new Map<string, RepositoryFacts>();
  for (const [name, own] of gathered(rows, (row) => row[repository] ?? '')) {
    const group = own.map((row) => cell(row, 'group name')).find((one) => one !== undefined);
    const submittedAt = own
      .map((row) => siteTime(cell(row, 'submission timestamp') ?? ''))
      .find((one) => one !== undefined);
    facts.set(name, {
      students: own.flatMap((row) => {
        const siteId = row[username];
        return siteId ? [{ id: cell(row, 'roster identifier') ?? siteId, siteId }] : [];
      }),
      ...(group === undefined ? {} : { group }),
      ...(submittedAt === undefined ? {} : { submittedAt }),
    });
  }
  return facts;
}
