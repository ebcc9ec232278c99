import { expect, test } from 'vitest';
import { gameWordsAmong, gameWordsIn, isGeneral } from './game-words.fixture.ts';
import { projectFiles } from './project-files.fixture.ts';

test('no general text speaks of games', async () => {
  expect(await gameWordsAmong(await projectFiles())).toEqual([]);
});

test('a game word is found in every kind of text, and not in code or comments', () => {
  const code = [
    "import { board } from './board game.ts';",
    '// The next move of a player.',
    "export const hint = 'Is the game over?';",
    'const squares = `${count} more squares and ${rest} pegs`;',
    "const kind = 'board';",
    "const words = { end: ['Whose turn is it?', 'Move it to transcripts, in turn'] };",
  ].join('\n');
  expect(gameWordsIn('a.ts', code)).toEqual([
    'a.ts:3: "game" is true only of a game',
    'a.ts:4: "squares" is true only of a game',
    'a.ts:4: "pegs" is true only of a game',
    'a.ts:6: "Whose turn" is true only of a game',
  ]);
});

test.each([
  ['reports/explain/case/hint.ts', true],
  ['harness/assignment/shape.ts', true],
  ['harness/cli/commands/report.ts', true],
  ['reports/explain/case/hint.test.ts', false],
  ['reports/samples/odd-students.ts', false],
  ['reports/html/style.ts', false],
  ['reports/explain/notice/player-number.ts', false],
  ['harness/e2e/no-game/average-assignment.fixture.ts', false],
  ['reference/hex/rules.ts', false],
])('%s is general: %s', (path, general) => {
  expect(isGeneral(path)).toBe(general);
});
