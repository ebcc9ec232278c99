import { expect, test } from 'vitest';
import { projectFiles } from './project-files.fixture.ts';
import { isJudged, refusedIn, refusedWords } from './refused-words.fixture.ts';

test('no text of the project contains a refused word', async () => {
  expect(await refusedWords(await projectFiles())).toEqual([]);
});

test('a refused word is reported with its place and what to write instead', () => {
  const text = 'Good.\n// Nobody mends what stands here; X stands for a file.\n';
  expect(refusedIn('a.ts', text)).toEqual([
    'a.ts:2: "Nobody"; write who: "no student", "no program", or a sentence without a person',
    'a.ts:2: "mends"; write "fix"',
    'a.ts:2: "stands"; write "is", "appears", "has"',
  ]);
});

test('a word that is refused in some folders is allowed in the others', () => {
  const text = '// Random games end soon.\n';
  expect(refusedIn('harness/judge/judge.ts', text)).toEqual([
    'harness/judge/judge.ts:1: "Random games"; write "random runs"',
  ]);
  expect(refusedIn('cases/README.md', text)).toHaveLength(1);
  expect(refusedIn('reference/hex/random-game.ts', text)).toEqual([]);
});

test.each([
  ['harness/README.md', true],
  ['reference/hex/wrong/a.cpp', false],
  ['harness/demo/domineering/s1/domineering.cpp', false],
  ['harness/toolchain/runtime/run/runner.cpp', true],
  ['reports/samples/terminal/hostile.txt', false],
  ['package-lock.json', false],
])('%s is judged: %s', (path, judged) => {
  expect(isJudged(path)).toBe(judged);
});
