import { beadsPerPeg, hasRoom } from '../board.ts';
import type { Command } from '../commands.ts';
import { type Expectation, expectationOf } from './expectation.ts';
import { type Likeness, likenessOf } from './likeness.ts';
import type { Received } from '../../../harness/model/assignment/interactive.ts';
import {
  type OpponentState,
  type PlacedBead,
  afterCommand,
  afterMove,
  afterUndecidedMove,
  beadsWithoutRestarts,
} from './opponent-state.ts';
import { type Peg, isPeg, pegs } from '../pegs.ts';

export type OpponentProblem =
  /** A line, but not `ok.`, or not one that ends in a period. */
  | { readonly kind: 'wrong-reply'; readonly reply: string; readonly likeness?: Likeness }
  /** The reply to `move;` is not a peg. */
  | { readonly kind: 'not-a-location'; readonly reply: string; readonly likeness?: Likeness }
  /** A fifth bead on a peg: the program forgot some of the four, or does not check. `cameBy` hints at which ones. */
  | {
      readonly kind: 'full-peg';
      readonly peg: Peg;
      readonly beads: readonly PlacedBead[];
      readonly cameBy: 'notes' | 'moves' | 'notes and moves';
    }
  /** The correct reply, but its line does not end. */
  | { readonly kind: 'no-newline'; readonly reply: string }
  /** The correct reply, but it came only when the input was closed. */
  | { readonly kind: 'kept-back'; readonly late: string }
  /** `printed` is what came instead, before and after the input was closed. */
  | { readonly kind: 'no-reply'; readonly printed: string }
  | { readonly kind: 'ended-early'; readonly printed: string }
  | { readonly kind: 'did-not-exit'; readonly printed: string };

export type JudgedReply =
  | { readonly kind: 'right'; readonly next: OpponentState }
  | { readonly kind: 'wrong'; readonly problem: OpponentProblem };

/** Judges a reply. The command must be one that a referee may send: no note puts a bead on a full peg. */
export function judgeReply(state: OpponentState, command: Command, received: Received): JudgedReply {
  if (command.kind === 'quit') return judgeEnd(state, received);
  const expected = expectationOf(state, command);
  switch (received.kind) {
    case 'line': {
      const problem = problemOf(received.text, expected, state);
      return problem === undefined
        ? { kind: 'right', next: stateAfter(state, command, expected, received.text) }
        : { kind: 'wrong', problem };
    }
    case 'silence':
      return { kind: 'wrong', problem: problemOfSilence(received, expected, state) };
    case 'end':
      return { kind: 'wrong', problem: { kind: 'ended-early', printed: received.text } };
  }
}

/**
 * Whether the program would fail here if it ignored `restart;`: without the restarts the peg of the note, or for a move
 * every peg, would be full. This is a guess to add to a problem, never a problem by itself.
 */
export function mayForgetRestarts(state: OpponentState, command: Command): boolean {
  const all = beadsWithoutRestarts(state);
  const isFull = (peg: Peg) => (all.get(peg) ?? 0) >= beadsPerPeg;
  switch (command.kind) {
    case 'note':
      return isFull(command.place) && hasRoom(state.board, command.place);
    case 'move':
      return pegs.every(isFull) && expectationOf(state, command).kind === 'a legal move';
    case 'restart':
    case 'play':
    case 'quit':
      return false;
  }
}

function judgeEnd(state: OpponentState, received: Received): JudgedReply {
  const printed = received.kind === 'silence' ? received.text + received.late : received.text;
  if (received.kind !== 'end') return { kind: 'wrong', problem: { kind: 'did-not-exit', printed } };
  // The newline after the very last line is optional, as everywhere.
  if (['', 'ok.', 'ok.\n'].includes(printed)) return { kind: 'right', next: state };
  return { kind: 'wrong', problem: wrongReply(printed, (text) => text === 'ok.') };
}

function problemOf(reply: string, expected: Expectation, state: OpponentState): OpponentProblem | undefined {
  switch (expected.kind) {
    case 'exactly':
      return reply === expected.text ? undefined : wrongReply(reply, (text) => text === expected.text);
    case 'any line':
      return reply.endsWith('.') ? undefined : wrongReply(reply, (text) => text.endsWith('.'));
    case 'a legal move': {
      const peg = locationIn(reply);
      if (peg === undefined) {
        const likeness = likenessOf(reply, (text) => locationIn(text) !== undefined);
        return { kind: 'not-a-location', reply, ...(likeness === undefined ? {} : { likeness }) };
      }
      return hasRoom(state.board, peg) ? undefined : fullPeg(peg, state);
    }
    case 'exits':
      return undefined;
  }
}

function wrongReply(reply: string, isRight: (text: string) => boolean): OpponentProblem {
  const likeness = likenessOf(reply, isRight);
  return { kind: 'wrong-reply', reply, ...(likeness === undefined ? {} : { likeness }) };
}

function fullPeg(peg: Peg, state: OpponentState): OpponentProblem {
  const beads = state.beads.filter((bead) => bead.peg === peg);
  const noted = beads.filter(({ by }) => by === 'note').length;
  const cameBy = noted === beads.length ? 'notes' : noted === 0 ? 'moves' : 'notes and moves';
  return { kind: 'full-peg', peg, beads, cameBy };
}

function problemOfSilence(
  { text, late }: { readonly text: string; readonly late: string },
  expected: Expectation,
  state: OpponentState,
): OpponentProblem {
  const isReply = (line: string) => problemOf(line, expected, state) === undefined;
  if (isReply(text)) return { kind: 'no-newline', reply: text };
  const [first = ''] = late.split('\n');
  if (isReply(text + first)) return { kind: 'kept-back', late };
  return { kind: 'no-reply', printed: text + late };
}

function stateAfter(
  state: OpponentState,
  command: Exclude<Command, { readonly kind: 'quit' }>,
  expected: Expectation,
  reply: string,
): OpponentState {
  if (command.kind !== 'move') return afterCommand(state, command);
  const peg = locationIn(reply);
  const isMove = expected.kind === 'a legal move' && peg !== undefined;
  return isMove ? afterMove(state, peg, expected.colour) : afterUndecidedMove(state);
}

function locationIn(reply: string): Peg | undefined {
  const location = reply.slice(0, -1);
  return reply.endsWith('.') && isPeg(location) ? location : undefined;
}
