// @module-tag compiler
import { expect, test } from 'vitest';
import { compiled } from './compiled.fixture.ts';

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
  ['1 || __has_include(<a>)', 'yes'],
  ['true', 'yes'],
  ['defined __x86_64__ || defined __aarch64__', 'yes'],
  ['-1 > 0u', 'yes'],
  ['0 ? 1 / 0 : 2, 1 ? 3 : 4 ? 0 : 0', 'yes'],
  ['(2 || 1 / 0) && !(0 && 1 / 0)', 'yes'],
  ["'a' == 97 && '\\n' == 10 && 'ab' == 24930", 'yes'],
  ['~0 == -1 and not (1 << 65) or 0', 'yes'],
  ['-7 / 2 == -3 && -7 % 2 == -1 && -8 >> 1 == -4', 'yes'],
  ['0x8000000000000000 > 0 && -9223372036854775807 - 2 > 0', 'yes'],
  ['__has_include("b.h") && defined __has_include', 'yes'],
  ['__has_include_next("b.h")', 'yes'],
  ["'\\xff' < 0 && '\\377' == -1 && '\\x1ff' == -1 && 'abcde' == 'bcde'", 'yes'],
  ["U'\\U0001F600' == 0x1F600 && u'\\u20ac' == 8364 && L'\\0' == 0 && u'\\xffff' > -1 == 0", 'yes'],
])('#if %s is %s', async (condition, answer) => {
  const text = `#define X 3\n#define Y\n#if ${condition}\nyes\n#else\nno\n#endif\n`;
  expect(await compiled(text, { 'b.h': '' })).toEqual({ text: answer, unread: [] });
});

test('branches: the first that holds is read, and nothing in a skipped one counts', async () => {
  const text = `#ifdef A\none\n#elif 1\ntwo\n#ifdef B\nthree\n#else\nfour\n#endif\n#elif 1\nfive\n#else\n#define C\n#endif\n#ifndef C\nsix\n#endif`;
  expect(await compiled(text)).toEqual({ text: 'two four six', unread: [] });
});

test.each(['CALL(1)', '1 +', '(1', '1 / 0', '"x"', '1.5', '#cpu(x86_64)', '__has_cpp_attribute(nodiscard)', '1 ? 2'])(
  'what depends on %s is left out, and that is reported',
  async (condition) => {
    const text = `a\n#if ${condition}\nb\n#else\nc\n#endif\nd`;
    const unread = [`condition: #if ${condition}\nb\n#else\nc\n#endif`];
    expect(await compiled(text)).toEqual({ text: 'a d', unread });
  },
);

test('a macro that may be defined in what is not read is unclear from then on', async () => {
  const text = '#if CALL(1)\n#define A\n#include "b.h"\n#endif\n#ifdef A\na\n#else\nb\n#endif\n#ifdef B\nc\n#endif\nd';
  expect(await compiled(text, { 'b.h': '#define B' })).toEqual({
    text: 'd',
    unread: [
      'condition: #if CALL(1)\n#define A\n#include "b.h"\n#endif',
      'condition: #ifdef A\na\n#else\nb\n#endif',
      'condition: #ifdef B\nc\n#endif',
    ],
  });
});

