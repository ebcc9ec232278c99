import { isDeepStrictEqual } from 'node:util';
import type { Assignment, GoldenConversation } from '../model/assignment/assignment.ts';
import type { RightRun } from '../model/assignment/interactive.ts';
import type { Reference } from '../model/assignment/reference.ts';
import { typedLines } from '../model/assignment/transcript.ts';
import { attempt, sessionDifference } from './disagreement.ts';

/** Golden conversations that differ from the reference's, each with its id and the first difference. */
export async function conversationDisagreements(
  { conversations }: Pick<Assignment, 'conversations'>,
  reference: Reference,
): Promise<string[]> {
  const found = conversations.map(async (golden) => {
    const difference = await attempt(() => conversationDifference(golden, reference));
    return difference === undefined ? [] : [`${golden.id}: ${difference}`];
  });
  return (await Promise.all(found)).flat();
}

function conversationDifference(golden: GoldenConversation, { interactive }: Reference): string | undefined {
  const program = interactive?.[golden.program];
  if (golden.kind === 'answering' && program?.kind === 'answering') {
    const held = program.transcript(typedLines(golden.transcript.pieces));
    return isDeepStrictEqual(golden.transcript, held) ? undefined : sessionDifference(golden.transcript, held);
  }
  if (golden.kind === 'commanding' && program?.kind === 'commanding') {
    return runDifference(golden.right, program.rightRun(golden.script));
  }
  return `the reference has no interactive program ${golden.program} for such a conversation`;
}

function runDifference(golden: RightRun, right: RightRun): string | undefined {
  return (
    listDifference('trace', golden.trace, right.trace) ?? listDifference('announces', golden.announces, right.announces)
  );
}

function listDifference(what: string, golden: readonly string[], right: readonly string[]): string | undefined {
  if (isDeepStrictEqual(golden, right)) return undefined;
  const length = Math.max(golden.length, right.length);
  const index = Array.from({ length }, (_, at) => at).find((at) => golden[at] !== right[at]) ?? 0;
  return `${what} ${index + 1}: golden ${said(golden[index])}, reference ${said(right[index])}`;
}

function said(line: string | undefined): string {
  return line === undefined ? 'has ended' : JSON.stringify(line);
}
