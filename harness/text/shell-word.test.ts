import { expect, test } from 'vitest';
import { formatProblems, wholeFile } from '../assignment/yaml/author-problem.ts';
import { shellWord } from './shell-word.ts';

test.each([
  ['week-3/hex.cpp', 'week-3/hex.cpp'],
  ['Week 3', "'Week 3'"],
  ["Ann's", String.raw`'Ann'\''s'`],
  ['元音', "'元音'"],
])('the path %s stays one word of a command as %s', (path, word) => {
  expect(shellWord(path)).toBe(word);
});

test('a command in a message can be copied, even if the folder has a space in its name', () => {
  const problem = { file: 'sum/functions.yaml', place: wholeFile, found: 'no returns', expected: 'an int' };
  expect(formatProblems([{ ...problem, isUnblessed: true }], 'Week 3/')).toContain(
    "verbatim bless 'Week 3/sum' fills it in",
  );
});
