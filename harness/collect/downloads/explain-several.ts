import { join } from 'node:path';
import { hasAllOf } from './choose-class.ts';
import type { FoundClass } from './find-classes.ts';

const maxListed = 12;

/** Why nothing is graded, with a command for each of the classes that were found. */
export function explainSeveral(
  source: string,
  isZip: boolean,
  { found, students }: { readonly found: readonly FoundClass[]; readonly students: readonly string[] },
): string {
  const what = found.length === 1 ? 'a whole class' : `${found.length} classes`;
  const others =
    students.length === 0
      ? ''
      : ` and what may be the work of ${students.length === 1 ? 'one student' : `${students.length} students`}`;
  const cure = isZip ? 'Unzip it, and grade one class' : 'Grade one class';
  const listed = found
    .slice(0, maxListed)
    .flatMap((one) => entryFor(isZip && one.path !== '' ? one.path : join(source, one.path), one));
  return [
    `${source} holds ${what}${others}. ${cure} at a time, each with its own --out:`,
    ...listed,
    ...(found.length > maxListed ? [`  and ${found.length - maxListed} more`] : []),
    ...newerLines(found),
    ...(students.length === 0
      ? []
      : [`or the students alone (${namesOf(students)}):`, `  verbatim grade ${quoted(source)} --layout plain`]),
  ].join('\n');
}

function entryFor(path: string, { path: inside, layout, siteName, students, kind }: FoundClass): string[] {
  const amount = `${students} ${students === 1 ? 'student' : 'students'}`;
  // The files beside the others have no folder of their own that could be named.
  const only = inside === '' ? ` --layout ${layout}` : '';
  return [
    `  verbatim grade ${quoted(path)}${only}`,
    `      ${kind === 'zip' ? 'zip' : 'folder'}, ${siteName}, ${amount}`,
  ];
}

/** A second download of an assignment has all of the first one, and what was handed in since. */
function newerLines(found: readonly FoundClass[]): string[] {
  return found.flatMap((one) =>
    found
      .filter((other) => other !== one && other.members.size < one.members.size && hasAllOf(one, other))
      .map((other) => `${nameOf(one)} has everything that ${nameOf(other)} has: it is the newer download.`),
  );
}

function nameOf({ path }: FoundClass): string {
  return path === '' ? 'what is unpacked' : legible(path);
}

function namesOf(students: readonly string[]): string {
  const named = students.slice(0, maxListed).map(legible);
  return [...named, ...(students.length > maxListed ? ['…'] : [])].join(', ');
}

/** For a shell of Unix; names that need no quotes stay as they are. */
function quoted(path: string): string {
  const safe = legible(path);
  return /^[\w./,:@%+=~-]+$/.test(safe) ? safe : `'${safe.replaceAll("'", `'\\''`)}'`;
}

/** Whoever named a file may have put into its name what moves the cursor of a terminal. */
function legible(text: string): string {
  return text.replaceAll(/\p{C}/gu, '?');
}
