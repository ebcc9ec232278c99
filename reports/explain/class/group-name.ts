import type { GroupId } from '../../../harness/model/assignment/assignment.ts';

export interface GroupName {
  readonly name: string;
  /** For narrow tables. */
  readonly short: string;
  readonly one: string;
  readonly many: string;
}

/** What the groups of a marking scheme are called, and what their cases are. */
export const groupNames: Readonly<Record<GroupId, GroupName>> = {
  functions: { name: 'Functions', short: 'func', one: 'call', many: 'calls' },
  transcripts: { name: 'Sessions', short: 'sess', one: 'session', many: 'sessions' },
  properties: { name: 'Random runs', short: 'rand', one: 'kind of run', many: 'kinds of run' },
  policy: { name: 'Course rules', short: 'rules', one: 'finding', many: 'findings' },
};
