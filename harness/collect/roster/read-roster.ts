import type { Student } from '../../model/submission/submission.ts';
import { isTestStudent } from '../../model/submission/test-student.ts';
import { readNamedColumns } from '../../text/table.ts';
import { siteTime } from '../../sites/time/site-time.ts';
import type { SiteTime } from '../../sites/time/site-time.ts';

export interface RosterEntry {
  readonly student: Student;
  /** All ids by which a site may know the student, in lower case. */
  readonly keys: readonly string[];
  readonly group?: string;
  /** Moodle's worksheet has times, while its zip has none. */
  readonly submittedAt?: SiteTime;
}

export type ReadRoster =
  | { readonly kind: 'read'; readonly entries: readonly RosterEntry[] }
  /** What is wrong and what to do; continues a sentence that begins with the name of the file. */
  | { readonly kind: 'unusable'; readonly problem: string };

/** Columns that can identify a student; the one with the best ids first. */
const idColumns = [
  'student id',
  'sid',
  'student number',
  'id number',
  'university id',
  'sis user id',
  'roster identifier',
  'sis login id',
  'username',
  'user name',
  'login',
  'login id',
  'id',
  'github username',
  'identifier',
];
const nameColumns = ['name', 'full name', 'student', 'student name'];
const firstNames = ['first name', 'firstname', 'given name'];
const lastNames = ['last name', 'lastname', 'surname', 'family name'];
const emailColumns = ['email', 'e mail', 'email address', 'mail'];
const groupColumns = ['group', 'group name', 'team'];
const timeColumns = ['last modified submission', 'submitted at', 'submission timestamp'];

/** Reads a class list, which may be the grade file of the course site. */
export function readRoster(text: string): ReadRoster {
  const { columns, rows } = readNamedColumns(text);
  const ids = idColumns.filter((name) => columns.includes(name));
  if (ids.length === 0) {
    const found = columns.length === 0 ? 'it is empty' : `its columns are ${columns.join(', ')}`;
    return {
      kind: 'unusable',
      problem: `has no column that identifies students (${found}); rename one of them to id, student id, username, login or SIS user id`,
    };
  }
  const cellOf = (row: readonly string[]) => (names: readonly string[]) =>
    names.map((name) => row[columns.indexOf(name)]).find((cell) => cell !== undefined && cell !== '');
  return { kind: 'read', entries: rows.flatMap((row) => entryOf(cellOf(row), ids)) };
}

function entryOf(cell: (names: readonly string[]) => string | undefined, ids: readonly string[]): RosterEntry[] {
  const id = cell(ids);
  // Canvas has a row of points, without an id, between the header and the students.
  if (id === undefined) return [];
  const first = cell(firstNames);
  const last = cell(lastNames);
  const name = first !== undefined && last !== undefined ? `${first} ${last}` : (cell(nameColumns) ?? last ?? first);
  if ([id, name ?? ''].some(isTestStudent)) return [];
  const email = cell(emailColumns);
  const group = cell(groupColumns);
  const submittedAt = siteTime(cell(timeColumns) ?? '');
  const siteId = cell(['identifier', 'id']);
  const keys = [...ids.map((column) => cell([column])), email].flatMap((key) =>
    key === undefined ? [] : [keyOf(key)],
  );
  return [
    {
      student: {
        id: bare(id),
        ...(name === undefined ? {} : { name }),
        ...(email === undefined ? {} : { email }),
        ...(siteId === undefined || bare(siteId) === bare(id) ? {} : { siteId: bare(siteId) }),
      },
      keys: [...new Set(keys)],
      ...(group === undefined ? {} : { group }),
      ...(submittedAt === undefined ? {} : { submittedAt }),
    },
  ];
}

/** Moodle's worksheet has "Participant 12345" for 12345 in its zip. */
function bare(id: string): string {
  return id.replace(/^participant\s+(?=\d+$)/i, '');
}

export function keyOf(text: string): string {
  return bare(text.trim()).toLowerCase();
}
