import { describe, expect, test } from 'vitest';
import { drawnGame } from '../drawn-game.fixture.ts';
import { referee } from '../reference.ts';
import { type RefereeRun, ownAnnouncements } from './own-announcements.ts';
import type { RefereeScript } from './right-referee.ts';
import { formatRightRun } from './right-run.ts';

const whiteWins: RefereeScript = { typed: ['A1', 'A2', 'A3', 'A4'], moves: ['B1', 'B2', 'B3'] };
const blackWins: RefereeScript = { typed: ['A1', 'A2', 'C3', 'D4'], moves: ['B1', 'B2', 'B3', 'B4'] };
const notDecided: RefereeScript = { typed: ['A1', 'A2'], moves: ['B1', 'B2'] };
const draw: RefereeScript = {
  typed: drawnGame.filter((_, index) => index % 2 === 0),
  moves: drawnGame.filter((_, index) => index % 2 === 1),
};
const scripts = [whiteWins, blackWins, notDecided, draw];

const ownWords: Readonly<Record<string, string>> = {
  'white wins': 'White has won!',
  'black wins': 'Black has won!',
  draw: 'It is a draw.',
};

/** A correct run of each script, in these words. */
function runsIn(words: Readonly<Record<string, string>>, more = ''): RefereeRun[] {
  return scripts.map((script) => {
    const { trace, announces } = formatRightRun(script);
    const output = ['Welcome', 'Your move: ', ...announces.map((result) => words[result] ?? result), more].join('\n');
    const sent = trace.map((line) => line.replace(/;.*/, ';')).join('\n');
    return { script, run: { trace: sent, late: '', output, hasEnded: true } };
  });
}

test('a text that appears in the runs with this result, and in no other, is how the referee announces it', () => {
  expect([...ownAnnouncements(runsIn(ownWords))]).toEqual([
    ['white wins', 'white has won'],
    ['black wins', 'black has won'],
    ['draw', 'it is a draw'],
  ]);
});

test('a referee may use its own words, but must not name the wrong winner', () => {
  const found = referee.inOwnWords?.(runsIn(ownWords));
  expect(found?.texts).toContainEqual({ expected: 'draw', actual: 'it is a draw' });
  const [first] = runsIn(ownWords);
  const [wrong] = runsIn({ 'white wins': 'Black has won!' });
  expect(first && found?.program.check(first.script, first.run)).toEqual([]);
  expect(wrong && found?.program.check(wrong.script, wrong.run)).toMatchObject([{ code: 'wrong-result-announced' }]);
});

describe('no words of its own are learned from a referee', () => {
  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['that says what the handout says', {}, ''],
    ['that names the loser', { 'white wins': 'Black has won!', 'black wins': 'White has won!', draw: 'x' }, ''],
    ['that names neither colour', { 'white wins': 'You win!', 'black wins': 'You lose!', draw: 'The end' }, ''],
    ['that names both', { 'white wins': 'White beats black', 'black wins': 'Black beats white', draw: '' }, ''],
    ['that says every result in every run', ownWords, 'White has won!\nBlack has won!\nIt is a draw.'],
  ])('%s', (_what, words, more) => {
    expect([...ownAnnouncements(runsIn(words, more))]).toEqual([]);
  });
});
