import type { ConversationEvidence } from '../model/result/grading.ts';
import type { CommandingRun, ConversationProblem } from '../model/assignment/interactive.ts';
import { hasEnded } from '../model/program/run-end.ts';
import type { CommandingOutcome, AnsweringOutcome } from '../model/program/run-outcome.ts';
import type { CommandingTrial, AnsweringTrial, Judged } from '../model/result/trial.ts';
import { type Piece, printedText, typedLines } from '../model/assignment/transcript.ts';
import type { Verdict } from '../model/result/verdict.ts';
import { byteString, displayText } from '../text/bytes.ts';
import { verdictOfRun } from './run-verdict.ts';
import { actualView, displayPieces, endOfView } from './terminal-view.ts';

/** How many characters a result keeps of what a program sends in a conversation, and of what it shows a person. */
const kept = 8192;

/** For a program that answers: the conversation itself has found the problem, if there is one. */
export function judgeAnswering(_trial: AnsweringTrial, outcome: AnsweringOutcome): Judged {
  const { end, problem, conversation } = outcome;
  const verdict = verdictOfRun(end, 'int main()') ?? verdictOf(problem === undefined ? [] : [problem]);
  if (isWithoutEvidence(verdict, outcome)) return { verdict };
  // The lines that were really sent: the script has places that are filled in during the conversation.
  return { verdict, evidence: { kind: 'conversation', script: typedLines(conversation), said: shown(conversation) } };
}

/** For a program that commands another one: the commands that it sent, and what it announced. */
export function judgeCommanding({ script, interactive }: CommandingTrial, outcome: CommandingOutcome): Judged {
  const { session, conversation, late } = outcome;
  const ended = verdictOfRun(session.end, 'int main()');
  // A program that waits for the answer to a command which it has not sent is out of time because of that. If it had
  // only a tenth of its time, the reason is unknown.
  const decided = ended?.kind === 'timed-out' && ended.budget === undefined ? undefined : ended;
  const verdict = decided ?? verdictOf(interactive.check(script, runOf(outcome)), ended);
  if (isWithoutEvidence(verdict, session)) return { verdict };
  const screen = displayPieces(endOfView(actualView(script.typed, { kind: 'session', ...session }), kept));
  const said = shown(late === '' ? conversation : [...conversation, { kind: 'printed', text: late }]);
  const evidence: ConversationEvidence = {
    kind: 'conversation',
    script: [...script.typed],
    moves: [...script.moves],
    said,
    screen,
  };
  return { verdict, evidence };
}

export function runOf({ session, conversation, late }: CommandingOutcome): CommandingRun {
  return {
    trace: printedText(conversation),
    late,
    output: displayText(byteString(session.printed)),
    hasEnded: session.end.kind === 'finished',
  };
}

function verdictOf(problems: readonly ConversationProblem[], otherwise: Verdict = { kind: 'accepted' }): Verdict {
  return problems.length === 0 ? otherwise : { kind: 'broken-protocol', problems: [...problems] };
}

function isWithoutEvidence(
  { kind }: Verdict,
  { end }: Pick<AnsweringOutcome, 'end'> | Pick<CommandingOutcome['session'], 'end'>,
): boolean {
  return kind === 'accepted' || hasEnded(end, 'not-run');
}

/** The end of a text, never beginning with half a character. */
function endOf(text: string, length: number): string {
  return text.slice(-length).replace(/^[\uDC00-\uDFFF]/, '');
}

/** The end of a conversation, because that is where it went wrong. */
function shown(conversation: readonly Piece[]): Piece[] {
  const pieces: Piece[] = [];
  let left = kept;
  for (const { kind, text } of conversation.toReversed()) {
    if (left <= 0) break;
    pieces.unshift({ kind, text: endOf(text, left) });
    left -= text.length + 1;
  }
  return pieces;
}
