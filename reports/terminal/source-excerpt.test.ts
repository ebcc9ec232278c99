import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsOf } from '../difference/columns.ts';
import { asciiPalette, plainPalette } from './palette.ts';
import { screenOf } from './screen.ts';
import { sourceExcerpt } from './source-excerpt.ts';

function excerpt(line: string, column: number, width = 60): string {
  const sources = [{ name: 'a.cpp', text: `\n${line}\n` }];
  return sourceExcerpt(sources, { file: 'a.cpp', line: 2, column }, screenOf(width, plainPalette)).join('\n');
}

test('the caret is below the word', () => {
  expect(excerpt('  int grid = 0;', 7)).toBe(['  2 | int grid = 0;', '    |     ^~~~'].join('\n'));
});

test('tabs and wide characters count as many columns as they are drawn with', () => {
  expect(excerpt('\tint a;\tint b;', 13)).toBe(['  2 | int a;    int b;', '    |               ^'].join('\n'));
  expect(excerpt('/* 全局 */ int x;', 14)).toBe(['  2 | /* 全局 */ int x;', '    |                ^'].join('\n'));
});

test('a column after the line has no caret, and one before the code has its caret there', () => {
  expect(excerpt('int x', 6)).toBe('  2 | int x');
  expect(excerpt('    x = 1;', 3)).toBe(['  2 |   x = 1;', '    | ^'].join('\n'));
});

test('of a long line, only the part around the place is shown', () => {
  expect(excerpt(`${'a + '.repeat(40)}here ${'+ b'.repeat(40)}`, 161)).toBe(
    ['  2 | … + a + a + a + a + a + a + here + b+ b+ b+ b+ b+ b+ …', '    |                             ^~~~'].join(
      '\n',
    ),
  );
});

test('if there is no such line, nothing is shown', () => {
  const screen = screenOf(60, plainPalette);
  const sources = [{ name: 'a.cpp', text: 'int x;\n\n' }];
  expect(sourceExcerpt(undefined, { file: 'a.cpp', line: 1, column: 1 }, screen)).toEqual([]);
  expect(sourceExcerpt(sources, { file: 'b.cpp', line: 1, column: 1 }, screen)).toEqual([]);
  for (const line of [0, 2, 3]) expect(sourceExcerpt(sources, { file: 'a.cpp', line, column: 1 }, screen)).toEqual([]);
});

test('any line fits the screen, without invisible or control characters', () => {
  const unit = fc.constantFrom('a', '\t', ' ', '字', '\x1b', '\u202E', '(', '😀', '\0');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 200 }), fc.integer({ min: 0, max: 210 }), (line, column) => {
      for (const palette of [plainPalette, asciiPalette]) {
        const screen = screenOf(50, palette);
        const shown = sourceExcerpt([{ name: 'a.cpp', text: line }], { file: 'a.cpp', line: 1, column }, screen);
        expect(shown.filter((one) => columnsOf(one) > 50)).toEqual([]);
        expect(shown.join('').match(/[\p{Cc}\p{Cf}]/u)).toBeNull();
      }
    }),
  );
});
