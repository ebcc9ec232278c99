import { type Board, type Result, drop, emptyBoard, hasRoom, resultOf } from '../board.ts';
import { isClearDraw } from '../clear-draw.ts';
import type { Command } from '../commands.ts';
import { type OurOpponent, answer, ourOpponent } from './our-opponent.ts';
import { type Colour, type Peg, isPeg, opponentOf } from '../pegs.ts';

/** What the person types to the referee, and what the opponent plays. */
export interface RefereeScript {
  readonly typed: readonly string[];
  /** If the list ends or a peg is full, the opponent plays the first peg with room. */
  readonly moves: readonly Peg[];
}

/** Commands with a fixed place. Only `play` has none: it may come at any time between a restart and the first move. */
export type BoundCommand = Exclude<Command, { readonly kind: 'play' }>;

/** A command that a correct referee sends. */
export interface DueCommand {
  readonly command: BoundCommand;
  readonly response: string;
  /** The last line that the person had typed before, from 1; 0 means none yet. */
  readonly line: number;
  /** The lines that were refused since the previous command. */
  readonly refused: readonly string[];
  /** The game has ended with this command, or ends with the response to it. */
  readonly ends: boolean;
  /** The draw was already clear: a referee may have declared it, and then it skips the rest of the game. */
  readonly isNeedless: boolean;
}

export interface DueResult {
  readonly result: Result;
  /** The game was stopped in a clear draw, so the draw may have been declared or not. */
  readonly isNeedless: boolean;
}

export interface RightReferee {
  readonly person: Colour;
  readonly commands: readonly DueCommand[];
  /** What must be announced, in order. */
  readonly results: readonly DueResult[];
  /** The lines that were refused after the last command. */
  readonly refused: readonly string[];
}

/** What a correct referee does with this person and this opponent. Apart from the choices above, its trace is fixed. */
export function rightReferee({ typed, moves }: RefereeScript): RightReferee {
  const person: Colour = typed[0] === 'black' ? 'black' : 'white';
  let game = begun(person, ourOpponent(moves));
  for (const [index, line] of typed.entries()) {
    if (index === 0 && line === 'black') continue;
    game = withLine({ ...game, line: index + 1 }, line);
    if (line === 'quit') break;
  }
  const { commands, results, refused } = stopped(game);
  return { person, commands, results, refused };
}

interface Game extends RightReferee {
  readonly board: Board;
  readonly toMove: Colour;
  readonly isOver: boolean;
  readonly isClearDraw: boolean;
  readonly line: number;
  readonly opponent: OurOpponent;
}

function begun(person: Colour, opponent: OurOpponent): Game {
  const { next } = answer(opponent, { kind: 'play', colour: opponentOf(person) });
  return withOpponentsTurn({
    person,
    commands: [],
    results: [],
    refused: [],
    line: person === 'black' ? 1 : 0,
    opponent: next,
    ...newGame,
  });
}

const newGame = { board: emptyBoard, toMove: 'white', isOver: false, isClearDraw: false } as const;

function withLine(game: Game, line: string): Game {
  switch (line) {
    case 'quit':
      return sent(game, { kind: 'quit' });
    case 'restart':
      return withOpponentsTurn({ ...sent(stopped(game), { kind: 'restart' }), ...newGame });
    default: {
      const isAccepted = !game.isOver && isPeg(line) && hasRoom(game.board, line);
      if (!isAccepted) return { ...game, refused: [...game.refused, line] };
      return withOpponentsTurn(sent(game, { kind: 'note', colour: game.person, place: line }));
    }
  }
}

function stopped(game: Game): Game {
  if (!game.isClearDraw) return game;
  return { ...game, results: [...game.results, { result: 'draw', isNeedless: true }] };
}

function withOpponentsTurn(game: Game): Game {
  return game.isOver || game.toMove === game.person ? game : sent(game, { kind: 'move' });
}

/** Sends a command and updates the referee's board. */
function sent(game: Game, command: BoundCommand): Game {
  const { response, next } = answer(game.opponent, command);
  const placed = command.kind === 'note' ? command.place : response.slice(0, -1);
  const isMove = command.kind === 'note' || command.kind === 'move';
  const after = isMove && isPeg(placed) ? withBead(game, placed) : game;
  const due = {
    command,
    response,
    line: game.line,
    refused: game.refused,
    ends: after.isOver && !game.isOver,
    isNeedless: isMove && game.isClearDraw,
  };
  return { ...after, commands: [...game.commands, due], refused: [], opponent: next };
}

function withBead(game: Game, peg: Peg): Game {
  const board = drop(game.board, peg, game.toMove);
  const result = resultOf(board);
  const toMove = opponentOf(game.toMove);
  return {
    ...game,
    board,
    toMove,
    isOver: result !== undefined,
    isClearDraw: result === undefined && isClearDraw(board, toMove),
    results: result === undefined ? game.results : [...game.results, { result, isNeedless: false }],
  };
}
