import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closestName } from './closest-name.ts';

const functions = ['gridState', 'printGrid', 'isPlaceable', 'putToGrid'];

test.each([
  ['gridstate', 'gridState'],
  ['PUTTOGRID', 'putToGrid'],
  ['gridStat', 'gridState'],
  ['isPlacable', 'isPlaceable'],
  ['pritnGrid', 'printGrid'],
  ['putGrid', 'putToGrid'],
])('%s is close to %s', (written, meant) => {
  expect(closestName(written, functions)).toBe(meant);
});

test.each(['checkWin', 'grid', 'x', ''])('nothing is close to "%s"', (written) => {
  expect(closestName(written, functions)).toBeUndefined();
});

test('at most a third of the letters may be wrong, and at most three', () => {
  expect(closestName('abcxyz', ['abcdef'])).toBeUndefined();
  expect(closestName('abcdyz', ['abcdef'])).toBe('abcdef');
  expect(closestName('abcdefghijklmnwxyz', ['abcdefghijklmnopqr'])).toBeUndefined();
  expect(closestName('abcdefghijklmnoxyz', ['abcdefghijklmnopqr'])).toBe('abcdefghijklmnopqr');
});

test('short names must have a letter in common', () => {
  expect(closestName('a', ['b'])).toBeUndefined();
  expect(closestName('ab', ['ac'])).toBe('ac');
  expect(closestName('P', ['p'])).toBe('p');
});

test('two swapped neighbours are one mistake', () => {
  expect(closestName('prot', ['port'])).toBe('port');
  expect(closestName('ptro', ['port'])).toBeUndefined();
});

test('the closest name wins, and the first of equally close ones', () => {
  expect(closestName('transcript', ['transcribed', 'transcripts'])).toBe('transcripts');
  expect(closestName('case', ['cast', 'cafe'])).toBe('cast');
});

test('a name in a different letter case is always found', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (name) => {
      fc.pre(name.toUpperCase().toLowerCase() === name.toLowerCase());
      expect(closestName(name.toUpperCase(), [name])).toBe(name);
    }),
  );
});

test('the result is the same whichever of the two names was misspelt', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(closestName(one, [other]) === other).toBe(closestName(other, [one]) === one);
    }),
  );
});
