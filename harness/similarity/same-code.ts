import type { SubmissionCode } from './submission-code.ts';

/** Submissions whose code is the same but for names, comments and layout; most often it is only one. */
export interface SameCode {
  readonly first: SubmissionCode;
  /** The first one, too. */
  readonly members: readonly SubmissionCode[];
}

/** One stands for all that are the same: a thousand equal files would otherwise be half a million pairs. */
export function sameCode(all: readonly SubmissionCode[]): SameCode[] {
  const groups = new Map<string, SubmissionCode[]>();
  for (const one of all) {
    const group = groups.get(one.digest);
    if (group === undefined) groups.set(one.digest, [one]);
    else group.push(one);
  }
  return [...groups.values()].flatMap((members) => members.slice(0, 1).map((first) => ({ first, members })));
}

/** Who is on either side of a pair; undefined where nobody is left who is not on both. */
export interface Sides {
  readonly left: readonly SubmissionCode[];
  readonly right: readonly SubmissionCode[];
}

/** Nobody is compared with himself or herself: a student may have handed in alone and in a group, or twice. */
export function sidesOf(one: SameCode, other: SameCode): Sides | undefined {
  const left =
    one === other ? [one.first] : one.members.filter((member) => other.members.some(isBySomebodyElse(member)));
  const right = other.members.filter((member) => left.some(isBySomebodyElse(member)));
  return left.length === 0 || right.length === 0 ? undefined : { left, right };
}

function isBySomebodyElse({ people }: SubmissionCode): (other: SubmissionCode) => boolean {
  return (other) => !people.some((person) => other.people.includes(person));
}
