import { expect, test } from 'vitest';
import { tokensOf } from './lexer.ts';
import { joinTokens } from './parsed-text.ts';
import { preprocess } from './preprocess.ts';

function compiled(text: string): string {
  return joinTokens(preprocess(tokensOf(text), () => undefined).tokens).text;
}

function unreadIn(text: string): string[] {
  return preprocess(tokensOf(text), () => undefined).unread.map(
    ({ start, end, because }) => `${because}: ${text.slice(start, end)}`,
  );
}

test.each([
  ['0', 'no'],
  ['1', 'yes'],
  ['0x10 == 16 && 2L > 1', 'yes'],
  ['defined X || defined(Y)', 'yes'],
  ['!defined(Y)', 'no'],
  ['X + 1 == 4', 'yes'],
  ['UNKNOWN', 'no'],
  ['(1 - 1) * 3 || 7 % 4 / 3', 'yes'],
  ['__cplusplus >= 201103L', 'yes'],
  ['_MSC_VER > 1000', 'no'],
  ['0 && CALL(1)', 'no'],
  ['1 || __has_include(<a>)', 'yes'],
  ['true', 'yes'],
])('#if %s is %s', (condition, answer) => {
  expect(compiled(`#define X 3\n#define Y\n#if ${condition}\nyes\n#else\nno\n#endif\n`)).toBe(answer);
});

test('branches: the first that holds is read, and nothing in one that is passed over counts', () => {
  expect(
    compiled(
      `#ifdef A\none\n#elif 1\ntwo\n#ifdef B\nthree\n#else\nfour\n#endif\n#elif 1\nfive\n#else\n#define C\n#endif\n#ifndef C\nsix\n#endif`,
    ),
  ).toBe('two four six');
});

test('what depends on a condition that we cannot follow is left out, and said so', () => {
  const text = 'a\n#if CALL(1)\nb\n#else\nc\n#endif\nd';
  expect([compiled(text), unreadIn(text)]).toEqual(['a d', ['condition: #if CALL(1)\nb\n#else\nc\n#endif']]);
});

test('macros are put in place, their arguments first, and never inside themselves', () => {
  expect(compiled('#define N 4\n#define ADD(a, b) ((a) + (b))\nADD(N, ADD(1, x)) ADD N')).toBe(
    '(( 4 ) + ((( 1 ) + ( x )))) ADD 4',
  );
  expect(compiled('#define a b a\n#define b a\na b')).toBe('a a b a');
  expect(compiled('#define N 1\nN\n#undef N\nN "N" // N')).toBe('1 N "N"');
});

test('a macro that glues tokens is left as it stands, and said so', () => {
  const text = '#define GLUE(a, b) a##b\nint GLUE(x, y);';
  expect([compiled(text), unreadIn(text)]).toEqual(['int GLUE ( x , y ) ;', ['macro: GLUE']]);
});

test('macros that double each other end somewhere', () => {
  const lines = Array.from({ length: 40 }, (_, n) => `#define A${n + 1} A${n} A${n}`);
  const { tokens, unread } = preprocess(tokensOf(`${lines.join('\n')}\nA40`), () => undefined);
  expect([tokens.length, unread.map(({ because }) => because)]).toEqual([0, ['size']]);
});

test('includes are known by name, and headers of the program bring their macros', () => {
  const header = preprocess(tokensOf('#define SIDE 8'), () => undefined).macros;
  const { tokens, includes } = preprocess(tokensOf('#include <cmath>\n#include "board.h"\nSIDE'), (name) =>
    name === 'board.h' ? header : undefined,
  );
  expect([joinTokens(tokens).text, includes.map(({ name, system }) => `${name} ${system}`)]).toEqual([
    '8',
    ['cmath true', 'board.h false'],
  ]);
});
