import type { GroupId } from '../../../harness/model/assignment/assignment.ts';

export interface GroupName {
  readonly name: string;
  readonly one: string;
  readonly many: string;
}

/** The names of the groups of a marking scheme, and the words for their cases. */
export const groupNames: Readonly<Record<GroupId, GroupName>> = {
  functions: { name: 'Functions', one: 'call', many: 'calls' },
  transcripts: { name: 'Sessions', one: 'session', many: 'sessions' },
  properties: { name: 'Random runs', one: 'kind of run', many: 'kinds of run' },
  policy: { name: 'Course rules', one: 'finding', many: 'findings' },
};
