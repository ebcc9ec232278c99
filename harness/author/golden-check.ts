import { isDeepStrictEqual } from 'node:util';
import type { Assignment } from '../model/assignment/assignment.ts';
import type { ExpectedCall, Reference } from '../model/assignment/reference.ts';
import { playSession } from '../model/assignment/play-session.ts';
import { typedLines } from '../model/assignment/transcript.ts';
import type { Truth } from '../model/assignment/truth.ts';
import { formatValue } from '../model/assignment/value.ts';
import { attempt, sessionDifference } from './disagreement.ts';
import { conversationDisagreements } from './conversation-check.ts';

/**
 * Golden cases whose answer differs from the reference's: one of the two is wrong. Each with its id and the first
 * difference. `truth` is whose answers these are.
 */
export async function goldenDisagreements(
  assignment: Assignment,
  reference: Reference,
  truth: Truth = 'reference',
): Promise<string[]> {
  const sessions = assignment.sessions.map(async ({ id, program, transcript }) => {
    const played = await attempt(() =>
      playSession(reference, typedLines(transcript.pieces), { program, closesInput: transcript.closesInput }),
    );
    if (typeof played === 'string') return [`${id}: ${played}`];
    return isDeepStrictEqual(transcript, played) ? [] : [`${id}: ${sessionDifference(transcript, played, truth)}`];
  });
  const calls = assignment.calls.map(async ({ id, function: name, args, returns, after, prints }) => {
    const golden = { ...(returns === undefined ? {} : { returns }), after, prints };
    const answered = await attempt(() => reference.call(name, args));
    if (typeof answered === 'string') return [`${id}: ${answered}`];
    return isDeepStrictEqual(golden, answered) ? [] : [`${id}: golden ${shown(golden)}, ${truth} ${shown(answered)}`];
  });
  const found = await Promise.all([...sessions, ...calls, conversationDisagreements(assignment, reference)]);
  return found.flat();
}

function shown({ returns, after, prints }: ExpectedCall): string {
  const values = after.map(formatValue).join(', ');
  return [
    ...(returns === undefined ? [] : [`returns ${formatValue(returns)}`]),
    `leaves ${values === '' ? 'no arguments' : values}`,
    ...(prints === '' ? [] : [`prints ${JSON.stringify(prints)}`]),
  ].join(', ');
}
