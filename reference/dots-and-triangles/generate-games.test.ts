import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games } from './generate-games.ts';
import { isFree, isFull, playerScore, positions } from './rules.ts';
import { firstTurn, withLine } from './turn.ts';

/** What happened at each of the typed lines, and how the game ended. */
function storyOf(typed: readonly string[]) {
  let turn = firstTurn;
  const events = typed.map(Number).map((pos) => {
    const now = turn;
    const refused = !isFree(now.grid, pos);
    if (!refused) turn = withLine(now, pos);
    const score = playerScore(turn.grid, now.player) - playerScore(now.grid, now.player);
    return { pos, refused, score, extra: now.isExtra, player: now.player };
  });
  const lead = playerScore(turn.grid, 1) - playerScore(turn.grid, 2);
  return { events, ending: !isFull(turn.grid) ? 'none' : lead > 0 ? 'Player 1' : lead < 0 ? 'Player 2' : 'draw' };
}
type Story = ReturnType<typeof storyOf>;

const isRefused = ({ events }: Story) => events.some(({ refused }) => refused);
const completesOne = ({ events }: Story) => events.some(({ score }) => score > 0);
const completesTwo = ({ events }: Story) => events.some(({ score }) => score === 2);
const completesInExtraTurn = ({ events }: Story) => events.some(({ score, extra }) => extra && score > 0);
const ends = (ending: string) => (story: Story) => story.ending === ending;
const isComplete = (story: Story) => story.ending !== 'none';

describe('games', () => {
  const sample = fc.sample(games, { numRuns: 1000, seed: 20200401 });
  const stories = sample.map(storyOf);
  const share = (is: (story: Story) => boolean) => stories.filter(is).length / stories.length;

  test('only integers in the range of int are typed, none of them far below zero', () => {
    expect(sample.flat().filter((line) => line !== String(Number(line) | 0) || Number(line) < -999)).toEqual([]);
  });

  test('nothing is typed after the game has ended', () => {
    const early = sample.filter((typed) => isComplete(storyOf(typed.slice(0, -1))));
    expect(early).toEqual([]);
  });

  test('most games are complete, and some are cut short', () => {
    expect(share(isComplete)).toBeGreaterThan(0.7);
    expect(share(isComplete)).toBeLessThan(0.95);
  });

  test('each way to end is common', () => {
    const shares = ['Player 1', 'Player 2', 'draw'].map((ending) => share(ends(ending)));
    expect(Math.min(...shares)).toBeGreaterThan(0.2);
  });

  test('most games hold refused moves, extra turns that complete a triangle, and lines that complete two', () => {
    expect(share(isRefused)).toBeGreaterThan(0.7);
    expect(share(completesInExtraTurn)).toBeGreaterThan(0.6);
    expect(share(completesTwo)).toBeGreaterThan(0.6);
  });

  test('every position is sometimes refused, and so are the neighbours of the range and large numbers', () => {
    const refused = new Set(
      stories.flatMap(({ events }) => events.filter((event) => event.refused).map(({ pos }) => pos)),
    );
    expect([...positions, -1, 0, 13, 18].filter((pos) => !refused.has(pos))).toEqual([]);
    expect(Math.max(...refused)).toBeGreaterThan(1e9);
    expect(Math.min(...refused)).toBeLessThan(-100);
  });
});

type Failing = (story: Story) => boolean;

function refusedAfter(lines: number): Failing {
  return ({ events }) =>
    events.some(({ refused }, index) => {
      const before = events.slice(0, index).filter((event) => !event.refused);
      return refused && before.length >= lines;
    });
}

const refusedTwiceInARow: Failing = ({ events }) =>
  events.some(({ refused }, index) => refused && events[index + 1]?.refused === true);
const filledIsRefused: Failing = ({ events }) => events.some(({ refused, pos }) => refused && positions.includes(pos));
const player2Completes: Failing = ({ events }) => events.some(({ player, score }) => player === 2 && score > 0);

/** Makes as many attempts as the harness makes for a failing program, counted from the first failing game. */
function smallest(fails: Failing, seed: number): readonly string[] | undefined {
  let attempts = 0;
  const property = fc.property(games, (typed) => {
    if (attempts >= 150) return true;
    const failed = fails(storyOf(typed));
    if (failed || attempts > 0) attempts += 1;
    return !failed;
  });
  return fc.check(property, { seed, numRuns: 500 }).counterexample?.[0];
}
describe('the smallest failing game', () => {
  const seeds = [1, 2, 3, 4, 5, 6];

  test.each<[string, Failing, string]>([
    ['any game', () => true, ''],
    ['a line', ({ events }) => events.length > 0, '1'],
    ['a refused move', isRefused, '0'],
    ['a refused move of Player 2', refusedAfter(1), '1 0'],
    ['a line where there is one already', filledIsRefused, '1 1'],
    ['two refused moves in a row', refusedTwiceInARow, '0 0'],
    ['a refused move after four lines', refusedAfter(4), '1 2 3 4 0'],
    ['a complete game', isComplete, '1 2 3 4 5 6 7 8 9 10 11 12'],
  ])('%s', (_, fails, expected) => {
    expect(seeds.map((seed) => smallest(fails, seed)?.join(' '))).toEqual(seeds.map(() => expected));
  });

  test.each<[string, Failing, number]>([
    ['a triangle has three lines', completesOne, 3],
    ['a triangle of Player 2 has four lines', player2Completes, 4],
    ['two triangles with one line have five lines', completesTwo, 5],
    ['two triangles in a row have five lines', completesInExtraTurn, 5],
    ['a win of Player 1 has twelve lines', ends('Player 1'), 12],
    ['a win of Player 2 has twelve lines', ends('Player 2'), 12],
    ['a draw has twelve lines', ends('draw'), 12],
    ['a draw after a refused move has thirteen lines', (story) => isRefused(story) && ends('draw')(story), 13],
  ])('%s', (_, fails, lines) => {
    expect(seeds.map((seed) => smallest(fails, seed)?.length)).toEqual(seeds.map(() => lines));
  });

  test('seed and path reproduce it', () => {
    const wins = fc.property(games, (typed) => !ends('Player 2')(storyOf(typed)));
    const found = fc.check(wins, { seed: 1 });
    const again = fc.check(
      fc.property(games, () => false),
      { seed: 1, path: found.counterexamplePath ?? '', endOnFailure: true },
    );
    expect(found.counterexample?.[0].length).toBe(12);
    expect(again.counterexample).toEqual(found.counterexample);
  });
});
