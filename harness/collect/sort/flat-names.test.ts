import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSource } from './candidates.ts';
import { flatNames } from './flat-names.ts';

const bytesOf = (name: string) => Buffer.byteLength(name);

describe('names in one folder', () => {
  test('are those of the files, without characters that have a special meaning for a compiler', () => {
    const names = ['grid.h', 'a/Board.cpp', 'b/Board.cpp', '@options.cpp', '-o.cpp', '@.cpp'];
    expect([...flatNames(names, ['hex.cpp']).values()]).toEqual([
      'grid.h',
      'Board.cpp',
      'b_Board.cpp',
      'options.cpp',
      'o.cpp',
      '_.cpp',
    ]);
  });

  test('that are too long keep their ending, and stay different from each other', () => {
    const long = '中'.repeat(80);
    const names = flatNames([`${long}.cpp`, `${long}.h`, `${long}文.cpp`, `a/${long}.cpp`], []);
    expect([...names.values()]).toEqual([
      `${'中'.repeat(65)}.cpp`,
      `${'中'.repeat(66)}.h`,
      `${'中'.repeat(64)}-2.cpp`,
      `a_${'中'.repeat(64)}.cpp`,
    ]);
  });

  test('are short, of the same kind and all different, whatever the files are called', () => {
    const stem = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
      fc.constantFrom('中', '😀', 'é', 'x').chain((one) => fc.integer({ min: 1, max: 250 }).map((n) => one.repeat(n))),
    );
    const file = fc.tuple(stem, fc.constantFrom('.cpp', '.CC', '.h', '.inl')).map(([name, ending]) => name + ending);
    fc.assert(
      fc.property(fc.uniqueArray(file, { maxLength: 12 }), (files) => {
        const flat = flatNames(files, ['hex.cpp']);
        expect([...flat.keys()]).toEqual(files);
        const made = [...flat.values()];
        expect(new Set(made.map((name) => name.toLowerCase())).size).toBe(files.length);
        expect(made.filter((name) => bytesOf(name) > 200 || Buffer.from(name).toString() !== name)).toEqual([]);
        expect(files.filter((name) => isSource(name) && !isSource(flat.get(name) ?? ''))).toEqual([]);
      }),
    );
  });
});
