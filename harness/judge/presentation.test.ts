import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { presentationClasses } from '../model/assignment/assignment.ts';
import { differsInLetters, presentationDifference } from './presentation.ts';

const grid = ". . .\nA . B\nPlayer 1's move: 5\nInvalid! Try again.\n";

describe('each class explains its own kind of difference and no other', () => {
  test.each([
    ['the newline at the very end', grid.slice(0, -1), ['final-newline']],
    ['Windows line ends', grid.replaceAll('\n', '\r\n'), ['line-ends']],
    ['a space at the end of the rows', grid.replaceAll('.\n', '. \n'), ['trailing-blanks']],
    ['a missing space after the colon', grid.replace(': ', ':'), ['blanks']],
    ['no spaces between the cells', grid.replace('. . .', '...'), ['blanks']],
    ['an empty line before the prompt', grid.replace('Player', '\nPlayer'), ['blank-lines']],
    ['an empty line at the end', `${grid}\n`, ['blank-lines']],
    ['small letters', grid.replace('Player', 'player'), ['letter-case']],
    ['spaces on an otherwise empty line', grid.replace('Player', '  \nPlayer'), ['trailing-blanks', 'blank-lines']],
    [
      'two kinds at once',
      grid.replace('Player', 'player').replaceAll('.\n', '. \n'),
      ['trailing-blanks', 'letter-case'],
    ],
  ])('%s', (_what, actual, classes) => {
    expect(presentationDifference(grid, actual)).toEqual(classes);
  });
});

test('a different letter is not a matter of presentation', () => {
  expect(presentationDifference(grid, grid.replace('Invalid', 'Invalit'))).toBeUndefined();
});

test('two lines joined into one are not a matter of presentation', () => {
  expect(presentationDifference('A .\nB .\n', 'A .B .\n')).toBeUndefined();
});

test('a class that is not allowed excuses nothing', () => {
  const withoutFinal = presentationClasses.filter((name) => name !== 'final-newline');
  expect(presentationDifference(grid, grid.slice(0, -1), withoutFinal)).toBeUndefined();
});

test('equal texts need no class, and the answer does not depend on which side is which', () => {
  const text = fc.string({ unit: fc.constantFrom('A', 'a', ' ', '\t', '\n', '\r', '.') });
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(presentationDifference(one, one)).toEqual([]);
      expect(presentationDifference(one, other)).toEqual(presentationDifference(other, one));
    }),
  );
});

test('a different letter in one place is more than presentation, in any spacing and case', () => {
  const text = fc.string({
    unit: fc.constantFrom('A', 'a', 'b', ' ', '\t', '\n', '\r', '\v', '.', '\x85', '\xa1', '\x43'),
  });
  let found = 0;
  fc.assert(
    fc.property(text, text, (one, other) => {
      if (!differsInLetters(one, other)) return;
      found += 1;
      expect(presentationDifference(one, other)).toBeUndefined();
    }),
  );
  expect(found).toBeGreaterThan(0);
  expect(differsInLetters(grid, grid.replace('Invalid', 'Invalit'))).toBe(true);
  expect(differsInLetters(grid, `${grid}.`)).toBe(true);
  expect(differsInLetters(grid, grid.toUpperCase().replaceAll(' ', '\n'))).toBe(false);
});