test.each([
  [
    'arguments first',
    '#define N 4\n#define ADD(a, b) ((a) + (b))\nADD(N, ADD(1, x)) ADD N',
    '(( 4 ) + ((( 1 ) + ( x )))) ADD 4',
  ],
  ['never inside themselves', '#define a b a\n#define b a\na b', 'a a b a'],
  ['not in texts, not in comments', '#define N 1\nN\n#undef N\nN "N" // N', '1 N "N"'],
  ['with arguments that follow', '#define f(a) a*g\n#define g(a) f(a)\nf(2)(9)', '2 * 9 * g'],
  ['glued', '#define GLUE(a, b) a##b\n#define X(a) GLUE(a, )\nint GLUE(x, y), X(2);', 'int xy , 2 ;'],
  ['as texts', '#define S(x) #x\nS( a  +"b\\n" )', String.raw`"a +\"b\\n\""`],
  [
    'of any number of arguments',
    '#define A(f, ...) f(__VA_ARGS__)\n#define B(r...) [r]\nA(x, 1, 2) B(3, 4)',
    'x ( 1 , 2 )[ 3 , 4 ]',
  ],
  ['with directives inside arguments', '#define A(x) x\nA(1\n#define B 2\n#if 0\n)\n#endif\nB)', '1 2'],
  ['counted', '__COUNTER__ __COUNTER__ __LINE__\n#line 7\n__LINE__ __INCLUDE_LEVEL__', '0 1 1 7 0'],
  [
    'saved and restored',
    '#define A 1\n#pragma push_macro("A")\n#define A 2\nA\n_Pragma("pop_macro(\\"A\\")") A',
    '2 1',
  ],
  [
    'saved and restored by what a macro makes',
    '#define P _Pragma("push_macro(\\"A\\")") A _Pragma("pop_macro(\\"A\\")") A _Pragma("pop_macro(\\"A\\")") A\n' +
      '#define A 1\n#pragma push_macro("A")\n#define A 2\nP;',
    '2 2 1 ;',
  ],
  [
    'saved by what a macro makes, and tested by a condition',
    '#define P(x) _Pragma(x)\n#define Z 1\n#define Q _Pragma("push_macro(\\"Z\\")")\nQ\n#undef Z\n#define Z 0\n' +
      '#pragma pop_macro("Z")\n#if Z\na\n#else\nb\n#endif',
    'a',
  ],
  ['predefined', '__INT_WIDTH__', '32'],
  [
    'with a comma that disappears if nothing follows it',
    '#define D(f, ...) f(0, ##__VA_ARGS__)\nD(a) D(a,) D(a, __INT_WIDTH__, c)',
    'a ( 0 ) a ( 0 , ) a ( 0 , 32 , c )',
  ],
  ['with the number of a line though they go over several', '#define L __LINE__\n#define F(x) x L\nF(\na)', 'a 3'],
])('macros are expanded: %s', async (_what, text, result) => {
  expect(await compiled(text)).toEqual({ text: result, unread: [] });
});

test.each([
  ['joined lines', 'in\\\nt a\\  \nb; // c \\\nd', 'int ab ;'],
  ['joined lines in directives', '#de\\\nfine A 1 \\\n + 2\nA', '1 + 2'],
  ['other spellings', '%:define A <:x:>\nA <%%> a<::b>', '[ x ] { } a < :: b >'],
  ['names with numbers for letters', String.raw`#define gr\u00f6\u00dfe 1` + '\ngröße', '1'],
  ['comments that join lines', 'a /* \n */ #define b\n/* */ # /* */ define /* \n */ c 3\nc', 'a # define b 3'],
  ['raw strings', 'R"(\\\n)" R"-( )" )-"', 'R"(\\\n)" R"-( )" )-"'],
])('the lexer reads as the compiler does: %s', async (_what, text, result) => {
  expect(await compiled(text)).toEqual({ text: result, unread: [] });
});

test('a use of a macro that cannot be followed is left as it is, and that is reported', async () => {
  const text = '#define M(f, ...) f(1 __VA_OPT__(,) __VA_ARGS__)\nM(x);';
  expect(await compiled(text)).toEqual({ text: 'M ( x ) ;', unread: ['macro: M'] });
});

test('what follows a use that is never closed is not read', async () => {
  expect(await compiled('#define F(x) x\na F(b\nc')).toEqual({ text: 'a', unread: ['macro: F(b\nc'] });
});

test('a branch that may or may not be read leaves nothing open if it defines only plain numbers', async () => {
  const text = (body: string) => `#if CALL(1)\n#define PI ${body}\n#endif\ndouble x = PI;`;
  expect(await compiled(text('3.14'))).toEqual({ text: 'double x = PI ;', unread: [] });
  expect(await compiled(text('3; int y[3]'))).toEqual({ text: 'double x = PI ;', unread: ['macro: PI'] });
});

test('`#elifdef` is skipped before C++23', async () => {
  const text = '#if 0\na\n#elifdef __cplusplus\nb\n#else\nc\n#endif';
  expect(await compiled(text)).toEqual({ text: 'c', unread: [] });
});

test('a pragma about macros inside arguments is not followed', async () => {
  const text = '#define P _Pragma("push_macro(\\"A\\")")\n#define F(x) x\nF(P)\na';
  expect(await compiled(text)).toEqual({ text: '', unread: ['macro: F(P)\na'] });
});

test('headers are read where they are included, with what is defined there, and once', async () => {
  const header = '#pragma once\n#ifdef A\n#define B A\n#endif\n#include <cmath>';
  expect(await compiled('#define A 3\n#include "b.h"\nB\n#undef B\n#include "./b.h"\nB', { 'b.h': header })).toEqual({
    text: '3 B',
    unread: [],
  });
});

test('it is clear which names system headers may define', async () => {
  const text = '#include <cstdio>\n#ifdef BOARD_H\na\n#endif\n#ifdef __BOARD_H\nb\n#endif\n#ifdef EOF\nc\n#endif';
  // The compiler has to be asked about the last one.
  expect(await compiled(text)).toEqual({ text: '', unread: ['condition: #ifdef EOF\nc\n#endif'] });
});
