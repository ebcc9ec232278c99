import { join } from 'node:path';
import { hasAllOf } from './choose-class.ts';
import type { FoundClass } from './find-classes.ts';

const maxListed = 12;

/** Explains why nothing is graded, with a command for each class that was found. */
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
      : [`or grade only the students (${namesOf(students)}):`, `  verbatim grade ${quoted(source)} --layout plain`]),
  ].join('\n');
}

function entryFor(path: string, { path: inside, layout, siteName, students, kind }: FoundClass): string[] {
  const amount = `${students} ${students === 1 ? 'student' : 'students'}`;
  // Files that are directly in the source have no folder that could be named.
  const only = inside === '' ? ` --layout ${layout}` : '';
  return [
    `  verbatim grade ${quoted(path)}${only}`,
    `      ${kind === 'zip' ? 'zip' : 'folder'}, ${siteName}, ${amount}`,
  ];
}

/** A second download of an assignment contains the first one, and what was handed in since. */
function newerLines(found: readonly FoundClass[]): string[] {
  return found.flatMap((one) =>
    found
      .filter((other) => other !== one && other.members.size < one.members.size && hasAllOf(one, other))
      .map((other) => `${nameOf(one)} contains everything in ${nameOf(other)}, so it is the newer download.`),
  );
}

function nameOf({ path }: FoundClass): string {
  return path === '' ? 'the unpacked download' : legible(path);
}

function namesOf(students: readonly string[]): string {
  const named = students.slice(0, maxListed).map(legible);
  return [...named, ...(students.length > maxListed ? ['…'] : [])].join(', ');
}

/** Quoted for a Unix shell; names that need no quotes stay unchanged. */
function quoted(path: string): string {
  const safe = legible(path);
  return /^[\w./,:@%+=~-]+$/.test(safe) ? safe : `'${safe.replaceAll("'", `'\\''`)}'`;
}

/** File names may contain control characters that move the cursor of a terminal. */
function legible(text: string): string {
  return text.replaceAll(/\p{C}/gu, '?');
}
