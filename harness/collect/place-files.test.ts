import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeFiles } from './place-files.ts';

function place(names: readonly string[], expected: readonly string[]) {
  const files = names.map((name, index) => ({ name, bytes: Uint8Array.of(index) }));
  const placed = placeFiles({ id: 's1', files }, expected);
  return {
    files: placed.files.map((file) => `${file.expected} <- ${file.submitted.name}`),
    missing: placed.missing,
    unused: placed.unused,
  };
}

test('a file with the right name is placed unchanged', () => {
  const hex = { name: 'hex.cpp', bytes: Uint8Array.of(1) };
  expect(placeFiles({ id: 's1', files: [{ name: 'notes.txt', bytes: Uint8Array.of() }, hex] }, ['hex.cpp'])).toEqual({
    id: 's1',
    files: [{ expected: 'hex.cpp', submitted: hex }],
    missing: [],
    unused: ['notes.txt'],
  });
});

test.each([
  'domineering(1).cpp',
  'domineering (2).cpp',
  'domineering-1.cpp',
  'domineering 3.cpp',
  'domineering.cpp.txt',
  's115500001_domineering.cpp',
  '1155000001-domineering.cpp',
  'Assignment3_s1155000001_attempt_2021-10-23-19-30-00_domineering.cpp',
  'domineering_1155000001.cpp',
  'domineering copy.cpp',
  'domineering copy 2.cpp',
  'domineering - Copy.cpp',
  'domineering - Copy (2).cpp',
  'Copy of domineering.cpp',
  'domineering_copy.cpp',
  'Domineering (1).CPP',
  's115500001_domineering (1).cpp.txt',
  'domineering.c',
  'domineering.cc',
  'domineering.cxx',
])('%s is taken for domineering.cpp, although there is another source', (name) => {
  expect(place([name, 'other.cpp'], ['domineering.cpp'])).toEqual({
    files: [`domineering.cpp <- ${name}`],
    missing: [],
    unused: ['other.cpp'],
  });
});

test.each([
  'old_domineering.cpp',
  'domineering_test.cpp',
  'domineering2.cpp',
  'predomineering.cpp',
  'domineering.h',
  'domineering.txt',
  'domineering.exe',
  'domineering',
  '.cpp',
  'copy.cpp',
])('%s is not taken for domineering.cpp if there are other sources', (name) => {
  expect(place([name, 'other.cpp', 'another.cpp'], ['domineering.cpp'])).toEqual({
    files: [],
    missing: ['domineering.cpp'],
    unused: [name, 'other.cpp', 'another.cpp'],
  });
});

describe('if several files could be meant', () => {
  test('the exact name wins over letter case, and letter case over the rest', () => {
    expect(place(['domineering (1).cpp', 'Domineering.cpp', 'domineering.cpp'], ['domineering.cpp'])).toEqual({
      files: ['domineering.cpp <- domineering.cpp'],
      missing: [],
      unused: ['domineering (1).cpp', 'Domineering.cpp'],
    });
    expect(place(['domineering (1).cpp', 'Domineering.cpp'], ['domineering.cpp']).files).toEqual([
      'domineering.cpp <- Domineering.cpp',
    ]);
  });

  test('the outermost folder wins, but not over a better name', () => {
    expect(place(['old/src/hex.cpp', 'src/hex.cpp'], ['hex.cpp']).files).toEqual(['hex.cpp <- src/hex.cpp']);
    expect(place(['Hex.cpp', 'src/hex.cpp'], ['hex.cpp']).files).toEqual(['hex.cpp <- src/hex.cpp']);
    expect(place(['b/hex.cpp', 'a/hex.cpp'], ['hex.cpp']).files).toEqual(['hex.cpp <- a/hex.cpp']);
  });

  test('the exact name of one file is not taken for the mangled name of another', () => {
    expect(place(['part-2.cpp'], ['part.cpp', 'part-2.cpp'])).toEqual({
      files: ['part-2.cpp <- part-2.cpp'],
      missing: ['part.cpp'],
      unused: [],
    });
  });
});

describe('the last source', () => {
  test('is taken for the one file that is missing', () => {
    expect(place(['main.cpp', 'notes.txt', 'a.h'], ['hex.cpp'])).toEqual({
      files: ['hex.cpp <- main.cpp'],
      missing: [],
      unused: ['notes.txt', 'a.h'],
    });
    expect(place(['Board.cpp', 'play.cpp'], ['board.cpp', 'main.cpp']).files).toEqual([
      'board.cpp <- Board.cpp',
      'main.cpp <- play.cpp',
    ]);
  });

  test('is not taken if two files are missing, or if it is not the only one', () => {
    expect(place(['x.cpp'], ['board.cpp', 'main.cpp'])).toEqual({
      files: [],
      missing: ['board.cpp', 'main.cpp'],
      unused: ['x.cpp'],
    });
    expect(place(['x.cpp', 'y.cpp'], ['main.cpp']).missing).toEqual(['main.cpp']);
  });

  test('must be a header if a header is missing', () => {
    expect(place(['main.cpp', 'x.cpp', 'x.hpp'], ['main.cpp', 'board.h'])).toEqual({
      files: ['main.cpp <- main.cpp', 'board.h <- x.hpp'],
      missing: [],
      unused: ['x.cpp'],
    });
  });
});

test('any number of copy marks before and after a name takes little time', () => {
  const often = `${'copy of '.repeat(14)}hex${'(1)'.repeat(40)}.cpp`;
  expect(place([often, 'other.cpp'], ['hex.cpp']).files).toEqual([]);
  const long = `${'-'.repeat(400)}${' '.repeat(400)}x.cpp`;
  const many = Array.from({ length: 4998 }, (_, index) => `${index}/${long}`);
  expect(place(['hex.cpp', ...many, 'board - copy.cpp'], ['hex.cpp', 'board.cpp']).files).toEqual([
    'hex.cpp <- hex.cpp',
    'board.cpp <- board - copy.cpp',
  ]);
});

const stem = fc.constantFrom('hex', 'Hex', 'board', 'hex (1)', 's1155000001_hex', 'board copy', 'x');
const name = fc
  .tuple(
    fc.constantFrom('', '', 'src/', 'src/old/'),
    stem,
    fc.constantFrom('.cpp', '.h', '.CPP', '.cc', '.cpp.txt', ''),
  )
  .map((parts) => parts.join(''));
const submitted = fc.uniqueArray(name, { maxLength: 8 });
const wanted = fc.uniqueArray(fc.constantFrom('hex.cpp', 'board.cpp', 'board.h', 'Makefile'), { maxLength: 4 });

test('every submitted file is placed once or unused, and every expected file is found once or missing', () => {
  fc.assert(
    fc.property(submitted, wanted, (names, expected) => {
      const files = names.map((each) => ({ name: each, bytes: new Uint8Array() }));
      const placed = placeFiles({ id: 's1', files }, expected);
      const used = placed.files.map((file) => file.submitted.name);
      expect([...used, ...placed.unused].toSorted()).toEqual(names.toSorted());
      expect([...placed.files.map((file) => file.expected), ...placed.missing].toSorted()).toEqual(expected.toSorted());
    }),
  );
});

test('the order in which files come does not matter', () => {
  fc.assert(
    fc.property(submitted, wanted, (names, expected) => {
      expect(place(names.toReversed(), expected).files).toEqual(place(names, expected).files);
    }),
  );
});
