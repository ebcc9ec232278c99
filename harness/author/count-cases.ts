import type { Assignment } from '../model/assignment/assignment.ts';

/** How much there is of each kind of case. */
export interface CaseCounts {
  readonly calls: number;
  readonly sessions: number;
  readonly conversations: number;
  readonly randomRuns: number;
}

export function countCases({ calls, sessions, conversations, properties }: Assignment): CaseCounts {
  return {
    calls: calls.length,
    sessions: sessions.length,
    conversations: conversations.length,
    randomRuns: properties.reduce((sum, { runs }) => sum + runs, 0),
  };
}
