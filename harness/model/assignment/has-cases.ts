import type { Assignment } from './assignment.ts';

export type Cases = Pick<Assignment, 'calls' | 'sessions' | 'conversations' | 'properties'>;

/** Whether anything runs a student's program. */
export function hasCases({ calls, sessions, conversations, properties }: Cases): boolean {
  return [calls, sessions, conversations, properties].some((cases) => cases.length > 0);
}
