import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { play } from '../dialogue.ts';
import { games } from './generate-games.ts';
import { domineering } from './program.ts';

/** Prints no boards, so that what happened in a game is easy to count. */
const texts = {
  symbols: { 0: '', 1: '', 2: '' },
  prompt: { 1: '', 2: '' },
  refused: 'refused',
  win: { 1: 'Player 1 wins', 2: 'Player 2 wins' },
};

/** How many lines were read, which of them were refused, and who won. */
function outcomeOf(typed: readonly string[]) {
  const { pieces, ends } = play(domineering(texts), typed);
  const answers = pieces.flatMap(({ kind }, index) => (kind === 'typed' ? [pieces[index + 1]?.text ?? ''] : []));
  const refused = answers.map((answer) => answer.startsWith('refused'));
  return { ends, read: answers.length, refused, winner: answers.at(-1)?.match(/Player \d/)?.[0] ?? 'none' };
}
type Outcome = ReturnType<typeof outcomeOf>;

describe('games', () => {
  const sample = fc.sample(games, { numRuns: 1000, seed: 20211023 });
  const outcomes = sample.map(outcomeOf);
  const share = (is: (outcome: Outcome) => boolean) => outcomes.filter(is).length / outcomes.length;

  test('only integers in the range of int are typed', () => {
    expect(sample.flat().filter((line) => line !== String(Number(line) | 0))).toEqual([]);
  });

  test('nothing is typed after the game has ended', () => {
    expect(outcomes.map(({ read }) => read)).toEqual(sample.map((typed) => typed.length));
  });

  test('most games are complete, and some are cut short', () => {
    const complete = share(({ ends }) => ends === 'finished');
    expect(complete).toBeGreaterThan(0.7);
    expect(complete).toBeLessThan(0.95);
  });

  test('either player wins often', () => {
    expect(share(({ winner }) => winner === 'Player 1')).toBeGreaterThan(0.25);
    expect(share(({ winner }) => winner === 'Player 2')).toBeGreaterThan(0.25);
  });

  test('most games have refused moves, and nearly all have accepted ones', () => {
    expect(share(({ refused }) => refused.includes(true))).toBeGreaterThan(0.6);
    expect(share(({ refused }) => refused.includes(false))).toBeGreaterThan(0.9);
  });

  test('games have the neighbours of the range, the 20 of the handout, and far larger and smaller numbers', () => {
    const typed = new Set(sample.flat().map(Number));
    expect([-1, 0, 17, 20].filter((pos) => !typed.has(pos))).toEqual([]);
    expect(Math.max(...typed)).toBeGreaterThan(1e9);
    expect(Math.min(...typed)).toBeLessThan(-1e9);
  });

  test('every position is sometimes refused, and so is the free right edge for Player 2', () => {
    const refused = sample.flatMap((typed) => typed.filter((_, index) => outcomeOf(typed).refused[index]));
    const positions = [...Array(16).keys()].map((index) => String(index + 1));
    expect(positions.filter((pos) => !refused.includes(pos))).toEqual([]);
    expect(sample.filter(([first, second]) => first === '9' && second === '4').length).toBeGreaterThan(0);
  });
});

type Failing = (typed: readonly string[]) => boolean;

function refusedAfter(moves: number): Failing {
  return (typed) => {
    const { refused } = outcomeOf(typed);
    return refused.some((is, index) => is && refused.slice(0, index).filter((before) => !before).length >= moves);
  };
}

function wonBy(player: string): Failing {
  return (typed) => outcomeOf(typed).winner === player;
}

function smallest(fails: Failing, seed: number) {
  return fc.check(
    fc.property(games, (typed) => !fails(typed)),
    { seed, numRuns: 500 },
  );
}

describe('the smallest failing game', () => {
  test.each<[string, Failing, string[]]>([
    ['any game', () => true, []],
    ['a line', (typed) => typed.length > 0, ['1']],
    ['a refused move', refusedAfter(0), ['0']],
    ['a refused move of Player 2', refusedAfter(1), ['1', '0']],
    ['a refused 5', (typed) => typed.some((pos, index) => pos === '5' && outcomeOf(typed).refused[index]), ['1', '5']],
    ['two refused moves in a row', (typed) => /true,true/.test(String(outcomeOf(typed).refused)), ['0', '0']],
  ])('%s', (_, fails, expected) => {
    const seeds = [1, 2, 3, 4, 5, 6];
    expect(seeds.map((seed) => smallest(fails, seed).counterexample)).toEqual(seeds.map(() => [expected]));
  });

  test.each<[string, Failing, number]>([
    ['a refused move after move 3 has four lines', refusedAfter(3), 4],
    ['a refused move after move 5 has six lines', refusedAfter(5), 6],
    ['a game of at least five lines has five lines', (typed) => typed.length >= 5, 5],
    ['a win has four lines', (typed) => outcomeOf(typed).ends === 'finished', 4],
    ['a win of Player 2 has four lines', wonBy('Player 2'), 4],
    ['a win of Player 1 has five lines', wonBy('Player 1'), 5],
    ['a win after a refused move has five lines', (typed) => refusedAfter(0)(typed) && wonBy('Player 2')(typed), 5],
  ])('%s', (_, fails, lines) => {
    const seeds = [1, 2, 3, 4, 5, 6];
    expect(seeds.map((seed) => smallest(fails, seed).counterexample?.[0].length)).toEqual(seeds.map(() => lines));
  });

  test('seed and path reproduce it', () => {
    const found = smallest(refusedAfter(3), 1);
    const again = fc.check(
      fc.property(games, () => false),
      { seed: 1, path: found.counterexamplePath ?? '', endOnFailure: true },
    );
    expect(again.counterexample).toEqual(found.counterexample);
  });
});
