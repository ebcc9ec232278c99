import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printedText } from '../../harness/model/assignment/transcript.ts';
import { dialect2019 } from './dialects.fixture.ts';
import { type Move, placeTyped, played, toItsEnd } from './game.ts';
import { games } from './generate-games.ts';
import { hasChainInOneSweep, misleadsKings } from './mistakes.fixture.ts';
import { hexReference } from './reference.ts';
import { places } from './rules.ts';

const sample = fc.sample(games, { numRuns: 400, seed: 20191121 });
const outcomes = sample.map(played);
type Outcome = (typeof outcomes)[number];
const share = (is: (outcome: Outcome) => boolean) => outcomes.filter(is).length / outcomes.length;
const isRefused = ({ place }: Move) => place === undefined;

describe('lines', () => {
  test('are a character and an integer in the range of int, together, as the handout shows them', () => {
    expect(sample.flat().filter((line) => !/^[!-~] ?-?\d+$/.test(line))).toEqual([]);
    const numbers = sample.flat().map((line) => Number(line.slice(1)));
    expect(numbers.filter((number) => number !== (number | 0))).toEqual([]);
  });

  test('none is typed after the game has ended', () => {
    expect(sample.map(toItsEnd)).toEqual(sample);
  });

  test('every kind of refused line comes, from either player', () => {
    for (const player of ['o', 'x'] as const) {
      const refused = outcomes.flatMap(({ moves }) =>
        moves.filter((move) => isRefused(move) && move.player === player),
      );
      const lines = refused.map(({ line }) => line);
      const kinds = [/^[a-k]\d/, /^[L-Z]\d/, /^@/, /^\[/, /^[A-K]11$/, /^[A-K]-1$/, /^[A-K]99$/, /\d{6}/, /-\d{6}/];
      expect(kinds.filter((kind) => !lines.some((line) => kind.test(line)))).toEqual([]);
      expect(refused.filter(({ line }) => placeTyped(line) !== undefined).length).toBeGreaterThan(50);
    }
  });

  test('at least a third of the games have no refused line, and none has a space', () => {
    const plain = share(({ moves }) => !moves.some(isRefused));
    expect([plain > 0.33, plain < 0.55]).toEqual([true, true]);
    expect(sample.flat().filter((line) => line.includes(' '))).toEqual([]);
  });

  test('every cell is used', () => {
    const used = new Set(outcomes.flatMap(({ moves }) => moves.map(({ place }) => place)));
    expect(places.filter((place) => !used.has(place))).toEqual([]);
  });
});

describe('games', () => {
  test('are mostly short, so that forty of them are quick', () => {
    const lengths = sample.map((game) => game.length).toSorted((one, other) => one - other);
    expect([lengths[200] ?? 0, lengths[340] ?? 0].map((length) => length < 120)).toEqual([true, true]);
    expect(lengths[200]).toBeLessThan(45);
    const { play } = hexReference(dialect2019);
    const bytes = sample.reduce((sum, game) => sum + printedText(play(game).pieces).length, 0);
    expect(bytes / sample.length).toBeLessThan(25_000);
  });

  test('most are complete, and some are cut short', () => {
    const complete = share(({ winner }) => winner !== undefined);
    expect([complete > 0.75, complete < 0.95]).toEqual([true, true]);
  });

  test('either player wins often', () => {
    expect([share(({ winner }) => winner === 'o') > 0.3, share(({ winner }) => winner === 'x') > 0.3]).toEqual([
      true,
      true,
    ]);
  });

  test('at least an eighth are won by a chain that winds back', () => {
    const oneSweep = share(({ board, winner }) => winner !== undefined && hasChainInOneSweep(board, winner));
    const won = share(({ winner }) => winner !== undefined);
    expect(won - oneSweep).toBeGreaterThan(0.125);
  });

  test('in at least a third, a program that takes all eight cells for neighbours sees a chain too early', () => {
    expect(share(misleadsKings)).toBeGreaterThan(0.33);
  });
});
