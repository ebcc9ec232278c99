import type { RosterCheck, UnknownStudent } from '../../model/submission/intake.ts';
import type { Person } from '../../model/submission/people.ts';
import type { Student } from '../../model/submission/submission.ts';
import type { SiteWork } from '../../sites/layout.ts';
import { keyOf } from './read-roster.ts';
import type { RosterEntry } from './read-roster.ts';
import { spellings, squeezed } from './same-name.ts';

export interface Identified {
  readonly work: SiteWork;
  readonly students: readonly Student[];
  readonly entries: readonly RosterEntry[];
  /** The students of the work who are not on the roster. */
  readonly unknown: readonly Student[];
}

/** Finds the students of each work on the roster: by the ids of the site, then by a name that only one student has. */
export function identify(works: readonly SiteWork[], roster: readonly RosterEntry[]): Identified[] {
  const byKey = uniquely(roster, ({ keys }) => keys);
  const byName = uniquely(roster, ({ student }) => spellings(student.name ?? ''));
  const find = ({ id, siteId, email, name = '' }: Student): RosterEntry | undefined =>
    [id, siteId, email]
      .map((key) => (key === undefined ? undefined : byKey.get(keyOf(key))))
      .find((entry) => entry !== undefined) ??
    spellings(name)
      .map((spelling) => byName.get(spelling))
      .find((entry) => entry !== undefined);

  return works.map((work) => {
    const group = groupMembers(work, roster);
    if (group.length > 0) {
      const name = group[0]?.group;
      const named = name === undefined ? work : { ...work, group: name };
      return { work: named, students: group.map(({ student }) => student), entries: group, unknown: [] };
    }
    const found = work.students.map((student) => ({ student, entry: find(student) }));
    return {
      work,
      students: found.map(({ student, entry }) =>
        entry === undefined ? student : { ...student, ...withSite(entry.student, student) },
      ),
      entries: found.flatMap(({ entry }) => (entry === undefined ? [] : [entry])),
      unknown: found.flatMap(({ student, entry }) => (entry === undefined ? [student] : [])),
    };
  });
}

/** The site's own id replaces that of the roster, because uploads to the site need it. */
function withSite(student: Student, site: Student | undefined): Student {
  return site?.siteId === undefined ? student : { ...student, siteId: site.siteId };
}

/** If the site names only the group of a work, its members are found on the roster. */
function groupMembers({ students, group }: SiteWork, roster: readonly RosterEntry[]): RosterEntry[] {
  const [only, ...others] = students;
  if (only === undefined || others.length > 0) return [];
  const names = [group, only.name, only.id].flatMap((name) => (name ? [squeezed(name)] : []));
  return roster.filter((entry) => entry.group !== undefined && names.includes(squeezed(entry.group)));
}

/** The entries by each of their keys, without keys that several entries have. */
function uniquely(
  roster: readonly RosterEntry[],
  keysOf: (entry: RosterEntry) => readonly string[],
): Map<string, RosterEntry> {
  const found = new Map<string, RosterEntry>();
  const shared = new Set<string>();
  for (const entry of roster) {
    for (const key of new Set(keysOf(entry))) {
      if (key === '') continue;
      if (found.has(key)) shared.add(key);
      found.set(key, entry);
    }
  }
  for (const key of shared) found.delete(key);
  return found;
}

/** Finds students on the roster without a submission, and students with a submission who are not on the roster. */
export function compareWithRoster(
  identified: readonly (Identified & { readonly submission: string })[],
  roster: readonly RosterEntry[],
): RosterCheck {
  const present = new Set(identified.flatMap(({ entries }) => entries));
  const missing = roster.filter((entry) => !present.has(entry)).map(({ student }) => student);
  // No similar id is proposed for them: it would be the id of another student.
  const unknown = identified.flatMap(({ submission, unknown: strangers }) =>
    strangers.map((student): UnknownStudent => ({ submission, student })),
  );
  return { listed: roster.length, missing, unknown };
}

/** All students on the roster, with their names and their submissions. */
export function listedPeople(
  identified: readonly (Identified & { readonly submission: string })[],
  roster: readonly RosterEntry[],
): Person[] {
  const submissions = new Map(
    identified.flatMap(({ submission, entries }) => entries.map((entry) => [entry, submission] as const)),
  );
  return roster.map((entry) => {
    const submission = submissions.get(entry);
    return { student: entry.student, ...(submission === undefined ? {} : { submission }), names: entry.keys };
  });
}
