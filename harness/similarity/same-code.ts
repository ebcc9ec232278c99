import type { SubmissionCode } from './submission-code.ts';

/** Submissions whose code differs only in names, comments and layout; usually it is just one. */
export interface SameCode {
  readonly first: SubmissionCode;
  /** All of them, including the first one. */
  readonly members: readonly SubmissionCode[];
}

/** Groups equal submissions: a thousand equal files would otherwise be half a million pairs. */
export function sameCode(all: readonly SubmissionCode[]): SameCode[] {
  const groups = new Map<string, SubmissionCode[]>();
  for (const one of all) {
    const group = groups.get(one.digest);
    if (group === undefined) groups.set(one.digest, [one]);
    else group.push(one);
  }
  return [...groups.values()].flatMap((members) => members.slice(0, 1).map((first) => ({ first, members })));
}

/** The submissions on the two sides of a pair. */
export interface Sides {
  readonly left: readonly SubmissionCode[];
  readonly right: readonly SubmissionCode[];
}

/**
 * The sides of a pair, without submissions that would only be compared with those of the same student, who may have
 * handed in alone and in a group, or twice. Undefined if a side is empty.
 */
export function sidesOf(one: SameCode, other: SameCode): Sides | undefined {
  const left = one === other ? [one.first] : one.members.filter((member) => other.members.some(isByOthers(member)));
  const right = other.members.filter((member) => left.some(isByOthers(member)));
  return left.length === 0 || right.length === 0 ? undefined : { left, right };
}

function isByOthers({ people }: SubmissionCode): (other: SubmissionCode) => boolean {
  return (other) => !people.some((person) => other.people.includes(person));
}
