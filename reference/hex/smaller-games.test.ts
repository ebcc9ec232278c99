import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Game, type Move, type Played, placeTyped, played, toItsEnd } from './game.ts';
import { games } from './generate-games.ts';
import { hasChainFromFirstPiece, hasChainInOneSweep, misleadsKings, shortestChain } from './mistakes.fixture.ts';
import type { Player } from './rules.ts';
import { Progress, smallerGames } from './smaller-games.ts';
import { kingSteps } from './ways.ts';

type Fails = (end: Played) => boolean;

const seeds = [1, 2, 3, 4, 5];
const runs = new Map(seeds.map((seed) => [seed, fc.sample(games, { numRuns: 40, seed }).map(played)]));

/** Shrinks the shortest failing game of a run: the game that is left, and the number of candidates that were tried. */
function wayDown(fails: Fails, seed: number): { readonly end: Played; readonly game: Game; readonly tried: number } {
  const failing = runs.get(seed)?.filter(fails) ?? [];
  const shortest = failing.toSorted((one, other) => one.moves.length - other.moves.length)[0];
  let end = shortest ?? expect.fail('no game fails');
  let game: Game = end.moves.map(({ line }) => line);
  let candidates = smallerGames(game, new Progress());
  let tried = 0;
  for (let next = candidates.next(); next.done !== true; next = candidates.next()) {
    tried += 1;
    const smaller = played(next.value.game);
    if (!fails(smaller)) continue;
    end = smaller;
    game = next.value.game;
    candidates = smallerGames(game, next.value.progress);
  }
  return { end, game, tried };
}

const accepts =
  (kind: RegExp): Fails =>
  ({ moves }) =>
    moves.some(({ line, place }) => place !== undefined && kind.test(line));
const refuses =
  (kind: RegExp): Fails =>
  ({ moves }) =>
    moves.some(({ line, place }) => place === undefined && kind.test(line));
const isOccupied = ({ line, place }: Move) => place === undefined && placeTyped(line) !== undefined;
const piecesIn = (moves: readonly Move[]) => moves.filter(({ place }) => place !== undefined).length;
const refusesAfter =
  (pieces: number): Fails =>
  ({ moves }) =>
    piecesIn(moves.slice(0, moves.findLastIndex(({ place }) => place === undefined) + 1)) >= pieces;
const winds: Fails = ({ board, winner }) => winner !== undefined && !hasChainInOneSweep(board, winner);

const straightWin = 'A0 K10 B0 I10 C0 G10 D0 E10 E0 C10 F0 A10 G0 K8 H0 I8 I0 G8 J0 E8 K0';
const straightWinOfX = 'K10 A0 I10 A1 G10 A2 E10 A3 C10 A4 K8 A5 I8 A6 G8 A7 E8 A8 C8 A9 K6 A10';

function piecesOf({ moves }: Played, player: Player | undefined): number[] {
  return moves.flatMap((move) => (move.player === player ? (move.place ?? []) : []));
}

function touch(one: number, other: number | undefined): boolean {
  return other !== undefined && kingSteps(one).includes(other);
}

