import { type Board, completesLine, drop, emptyBoard, hasRoom, legalPegs, resultOf } from '../board.ts';
import { type Colour, type Peg, opponentOf, pegs } from '../pegs.ts';
import type { RefereeScript } from './right-referee.ts';

/** What the person does in turn. The opponent's move that follows a placed bead is chosen by `reply`. */
export type PlannedStep =
  | { readonly kind: 'place'; readonly choice: number; readonly reply: number }
  | { readonly kind: 'full peg'; readonly choice: number }
  | { readonly kind: 'no location'; readonly text: string }
  | { readonly kind: 'restart' };

export interface Plan {
  readonly person: Colour;
  readonly steps: readonly PlannedStep[];
  /** Both players prevent lines of either, so that some boards get full; otherwise most games end soon. */
  readonly isCareful: boolean;
  /** What is typed when a game has ended; `quit` also when the steps have. */
  readonly afterwards: 'restart' | 'quit' | 'nothing';
}

/** Any numbers make sense as choices, so every part of a plan is a plan. */
export function scriptOf(plan: Plan): RefereeScript {
  const { person, steps, isCareful, afterwards } = plan;
  const typed = person === 'black' ? ['black'] : [];
  let game = withReply({ ...newGame, person, isCareful, typed, moves: [] }, 0);
  for (const step of steps) {
    if (resultOf(game.board) !== undefined) {
      if (afterwards !== 'restart') break;
      game = withStep(game, { kind: 'restart' });
    }
    game = withStep(game, step);
  }
  return {
    typed: afterwards === 'quit' ? [...game.typed, 'quit'] : game.typed,
    moves: game.moves,
  };
}

interface PlannedGame {
  readonly person: Colour;
  readonly isCareful: boolean;
  readonly board: Board;
  readonly toMove: Colour;
  readonly typed: readonly string[];
  /** The opponent's moves, of earlier games too. */
  readonly moves: readonly Peg[];
}

const newGame = { board: emptyBoard, toMove: 'white' } as const;

function withStep(game: PlannedGame, step: PlannedStep): PlannedGame {
  switch (step.kind) {
    case 'restart':
      return withReply({ ...withLine(game, 'restart'), ...newGame }, 0);
    case 'no location':
      return withLine(game, step.text);
    case 'full peg': {
      const full = pegs.filter((peg) => !hasRoom(game.board, peg));
      return full.length === 0 ? game : withLine(game, pick(full, step.choice));
    }
    case 'place': {
      const peg = choose(game, step.choice);
      return withReply(withBead(withLine(game, peg), peg), step.reply);
    }
  }
}

function withLine(game: PlannedGame, line: string): PlannedGame {
  return { ...game, typed: [...game.typed, line] };
}

function withReply(game: PlannedGame, choice: number): PlannedGame {
  if (game.toMove === game.person || resultOf(game.board) !== undefined) return game;
  const peg = choose(game, choice);
  return withBead({ ...game, moves: [...game.moves, peg] }, peg);
}

function withBead(game: PlannedGame, peg: Peg): PlannedGame {
  const { board, toMove } = game;
  return { ...game, board: drop(board, peg, toMove), toMove: opponentOf(toMove) };
}

function choose({ board, toMove, isCareful }: PlannedGame, choice: number): Peg {
  const open = legalPegs(board);
  const other = opponentOf(toMove);
  const quiet = open.filter((peg) => !completesLine(board, peg, toMove));
  if (!isCareful || quiet.length === 0) return pick(open, choice);
  const threat = quiet.find((peg) => completesLine(board, peg, other));
  const safe = quiet.filter((peg) => {
    const after = drop(board, peg, toMove);
    return !hasRoom(after, peg) || !completesLine(after, peg, other);
  });
  return threat ?? pick(safe.length > 0 ? safe : quiet, choice);
}

function pick(among: readonly Peg[], choice: number): Peg {
  const picked = among[choice % among.length];
  if (picked === undefined) throw new RangeError('there is no peg to pick');
  return picked;
}
