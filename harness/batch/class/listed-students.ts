import type { CollectedWork } from '../../collect/assemble-work.ts';
import type { RosterCheck } from '../../model/submission/intake.ts';
import type { Student } from '../../model/submission/submission.ts';

/** Those who handed a work in, where the class list knows them: the numbers of a course site are no student ids. */
export function listedStudents(
  { id, facts }: Pick<CollectedWork, 'id' | 'facts'>,
  roster: RosterCheck | undefined,
): { readonly students?: readonly Student[] } {
  const { members } = facts;
  if (roster === undefined || members === undefined) return {};
  return roster.unknown.some(({ submission }) => submission === id) ? {} : { students: members };
}
