import { type Command, formatCommand } from '../commands.ts';
import { type Divergence, explainDivergence, missingCommand, refusedLine } from './explain-divergence.ts';
import type { Colour } from '../pegs.ts';
import type { BoundCommand, RightReferee } from './right-referee.ts';
import { type MalformedCommand, type Trace, isSame } from './trace.ts';

/** The first thing that is wrong in what a referee sent to its opponent. */
export type TraceProblem =
  | Divergence
  | ({ readonly kind: 'malformed-command' } & MalformedCommand)
  /** The opponent is asked for a move before it got its colour. */
  | { readonly kind: 'play-missing'; readonly afterRestart: boolean }
  | { readonly kind: 'wrong-colour-played'; readonly colour: Colour }
  | { readonly kind: 'command-after-quit'; readonly command: string };

export interface ComparedTrace {
  readonly problem?: TraceProblem;
  /** The number of due commands that were sent, one after the other, before the problem. */
  readonly sent: number;
}

interface Followed {
  readonly sent: number;
  readonly knowsColour: boolean;
  readonly isEmpty: boolean;
  readonly hasQuit: boolean;
}

/**
 * Follows a trace as far as it is right. A correct referee has little choice: it may send the colour at any time before
 * the first move, and more than once; restart a board that is empty; declare a clear draw early; and quit at the end.
 */
export function compareTrace(trace: Trace, right: RightReferee): ComparedTrace {
  let followed: Followed = { sent: 0, knowsColour: false, isEmpty: true, hasQuit: false };
  for (const [index, command] of trace.commands.entries()) {
    const next = follow(followed, command, right);
    const { sent } = followed;
    if ('diverges' in next) {
      const following = trace.commands.slice(index + 1);
      return { problem: explainDivergence({ right, sent, command: next.diverges, following }), sent };
    }
    if ('kind' in next) return { problem: next, sent };
    followed = next;
  }
  const { sent } = followed;
  if (trace.malformed !== undefined) return { problem: malformedProblem(trace.malformed, right, sent), sent };
  const due = right.commands[skipNeedless(right, sent)];
  return due === undefined ? { sent } : { problem: missingCommand(due, []), sent };
}

function follow(
  before: Followed,
  command: Command,
  right: RightReferee,
): Followed | TraceProblem | { readonly diverges: BoundCommand } {
  const { hasQuit, isEmpty, knowsColour } = before;
  if (hasQuit) return { kind: 'command-after-quit', command: formatCommand(command) };
  const sent = sentBefore(before.sent, command, right);
  const isDue = isSame(command, right.commands[sent]?.command);
  const next = { ...before, sent: isDue ? sent + 1 : sent };
  switch (command.kind) {
    case 'play':
      if (command.colour === right.person) return { kind: 'wrong-colour-played', colour: command.colour };
      return { ...next, knowsColour: true };
    case 'restart':
      return isDue || isEmpty ? { ...next, knowsColour: false, isEmpty: true } : { diverges: command };
    case 'quit':
      return isDue || sent === right.commands.length ? { ...next, hasQuit: true } : { diverges: command };
    case 'move':
      if (isDue && !knowsColour) return { kind: 'play-missing', afterRestart: hasSentRestart(right, sent) };
      return isDue ? { ...next, isEmpty: false } : { diverges: command };
    case 'note':
      return isDue ? { ...next, isEmpty: false } : { diverges: command };
  }
}

/** How many due commands come before this one: the referee may have declared a clear draw and skipped the rest. */
function sentBefore(sent: number, command: Command, right: RightReferee): number {
  if (isSame(command, right.commands[sent]?.command)) return sent;
  const skipped = skipNeedless(right, sent);
  const next = right.commands[skipped]?.command;
  return isSame(command, next) || (command.kind === 'quit' && next === undefined) ? skipped : sent;
}

function skipNeedless(right: RightReferee, sent: number): number {
  const index = right.commands.findIndex((due, position) => position >= sent && !due.isNeedless);
  return index === -1 ? right.commands.length : index;
}

function hasSentRestart(right: RightReferee, sent: number): boolean {
  return right.commands.slice(0, sent).some(({ command }) => command.kind === 'restart');
}

function malformedProblem({ text, malformed }: MalformedCommand, right: RightReferee, sent: number): TraceProblem {
  const location = malformed.kind === 'unexpected-word' ? malformed.word : '';
  const typed = refusedLine(right, sent, location);
  return typed === undefined
    ? { kind: 'malformed-command', text, malformed }
    : { kind: 'refused-location-noted', typed, note: text };
}
