import { closestName } from '../text/closest-name.ts';
import { baseName, matcherOf, nameMatches } from './name-match.ts';

export type InferredAssignment =
  | { readonly kind: 'inferred'; readonly id: string }
  /** One sentence with its cure. */
  | { readonly kind: 'undecided'; readonly problem: string };

export interface KnownAssignment {
  readonly id: string;
  readonly files: readonly string[];
}

/** The assignment whose files these are. The surest kind of match decides, and among equals the number of files. */
export function inferAssignment(
  fileNames: readonly string[],
  assignments: readonly KnownAssignment[],
): InferredAssignment {
  const matchers = fileNames.map(matcherOf);
  for (const certainty of nameMatches) {
    const matching = (known: KnownAssignment) =>
      known.files.filter((expected) => matchers.some((match) => match(expected) === certainty)).length;
    const most = Math.max(0, ...assignments.map(matching));
    if (most === 0) continue;
    const [best, ...rivals] = assignments.filter((known) => matching(known) === most);
    if (best === undefined) continue;
    if (rivals.length === 0) return { kind: 'inferred', id: best.id };
    const ids = listed([best, ...rivals].map((known) => known.id));
    return {
      kind: 'undecided',
      problem: `${listed(fileNames.slice(0, maxNames).map(baseName))} can belong to ${ids}; say --assignment ID`,
    };
  }
  return { kind: 'undecided', problem: belongsToNone(fileNames, assignments) };
}

/** Those who hand in more files than these have seen by then what is wrong. */
const maxNames = 20;

function belongsToNone(fileNames: readonly string[], assignments: readonly KnownAssignment[]): string {
  if (fileNames.length === 0) return 'there is no file to tell the assignment by; say --assignment ID';
  const known = assignments.flatMap(({ id, files }) => files.map((file) => ({ file, id })));
  const names = fileNames.slice(0, maxNames).map(baseName);
  const more = fileNames.length - names.length;
  const told = more === 0 ? names : [...names, `${more} more`];
  const belongs = `${listed(told)} ${names.length === 1 ? 'belongs' : 'belong'} to no assignment`;
  for (const name of names) {
    const closest = closestName(
      name,
      known.map(({ file }) => file),
    );
    const meant = known.find(({ file }) => file === closest);
    if (meant !== undefined) return `${belongs}; did you mean ${meant.file} (${meant.id})? or say --assignment ID`;
  }
  if (known.length === 0) return `${belongs}, as there is none`;
  return `${belongs}; the known files are ${listed([...new Set(known.map(({ file }) => file))])}; rename yours or say --assignment ID`;
}

function listed(names: readonly string[]): string {
  return names.length <= 1 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
