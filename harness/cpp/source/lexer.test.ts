import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokensOf } from './lexer.ts';

function told(text: string): string[] {
  return tokensOf(text).map((token) => `${token.kind} ${token.text}`);
}

test('words, numbers, literals and marks are distinguished', () => {
  expect(told(`int größe = 0x1F + 1'000 - 2.5e-3f; a->b <<= 'c';`)).toEqual([
    'word int',
    'word größe',
    'mark =',
    'number 0x1F',
    'mark +',
    "number 1'000",
    'mark -',
    'number 2.5e-3f',
    'mark ;',
    'word a',
    'mark ->',
    'word b',
    'mark <<=',
    "literal 'c'",
    'mark ;',
  ]);
});

test('literals hide what looks like comments and quotes, and keep prefix and suffix', () => {
  expect(told(String.raw`"a \" // b" u8"x"s L'\'' R"m(" )" /* )m" '"'`)).toEqual([
    String.raw`literal "a \" // b"`,
    'literal u8"x"s',
    String.raw`literal L'\''`,
    'literal R"m(" )" /* )m"',
    `literal '"'`,
  ]);
});

test('comments end where the compiler ends them', () => {
  expect(told('a // b \\\n c\nd /* e\n */ f /* never closed')).toEqual([
    'word a',
    'comment // b \\\n c',
    'word d',
    'comment /* e\n */',
    'word f',
    'comment /* never closed',
  ]);
});

test('a quote that is never closed spoils its line only', () => {
  expect(told(`don't know\nint x;`)).toEqual(['word don', `literal 't know`, 'word int', 'word x', 'mark ;']);
});

test('a token starts its line behind blanks and comments, and not behind a joined line', () => {
  const tokens = tokensOf('  a b \\\n c\n/* x */ #\n/* y\n */ d');
  expect(tokens.filter(({ startsLine }) => startsLine).map(({ text }) => text)).toEqual([
    'a',
    '/* x */',
    '#',
    '/* y\n */',
    'd',
  ]);
});

test('whatever the text is, nothing but blanks is left out', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aZ0_.\'"/*\\\n\r\t #(){}R<>=+-é😀') }), (text) => {
      const tokens = tokensOf(text);
      let rest = '';
      let at = 0;
      for (const { start, end } of tokens) {
        expect(start).toBeGreaterThanOrEqual(at);
        rest += text.slice(at, start);
        at = end;
      }
      expect((rest + text.slice(at)).replaceAll(/\\\r?\n|\s/g, '')).toBe('');
    }),
  );
});
