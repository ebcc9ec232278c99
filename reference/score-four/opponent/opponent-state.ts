import { type Board, drop, emptyBoard, hasLine, isFull } from '../board.ts';
import type { Command } from '../commands.ts';
import type { Colour, Peg } from '../pegs.ts';

/** A bead on the opponent's board, and how it came there. */
export interface PlacedBead {
  readonly peg: Peg;
  readonly colour: Colour;
  readonly by: 'note' | 'move';
}

/** Everything that an opponent program has to remember between two commands. */
export interface OpponentState {
  readonly board: Board;
  /** The beads of the board in the order in which they came. */
  readonly beads: readonly PlacedBead[];
  readonly colour: Colour | 'unknown';
  /** False after a move that no rule decides: then the program's board is unknown until it restarts. */
  readonly isKnown: boolean;
  /** Beads on each peg before the restarts, so that a program that ignores restarts can be recognised. */
  readonly earlier: ReadonlyMap<Peg, number>;
}

export const newOpponent: OpponentState = {
  board: emptyBoard,
  beads: [],
  colour: 'unknown',
  isKnown: true,
  earlier: new Map(),
};

/** The state after any command but `move;`, which needs the program's answer. */
export function afterCommand(
  state: OpponentState,
  command: Exclude<Command, { readonly kind: 'move' }>,
): OpponentState {
  switch (command.kind) {
    case 'restart':
      return { ...newOpponent, earlier: beadsWithoutRestarts(state) };
    case 'quit':
      return state;
    case 'play':
      return { ...state, colour: command.colour };
    case 'note':
      return state.isKnown ? withBead(state, { peg: command.place, colour: command.colour, by: 'note' }) : state;
  }
}

export function afterMove(state: OpponentState, peg: Peg, colour: Colour): OpponentState {
  return withBead(state, { peg, colour, by: 'move' });
}

export function afterUndecidedMove(state: OpponentState): OpponentState {
  return { ...state, isKnown: false };
}

function withBead(state: OpponentState, bead: PlacedBead): OpponentState {
  return { ...state, board: drop(state.board, bead.peg, bead.colour), beads: [...state.beads, bead] };
}

/** Why no rule decides the answer to a move now. */
export type Undecided = 'board-unknown' | 'colour-unknown' | 'game-won' | 'board-full';

export function whyMoveIsUndecided({ board, colour, isKnown }: OpponentState): Undecided | undefined {
  if (!isKnown) return 'board-unknown';
  if (colour === 'unknown') return 'colour-unknown';
  if (hasLine(board, 'white') || hasLine(board, 'black')) return 'game-won';
  return isFull(board) ? 'board-full' : undefined;
}

/** What would be on each peg if no `restart;` had ever emptied the board; this can be more than four beads. */
export function beadsWithoutRestarts({ earlier, beads }: OpponentState): ReadonlyMap<Peg, number> {
  const all = new Map(earlier);
  for (const { peg } of beads) all.set(peg, (all.get(peg) ?? 0) + 1);
  return all;
}
