import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryOfRun } from '../../../harness/model/assignment/taking-turns.ts';
import { type Board, colourAt, drop, emptyBoard, hasRoom } from '../board.ts';
import { lines } from '../lines.ts';
import { type Colour, isPeg, opponentOf, pegs } from '../pegs.ts';
import { refereeScripts } from './generate-referee-scripts.ts';
import { besideTheBoard } from './random/refusals.ts';
import { type RefereeScript, type RightReferee, rightReferee } from './right-referee.ts';

/** The number of runs of the property, and its seed. */
const runs = 40;
const recorded = 76_444;

function scriptsOf(seed: number): RefereeScript[] {
  return Array.from({ length: runs }, (_, run) =>
    fc.sample(arbitraryOfRun(refereeScripts, run), { seed, numRuns: 1, path: String(run) }),
  ).flat();
}

interface Ended {
  readonly winner: Colour;
  readonly board: Board;
}

/** The board at the end of each game that was won. */
function wonGames({ commands }: RightReferee): Ended[] {
  const won: Ended[] = [];
  let [board, toMove]: [Board, Colour] = [emptyBoard, 'white'];
  for (const { command, response, ends } of commands) {
    if (command.kind === 'restart') [board, toMove] = [emptyBoard, 'white'];
    const place = command.kind === 'note' ? command.place : response.slice(0, -1);
    if (command.kind === 'quit' || command.kind === 'restart' || !isPeg(place)) continue;
    board = drop(board, place, toMove);
    if (ends) won.push({ winner: toMove, board });
    toMove = opponentOf(toMove);
  }
  return won;
}

function linesOfGames(all: readonly RightReferee[]): Set<string> {
  return new Set(
    all.flatMap(wonGames).flatMap(({ winner, board }) => {
      const made = lines.filter((line) => line.every((cell) => colourAt(board, cell) === winner));
      // A game that ends with two lines does not prove that a referee finds either of them.
      return made.length === 1 ? made.map((line) => `${winner} ${lines.indexOf(line)}`) : [];
    }),
  );
}

describe('the runs of the property', () => {
  const scripts = scriptsOf(recorded);
  const right = scripts.map(rightReferee);
  const refused = right.flatMap(({ commands, refused: last }) => [...commands.flatMap((due) => due.refused), ...last]);

  test.each([recorded, 1, 2])('end a game with each of the 76 lines for either colour (seed %i)', (seed) => {
    expect(linesOfGames(seed === recorded ? right : scriptsOf(seed).map(rightReferee)).size).toBe(2 * 76);
  });

  test('fill the board without a line, and with a line of the last bead', () => {
    const full = right.filter(({ commands }) => commands.length >= 64 && commands.length < 70);
    expect(full.map(({ results }) => results.map(({ result }) => result))).toEqual([
      ['draw'],
      ['black wins'],
      ['draw'],
      ['black wins'],
    ]);
  });

  test('have a refused peg beside each side of the board and at each corner', () => {
    expect(besideTheBoard.filter((name) => !refused.includes(name))).toEqual([]);
  });

  test('have nearly each peg refused when it is full', () => {
    expect(pegs.filter((peg) => refused.includes(peg)).length).toBeGreaterThan(13);
  });

  test('have refused lines in only half of them, so that a referee that cannot refuse does not fail them all', () => {
    const refusing = right.filter(({ commands }) => commands.some((due) => due.refused.length > 0)).length;
    expect([refusing >= 14, refusing <= 20]).toEqual([true, true]);
  });

  test('have restarts in only half of them, even in the middle of a game and one after the other', () => {
    const restarting = scripts.filter(({ typed }) => typed.slice(0, -2).includes('restart'));
    expect(restarting.length).toBe(20);
    const stopped = right.flatMap(({ commands }) =>
      commands.filter(({ command }, index) => command.kind === 'restart' && commands[index - 1]?.ends === false),
    );
    expect(stopped.length).toBeGreaterThan(20);
  });

  test('have the person in either colour, and end with quit or with the input', () => {
    const has = (is: (script: RefereeScript) => boolean) => scripts.filter(is).length;
    expect(has(({ typed }) => typed[0] === 'black')).toBeGreaterThan(10);
    expect(has(({ typed }) => typed[0] === 'black')).toBeLessThan(30);
    expect(has(({ typed }) => typed.at(-1) === 'quit')).toBeGreaterThan(10);
    expect(has(({ typed }) => typed.at(-1) !== 'quit')).toBeGreaterThan(5);
  });

  test('type only restart and quit after the end of a game', () => {
    const following = right.flatMap(({ commands }, run) =>
      commands.filter(({ ends }) => ends).map(({ line }) => scripts[run]?.typed[line]),
    );
    expect(new Set(following)).toEqual(new Set([undefined, 'restart', 'quit']));
  });
});

test('the opponent of a correct referee plays what the script says', () => {
  for (const script of scriptsOf(recorded)) {
    const played = rightReferee(script).commands.flatMap(({ command, response }) =>
      command.kind === 'move' ? [response] : [],
    );
    expect(played).toEqual(script.moves.map((peg) => `${peg}.`));
  }
});

describe('a failing run shrinks', () => {
  function smallest(run: number, fails: (right: RightReferee) => boolean): RefereeScript {
    const property = fc.property(arbitraryOfRun(refereeScripts, run), (script) => !fails(rightReferee(script)));
    const { counterexample } = fc.check(property, { seed: recorded, path: String(run), numRuns: run + 1 });
    return counterexample?.[0] ?? expect.fail('it does not fail');
  }

  test('to one short game if a line is not found', () => {
    const [line] = lines;
    const isOf = ({ board, winner }: Ended) => line?.every((cell) => colourAt(board, cell) === winner) ?? false;
    const run = scriptsOf(recorded).findIndex((script) => wonGames(rightReferee(script)).some(isOf));
    const { typed } = smallest(run, (right) => wonGames(right).some(isOf));
    expect(typed.length).toBeLessThan(8);
    expect(typed).not.toContain('restart');
  });

  test('to a restart if a restart is wrong', () => {
    const { typed } = smallest(39, ({ commands }) => commands.some(({ command }) => command.kind === 'restart'));
    expect(typed).toEqual(['restart']);
  });

  test('to the line that is wrongly accepted', () => {
    const isBeside = (line: string) => line.startsWith('E');
    const { typed } = smallest(20, ({ commands, refused }) =>
      [...commands.flatMap((due) => due.refused), ...refused].some(isBeside),
    );
    expect(typed.length).toBe(1);
  });

  test('with fewer candidates than the harness tries', () => {
    let tried = 0;
    smallest(25, ({ results }) => {
      tried += 1;
      return results.length > 0;
    });
    expect(tried).toBeLessThan(120);
  });
});

test('a peg is refused as full only when it is', () => {
  for (const script of scriptsOf(recorded)) {
    let board: Board = emptyBoard;
    for (const { command, response, refused } of rightReferee(script).commands) {
      expect(refused.filter(isPeg).filter((peg) => hasRoom(board, peg))).toEqual([]);
      if (command.kind === 'restart') board = emptyBoard;
      const place = command.kind === 'note' ? command.place : response.slice(0, -1);
      if ((command.kind === 'note' || command.kind === 'move') && isPeg(place)) board = drop(board, place, 'white');
    }
  }
});
