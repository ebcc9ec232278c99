import type { CollectedWork } from '../../collect/assemble-work.ts';
import type { RosterCheck } from '../../model/submission/intake.ts';
import type { Student } from '../../model/submission/submission.ts';

/** The students of a work, if the class list knows them: an unknown id may be a number of the course site. */
export function listedStudents(
  { id, facts }: Pick<CollectedWork, 'id' | 'facts'>,
  roster: RosterCheck | undefined,
): { readonly students?: readonly Student[] } {
  const { members } = facts;
  if (roster === undefined || members === undefined) return {};
  return roster.unknown.some(({ submission }) => submission === id) ? {} : { students: members };
}
