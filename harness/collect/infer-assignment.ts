import { closestName } from '../text/closest-name.ts';
import { baseName, matcherOf, nameMatches } from './name-match.ts';

export type InferredAssignment =
  | { readonly kind: 'inferred'; readonly id: string }
  /** One sentence that says what is wrong and what to do. */
  | {
      readonly kind: 'undecided';
      readonly problem: string;
      /** The assignments that fit equally well; absent if none fits. */
      readonly candidates?: readonly string[];
    };

export interface KnownAssignment {
  readonly id: string;
  readonly files: readonly string[];
}

/** The assignment whose files these are. The most certain kind of match decides, and then the number of files. */
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
    const candidates = [best, ...rivals].map((known) => known.id);
    const names = listed(fileNames.slice(0, maxNames).map(baseName), 'and');
    const problem = `${names} can be for ${listed(candidates, 'or')}; choose with --assignment ID`;
    return { kind: 'undecided', problem, candidates };
  }
  return { kind: 'undecided', problem: explainNone(fileNames, assignments) };
}

/** A message does not list more file names than this. */
const maxNames = 20;

function explainNone(fileNames: readonly string[], assignments: readonly KnownAssignment[]): string {
  if (fileNames.length === 0) return 'there is no file that shows the assignment; choose with --assignment ID';
  const known = assignments.flatMap(({ id, files }) => files.map((file) => ({ file, id })));
  const names = fileNames.slice(0, maxNames).map(baseName);
  const more = fileNames.length - names.length;
  const none = `no assignment asks for ${listed(more === 0 ? names : [...names, `${more} more`], 'or')}`;
  for (const name of names) {
    const closest = closestName(
      name,
      known.map(({ file }) => file),
    );
    const meant = known.find(({ file }) => file === closest);
    if (meant !== undefined) return `${none}; did you mean ${meant.file} (${meant.id})? If not, add --assignment ID`;
  }
  if (known.length === 0) return 'no assignments are installed';
  const files = listed([...new Set(known.map(({ file }) => file))], 'and');
  return `${none}; the known files are ${files}; rename yours or add --assignment ID`;
}

function listed(names: readonly string[], word: 'and' | 'or'): string {
  return names.length <= 1 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1) ?? ''}`;
}
