import { expect, test } from 'vitest';
import { checkCommandLine } from './check-command-line.ts';

test('the command names the files, each as one word', () => {
  expect(checkCommandLine(['a b.cpp', "it's.cpp", '-a.cpp', 'x.h'])).toBe(
    "verbatim check 'a b.cpp' 'it'\\''s.cpp' ./-a.cpp x.h",
  );
});

test('it repeats what the names of the files do not show', () => {
  expect(checkCommandLine(['aborts.cpp'], { assignment: 'hex', dialect: '2019', truth: 'solution' })).toBe(
    'verbatim check aborts.cpp --assignment hex --dialect 2019 --truth solution',
  );
});
