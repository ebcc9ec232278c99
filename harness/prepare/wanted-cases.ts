import type { Assignment } from '../model/assignment/assignment.ts';
import { closestName } from '../text/closest-name.ts';
import { UsageError } from '../model/usage-error.ts';

/** The cases that `--only` names: one id, or a prefix such as `functions/gridState`. */
export function caseFilter(assignment: Assignment, only: string): (caseId: string) => boolean {
  const { calls, sessions, conversations, properties } = assignment;
  const ids = [...calls, ...sessions, ...conversations, ...properties].map(({ id }) => id);
  const matches = (id: string) => id === only || id.startsWith(`${only}/`);
  if (ids.some(matches)) return matches;
  const closest = closestName(only, [...ids, ...new Set(ids.map((id) => id.slice(0, id.lastIndexOf('/'))))]);
  throw new UsageError(
    `${assignment.id} has no case "${only}"; ${closest === undefined ? `its cases begin with ${groupsOf(ids)}` : `did you mean ${closest}?`}`,
  );
}

function groupsOf(ids: readonly string[]): string {
  return [...new Set(ids.map((id) => `${id.slice(0, id.indexOf('/'))}/`))].join(', ');
}
