import { legalPegs } from '../board.ts';
import type { Command } from '../commands.ts';
import { type OpponentState, type Undecided, whyMoveIsUndecided } from './opponent-state.ts';
import type { Colour, Peg } from '../pegs.ts';

/** What an opponent program must answer to a command. */
export type Expectation =
  | { readonly kind: 'exactly'; readonly text: string }
  | { readonly kind: 'a legal move'; readonly colour: Colour; readonly pegs: readonly Peg[] }
  /** The handout decides only that there is a line, and that it ends in a period. */
  | { readonly kind: 'any line'; readonly because: Undecided }
  /** The program ends, with or without an `ok.` before. */
  | { readonly kind: 'exits' };

export function expectationOf(state: OpponentState, command: Command): Expectation {
  switch (command.kind) {
    case 'quit':
      return { kind: 'exits' };
    case 'restart':
    case 'play':
      return { kind: 'exactly', text: 'ok.' };
    case 'note':
      // A move that no rule decides may have filled the peg, and then the program may report an error.
      return state.isKnown ? { kind: 'exactly', text: 'ok.' } : { kind: 'any line', because: 'board-unknown' };
    case 'move': {
      const because = whyMoveIsUndecided(state);
      return state.colour === 'unknown' || because !== undefined
        ? { kind: 'any line', because: because ?? 'colour-unknown' }
        : { kind: 'a legal move', colour: state.colour, pegs: legalPegs(state.board) };
    }
  }
}

/** The text after "expected" in a report. */
export function formatExpectation(expectation: Expectation): string {
  switch (expectation.kind) {
    case 'exactly':
      return expectation.text;
    case 'a legal move': {
      const moves = expectation.pegs.map((peg) => `${peg}.`).join(' ');
      if (expectation.pegs.length === 1) return moves;
      return expectation.pegs.length === 16 ? 'a location from A1 to D4, with a period' : `one of ${moves}`;
    }
    case 'any line':
      return 'any line that ends in a period';
    case 'exits':
      return 'the end of the program';
  }
}
