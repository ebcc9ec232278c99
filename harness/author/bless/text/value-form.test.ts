import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { linesOfEntry } from './edit-map.ts';
import { formOfPrinted, formOfValue, literalBlock } from './value-form.ts';

test.each([
  ['', "''"],
  ['7', "'7'"],
  ["it's", "'it''s'"],
  ['a\tb', String.raw`"a\tb"`],
  ['a\n', String.raw`"a\n"`],
])('inside braces %j is written as %s', (text, head) => {
  expect(formOfPrinted(text, 'braces')).toEqual({ head, lines: [] });
});

test.each([
  ['a\n', '|', ['a']],
  ['a\n\nb', '|-', ['a', '', 'b']],
  ['  a\n b\n', '|2', ['  a', ' b']],
])('on lines of its own %j is a block', (text, head, lines) => {
  expect(formOfPrinted(text, 'lines')).toEqual({ head, lines });
});

test('text that an editor or YAML could change is quoted, also on lines of its own', () => {
  for (const text of ['a \n', 'a\n\n', 'a\u0007\n', '\n', 'a\u2028b\n']) {
    expect(formOfPrinted(text, 'lines')).toEqual({ head: JSON.stringify(text), lines: [] });
  }
});

test('a board needs lines, other values do not', () => {
  const board = Array.from({ length: 8 }, () => '.......A').join('\n');
  expect(formOfValue(board, 'char[8][8]', 'braces')).toBeUndefined();
  expect(formOfValue(board, 'char[8][8]', 'lines')?.lines[7]).toBe('. . . . . . . A');
  expect(formOfValue(9007199254740993n, 'long long', 'braces')).toEqual({ head: '9007199254740993', lines: [] });
  expect(formOfValue(true, 'bool', 'lines')).toEqual({ head: 'true', lines: [] });
  expect(formOfValue('y', 'char', 'braces')).toEqual({ head: "'y'", lines: [] });
});

const anyText = fc.string({
  unit: fc.constantFrom('a', ' ', '\n', '\t', '#', "'", '"', ':', '-', '\\', '\u0001', 'é'),
});

test('YAML reads every text back as it was printed', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom('braces' as const, 'lines' as const), (text, layout) => {
      const form = formOfPrinted(text, layout);
      const yaml =
        layout === 'braces' ? `{ prints: ${form.head} }\n` : linesOfEntry({ key: 'prints', form }).join('\n');
      expect(parse(`${yaml}\n`)).toEqual({ prints: text });
    }),
    { numRuns: 1000 },
  );
});

test('a literal block has exactly the text, with all its line ends', () => {
  const line = fc.string({ unit: fc.constantFrom('a', ' ', '.', '«'), maxLength: 4 }).map((text) => text.trimEnd());
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), (lines) => {
      const text = lines.join('\n');
      fc.pre(text.trim() !== '');
      const yaml = linesOfEntry({ key: 'session', form: literalBlock(text) }).join('\n');
      expect(parse(`${yaml}\n`)).toEqual({ session: text });
    }),
    { numRuns: 500 },
  );
});
