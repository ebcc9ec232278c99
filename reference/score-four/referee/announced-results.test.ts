import { describe, expect, test } from 'vitest';
import type { Result } from '../board.ts';
import { announcedResults, resultProblem } from './announced-results.ts';
import type { DueResult } from './right-referee.ts';

describe('a result is announced', () => {
  test.each([
    ['White wins!\n', ['white wins']],
    ['*** BLACK WINS ***\n', ['black wins']],
    ['  draw.\r\n', ['draw']],
    ['Draw', ['draw']],
    ['Your move: White wins!\n', ['white wins']],
    ['move> Draw\n', ['draw']],
    ['white   wins\nblack wins\n', ['white wins', 'black wins']],
    ['White wins against Black!\n', []],
    ["It's a draw\n", []],
    ['Neither wins\nwhite\nwins\n', []],
    ['White wins 1\n', []],
    ['You win!\n', []],
    ['', []],
  ])('%j', (output, results) => {
    expect(announcedResults(output)).toEqual(results);
  });
});

function problem(
  due: readonly (Result | 'draw?')[],
  announced: readonly Result[],
  after?: 'anything',
): object | 'none' {
  const results = due.map((result): DueResult =>
    result === 'draw?' ? { result: 'draw', isNeedless: true } : { result, isNeedless: false },
  );
  return resultProblem(results, announced, after) ?? 'none';
}

test('each game is announced, in order', () => {
  expect(problem([], [])).toBe('none');
  expect(problem(['white wins', 'draw'], ['white wins', 'draw'])).toBe('none');
  expect(problem(['white wins'], [])).toEqual({ kind: 'result-not-announced', result: 'white wins' });
  expect(problem(['white wins', 'draw'], ['white wins'])).toEqual({ kind: 'result-not-announced', result: 'draw' });
  expect(problem(['white wins'], ['black wins'])).toEqual({
    kind: 'wrong-result-announced',
    result: 'white wins',
    announced: 'black wins',
  });
  expect(problem(['draw'], ['draw', 'white wins'])).toEqual({
    kind: 'unfounded-result-announced',
    announced: 'white wins',
  });
  expect(problem([], ['draw'])).toEqual({ kind: 'unfounded-result-announced', announced: 'draw' });
});

test('a result may be announced twice in a row, but two games need two announcements', () => {
  expect(problem(['white wins', 'draw'], ['white wins', 'white wins', 'draw', 'draw'])).toBe('none');
  expect(problem(['white wins', 'white wins'], ['white wins'])).toEqual({
    kind: 'result-not-announced',
    result: 'white wins',
  });
});

test('a game that was stopped in a clear draw may be announced or not', () => {
  expect(problem(['white wins', 'draw?', 'black wins'], ['white wins', 'draw', 'black wins'])).toBe('none');
  expect(problem(['white wins', 'draw?', 'black wins'], ['white wins', 'black wins'])).toBe('none');
  expect(problem(['draw?'], ['white wins'])).toEqual({ kind: 'unfounded-result-announced', announced: 'white wins' });
});

test('announcements after the games that count are ignored on request', () => {
  expect(problem(['white wins'], ['white wins', 'draw'], 'anything')).toBe('none');
  expect(problem(['white wins'], ['draw'], 'anything')).toMatchObject({ kind: 'wrong-result-announced' });
});