describe('the smallest failing game', () => {
  test.each<[string, Fails, string]>([
    ['any game', () => true, ''],
    ['a line that is accepted', accepts(/./), 'A0'],
    ['a move in row 10', accepts(/10/), 'A10'],
    ['a move in column K', accepts(/K/), 'K0'],
    ['a move of X', ({ board }) => board.includes('x'), 'K10 A0'],
    ['a refused line', refuses(/./), 'L0'],
    ['a refused small letter', refuses(/[a-k]/), 'a0'],
    ['a refused row 11', refuses(/\D11$/), 'A11'],
    ['a refused line of X', ({ moves }) => moves.some((move) => move.player === 'x' && isOccupied(move)), 'A0 A0'],
    ['an occupied cell', ({ moves }) => moves.some(isOccupied), 'A0 A0'],
    ['a win', ({ winner }) => winner !== undefined, straightWin],
    ['a win of X', ({ winner }) => winner === 'x', straightWinOfX],
  ])('%s', (_, fails, expected) => {
    expect(seeds.map((seed) => wayDown(fails, seed).game.join(' '))).toEqual(seeds.map(() => expected));
  });

  test.each<[string, Fails, number]>([
    ['a refused line after three pieces has four lines', refusesAfter(3), 4],
    ['a refused line after six pieces has seven lines', refusesAfter(6), 7],
    ['a game with at least five pieces has five lines', ({ moves }) => piecesIn(moves) >= 5, 5],
    ['a game that misleads a program with eight neighbours has at most 22 lines', misleadsKings, 22],
    ['a win by a chain that winds back has at most 24 lines', winds, 24],
  ])('%s', (_, fails, lines) => {
    const lengths = seeds.map((seed) => wayDown(fails, seed).game.length);
    expect(lengths.map((length) => Math.max(length, lines))).toEqual(seeds.map(() => lines));
  });

  test.each<[string, Fails]>([
    ['a win', ({ winner }) => winner !== undefined],
    ['a chain that winds', winds],
    ['a chain that is not one by the rules', misleadsKings],
    ['an occupied cell', ({ moves }) => moves.some(isOccupied)],
    ['ten pieces', ({ moves }) => piecesIn(moves) >= 10],
  ])('%s is found with fewer than a hundred programs to run', (_, fails) => {
    expect(seeds.map((seed) => wayDown(fails, seed).tried).filter((tried) => tried >= 100)).toEqual([]);
  });

  test('has no unnecessary refused lines', () => {
    for (const seed of seeds) {
      const { moves } = wayDown(refusesAfter(6), seed).end;
      expect([seed, moves.findIndex(({ place }) => place === undefined)]).toEqual([seed, 6]);
    }
  });

  test('makes a long chain in order', () => {
    const isLong: Fails = ({ board, winner }) => winner !== undefined && shortestChain(board, winner) >= 14;
    for (const seed of seeds) {
      const { end } = wayDown(isLong, seed);
      const own = piecesOf(end, end.winner);
      expect([seed, own.filter((place, index) => index > 0 && !touch(place, own[index - 1]))]).toEqual([seed, []]);
    }
  });

  test("has the opponent's pieces apart from one another, even if not only the chain matters", () => {
    const misses: Fails = ({ board, winner }) => winner !== undefined && !hasChainFromFirstPiece(board, winner);
    for (const seed of seeds) {
      const { end } = wayDown(misses, seed);
      const opponents = piecesOf(end, end.winner === 'o' ? 'x' : 'o');
      const touching = opponents.filter((one) => opponents.some((other) => touch(one, other)));
      expect([seed, touching]).toEqual([seed, []]);
    }
  });

  test('seed and path reproduce it', () => {
    const property = fc.property(games, (game) => !winds(played(game)));
    const found = fc.check(property, { seed: 1, numRuns: 100 });
    const again = fc.sample(games, { seed: 1, numRuns: 1, path: found.counterexamplePath ?? '' });
    expect(again).toEqual(found.counterexample);
  });
});

describe('smallerGames', () => {
  test('never offers a longer game or one with lines that are not read, and only goes forward', () => {
    fc.assert(
      fc.property(games, fc.nat({ max: 8 }), (game, stage) => {
        const offered = [...smallerGames(game, new Progress(stage))];
        expect(offered.map((smaller) => toItsEnd(smaller.game))).toEqual(offered.map((smaller) => smaller.game));
        expect(offered.filter((smaller) => smaller.game.length > game.length)).toEqual([]);
        expect(offered.filter((smaller) => smaller.progress.stage < stage)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test('stays in a stage only for fewer lines, so that shrinking ends', () => {
    fc.assert(
      fc.property(games, fc.nat({ max: 8 }), (game, stage) => {
        const staying = [...smallerGames(game, new Progress(stage))].filter(
          (smaller) => smaller.progress.stage === stage && smaller.game.length === game.length,
        );
        expect(staying).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test('nothing is smaller than the empty game', () => {
    expect([...smallerGames([], new Progress())]).toEqual([]);
  });
});
