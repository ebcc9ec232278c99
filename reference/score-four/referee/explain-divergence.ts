import { type Command, formatCommand } from '../commands.ts';
import { type Peg, opponentOf } from '../pegs.ts';
import type { BoundCommand, DueCommand, RightReferee } from './right-referee.ts';
import { isSame } from './trace.ts';

/** How a trace differs from the right one. Lines are those that the person typed, from 1. */
export type Divergence =
  | { readonly kind: 'bead-not-noted' | 'noted-late'; readonly line: number; readonly peg: Peg; readonly ends: boolean }
  | { readonly kind: 'wrong-bead-noted'; readonly line: number; readonly expected: string; readonly note: string }
  | { readonly kind: 'noted-twice' | 'opponents-bead-noted' | 'unknown-bead-noted'; readonly note: string }
  | { readonly kind: 'refused-location-noted'; readonly typed: string; readonly note: string }
  /** The opponent's turn was skipped. */
  | { readonly kind: 'move-not-asked'; readonly line: number }
  | { readonly kind: 'move-out-of-turn' }
  | { readonly kind: 'move-after-end' }
  | { readonly kind: 'restart-not-forwarded' | 'quit-not-forwarded'; readonly line: number }
  | { readonly kind: 'unasked-restart' | 'unasked-quit' };

export interface DivergedTrace {
  readonly right: RightReferee;
  /** The number of due commands that had been sent. */
  readonly sent: number;
  /** The command that came instead of the next due one; `following` has those after it. */
  readonly command: BoundCommand;
  readonly following: readonly Command[];
}

/** Finds out whether the next due command is missing, the sent one is superfluous, or one replaces the other. */
export function explainDivergence(diverged: DivergedTrace): Divergence {
  const { right, sent, command, following } = diverged;
  const due = right.commands[sent];
  const surplus = surplusCommand(diverged);
  if (due === undefined) return surplus;
  const missing = missingCommand(due, [command, ...following]);
  const next = following.find(({ kind }) => kind !== 'play');
  const isDueNext = isSame(next, due.command);
  const isDueAfterwards = isSame(command, right.commands[sent + 1]?.command);
  switch (command.kind) {
    case 'move':
      if (surplus.kind === 'move-after-end') return isDueAfterwards && !isDueNext ? missing : surplus;
      // Either the person's bead was forgotten, or a refused line made the person lose the turn.
      return isDueNext && due.refused.length > 0 ? surplus : missing;
    case 'note':
      if (isDueNext && surplus.kind !== 'unknown-bead-noted') return surplus;
      if (isDueAfterwards) return missing;
      if (isDueNext || surplus.kind !== 'unknown-bead-noted') return surplus;
      if (due.command.kind !== 'note') return missing;
      return { kind: 'wrong-bead-noted', line: due.line, expected: formatCommand(due.command), note: surplus.note };
    case 'restart':
    case 'quit':
      return isDueNext && !isDueAfterwards ? surplus : missing;
  }
}

export function missingCommand({ command, line, ends }: DueCommand, following: readonly Command[]): Divergence {
  switch (command.kind) {
    case 'note': {
      const restart = following.findIndex(({ kind }) => kind === 'restart');
      const ofThisGame = restart === -1 ? following : following.slice(0, restart);
      const isLate = ofThisGame.some((later) => isSame(later, command));
      return { kind: isLate ? 'noted-late' : 'bead-not-noted', line, peg: command.place, ends };
    }
    case 'restart':
      return { kind: 'restart-not-forwarded', line };
    case 'quit':
      return { kind: 'quit-not-forwarded', line };
    case 'move':
      return { kind: 'move-not-asked', line };
  }
}

/** The line that begins with this location, if the person typed one that was refused before the next due command. */
export function refusedLine(right: RightReferee, sent: number, location: string): string | undefined {
  const refused = right.commands[sent]?.refused ?? right.refused;
  return location === '' ? undefined : refused.find((line) => line.startsWith(location));
}

function surplusCommand({ right, sent, command }: DivergedTrace): Divergence {
  switch (command.kind) {
    case 'note':
      return surplusNote(command.place, formatCommand(command), right, sent);
    case 'move':
      return { kind: isOver(right, sent) ? 'move-after-end' : 'move-out-of-turn' };
    case 'restart':
      return { kind: 'unasked-restart' };
    case 'quit':
      return { kind: 'unasked-quit' };
  }
}

function surplusNote(peg: Peg, note: string, right: RightReferee, sent: number): Divergence {
  const game = currentGame(right, sent);
  const typed = refusedLine(right, sent, peg);
  const lastNote = game.findLast(({ command }) => command.kind === 'note')?.command;
  const lastMove = game.findLast(({ command }) => command.kind === 'move');
  const isOpponents = lastMove?.response === `${peg}.` && note.includes(opponentOf(right.person));
  if (isOpponents) return { kind: 'opponents-bead-noted', note };
  if (typed !== undefined) return { kind: 'refused-location-noted', typed, note };
  if (lastNote !== undefined && formatCommand(lastNote) === note) return { kind: 'noted-twice', note };
  return { kind: 'unknown-bead-noted', note };
}

function isOver(right: RightReferee, sent: number): boolean {
  return currentGame(right, sent).at(-1)?.ends === true;
}

/** The commands since the last restart. */
function currentGame({ commands }: RightReferee, sent: number): readonly DueCommand[] {
  const before = commands.slice(0, sent);
  return before.slice(before.findLastIndex(({ command }) => command.kind === 'restart') + 1);
}
