import type { SubmissionCode } from './submission-code.ts';

/** Submissions whose code is the same but for names, comments and layout; most often it is only one. */
export interface SameCode {
  readonly first: SubmissionCode;
  /** Those of them that are not by somebody of the first. */
  readonly others: readonly SubmissionCode[];
}

/** One stands for all that are the same: a thousand equal files would otherwise be half a million pairs. */
export function sameCode(all: readonly SubmissionCode[]): SameCode[] {
  const groups = new Map<string, SubmissionCode[]>();
  for (const one of all) groups.set(one.digest, [...(groups.get(one.digest) ?? []), one]);
  return [...groups.values()].flatMap(([first, ...rest]) =>
    first === undefined ? [] : [{ first, others: rest.filter((other) => !haveSomebodyInCommon(first, other)) }],
  );
}

/** A student who handed in alone and in a group, or twice. */
export function haveSomebodyInCommon(one: SubmissionCode, other: SubmissionCode): boolean {
  return one.people.some((person) => other.people.includes(person));
}
