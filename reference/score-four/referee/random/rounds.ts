import { drop, emptyBoard, hasRoom, legalPegs, resultOf } from '../../board.ts';
import { type Colour, type Peg, isPeg, opponentOf } from '../../pegs.ts';
import type { RefereeScript } from '../right-referee.ts';

/** One line of the person, and what the opponent then plays if it is its turn. */
export interface Round {
  readonly line: string;
  readonly reply?: Peg;
}

/** The rounds of a game, after the line that begins it; `pegs` are White's and Black's in turn. */
export function roundsOf(begin: Round | undefined, person: Colour, pegs: readonly Peg[]): Round[] {
  const rounds: Round[] = begin === undefined ? [] : [begin];
  for (const [index, peg] of pegs.entries()) {
    const isPersons = (index % 2 === 0) === (person === 'white');
    const last = rounds.at(-1);
    if (isPersons) rounds.push({ line: peg });
    else if (last !== undefined) rounds[rounds.length - 1] = { ...last, reply: peg };
  }
  return rounds;
}

/**
 * Any rounds make a valid script, so that every part of a game is valid, too: a reply that is not due or not possible
 * is replaced by what the opponent plays by itself. A location after the end of a game is left out, because the handout
 * does not say what a referee does with it.
 */
export function scriptOf(rounds: readonly Round[]): RefereeScript {
  const person: Colour = rounds[0]?.line === 'black' ? 'black' : 'white';
  const typed: string[] = [];
  const moves: Peg[] = [];
  let board = emptyBoard;
  let toMove: Colour = 'white';
  for (const [index, { line, reply }] of rounds.entries()) {
    const isColour = index === 0 && line === 'black';
    if (!isColour && line !== 'restart' && line !== 'quit' && resultOf(board) !== undefined) continue;
    typed.push(line);
    if (line === 'quit') break;
    if (line === 'restart') [board, toMove] = [emptyBoard, 'white'];
    if (isPeg(line) && hasRoom(board, line)) [board, toMove] = [drop(board, line, person), opponentOf(person)];
    const [first] = legalPegs(board);
    if (toMove === person || first === undefined || resultOf(board) !== undefined) continue;
    const answer = reply !== undefined && hasRoom(board, reply) ? reply : first;
    moves.push(answer);
    [board, toMove] = [drop(board, answer, opponentOf(person)), person];
  }
  return { typed, moves };
}
