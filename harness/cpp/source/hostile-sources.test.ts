// @module-tag compiler
import { expect, test } from 'vitest';
import { macrosHere } from '../../toolchain/gxx/compile/compiler-macros.fixture.ts';
import { openParser } from './grammar-file.ts';
import { type ReadFile, readCompiled, readProgram } from './program.ts';

/* Sources that are written to stop, slow or fool their reader. Each took minutes, or gigabytes, or looked clean. */

const macros = macrosHere();

async function read(text: string, others: Readonly<Record<string, string>> = {}) {
  const sources = Object.entries({ 'a.cpp': text, ...others }).map(([name, source]) => ({
    name,
    text: source,
    provided: false,
  }));
  const [file] = readProgram(await openParser(), sources, { macros: await macros });
  if (file === undefined) throw new Error('nothing was read');
  return { code: file.parsed.map((token) => token.text).join(' '), unread: file.unread };
}

function codeOf(files: readonly ReadFile[], name: string): string | undefined {
  return files
    .find((file) => file.name === name)
    ?.parsed.map((token) => token.text)
    .join(' ');
}

async function reasons(text: string, others: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const { unread } = await read(text, others);
  return unread.map((one) => (one.because === 'limit' ? one.limit : one.because));
}

const many = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, n) => line(n)).join('\n');

test.each([
  [
    'arguments that a macro uses thousands of times',
    `#define F(x) ${'x '.repeat(2_500)}\nF(${'1 '.repeat(30_000)})`,
    'macros',
  ],
  ['macros that double each other', `#define A0 x\n${many(40, (n) => `#define A${n + 1} A${n} A${n}`)}\nA40`, 'macros'],
  [
    'texts that double each other',
    `#define D(a) a##a\n#define E(a) D(a)\nint ${'E('.repeat(40)}x${')'.repeat(40)};`,
    'macros',
  ],
  ['uses of macros inside each other', `#define F(x) x\n${'F('.repeat(3_000)}${')'.repeat(3_000)}`, 'macros'],
  ['macros that are one text of the source', `#define S "${'x'.repeat(200_000)}"\nchar a[] = S S S S;`, 'characters'],
  ['a longer text than a person writes', 'int x;\n'.repeat(80_000), 'characters'],
  ['more tokens than a person writes', ';'.repeat(100_000), 'tokens'],
  ['conditions inside each other', `${'#if 1\n'.repeat(5_000)}${'#endif\n'.repeat(5_000)}`, 'conditions'],
  ['a file that includes itself', '#include "a.cpp"\n#include "a.cpp"\n', 'includes'],
  ['brackets inside each other', `int x = ${'('.repeat(10_000)}1${')'.repeat(10_000)};`, 'depth'],
])('%s: the reading ends, and the reason is given', async (_what, text, limit) => {
  // What was read before may end in the middle of a statement.
  expect((await reasons(text)).filter((reason) => reason !== 'syntax')).toEqual([limit]);
});

test('the end of a use that is never closed is searched for only once', async () => {
  expect(await reasons(`#define F(x) x\n${'F( '.repeat(20_000)}`)).toEqual(['hidden-by-macro']);
});

test.each([
  ['brackets', `#if ${'('.repeat(20_000)}1${')'.repeat(20_000)}\nint a;\n#endif`],
  ['negations', `#if ${'!'.repeat(20_000)}1\nint a;\n#endif`],
  ['choices', `#if ${'0 ? 0 : '.repeat(10_000)}1\nint a;\n#endif`],
  ['names that stand for names', `${many(5_000, (n) => `#define A${n + 1} A${n}`)}\n#define A0 int a;\nA5000`],
])('any number of %s is read to its end', async (_what, text) => {
  expect(await read(text)).toEqual({ code: 'int a ;', unread: [] });
});

test.each([
  [
    'a predefined name',
    '#ifdef __x86_64__\nint bad[3];\n#elif defined __aarch64__\nint bad[3];\n#else\nint good;\n#endif',
    {},
  ],
  [
    'a name for another name',
    '#define IS defined(__GNUC__)\n#if IS && IS_NOT + 1\nint bad[3];\n#else\nint good;\n#endif',
    {},
  ],
  [
    'a name before a header',
    '#define BAD\n#include "b.h"\n',
    { 'b.h': '#ifdef BAD\nint bad[3];\n#else\nint good;\n#endif' },
  ],
])('two faces: %s', async (_what, text, others) => {
  const sources = [{ name: 'a.cpp', text, provided: false }].concat(
    Object.entries(others).map(([name, source]) => ({ name, text: source, provided: false })),
  );
  const files = readProgram(await openParser(), sources, { macros: await macros });
  expect(files.flatMap(({ parsed }) => parsed.map((token) => token.text)).join(' ')).toBe('int bad [ 3 ] ;');
  expect(files.flatMap(({ unread }) => unread)).toEqual([]);
});

test('each face of a header is read', async () => {
  const header = 'int first;\n#ifdef BAD\nint bad[3];\n#else\nint good;\n#endif\nint last;';
  const sources = [
    { name: 'a.cpp', text: '#define BAD\n#include "b.h"', provided: false },
    { name: 'b.cpp', text: '#include "b.h"', provided: false },
    { name: 'b.h', text: header, provided: false },
  ];
  const { files, otherFaces } = readCompiled(await openParser(), sources, { macros: await macros });
  const programs = [files, ...otherFaces];
  expect(programs.map((program) => codeOf(program, 'b.h'))).toEqual([
    'int first ; int bad [ 3 ] ; int last ;',
    'int first ; int good ; int last ;',
  ]);
  expect(programs.flat().flatMap(({ unread }) => unread)).toEqual([]);
});

test('if a header has more faces than a person writes, what differs counts as hidden', async () => {
  const header = Array.from({ length: 6 }, (_, n) => `#ifdef N${n}\nint n${n};\n#endif`).join('\n');
  const uses = Array.from({ length: 6 }, (_, n) => `#define N${n}\n#include "b.h"\n#undef N${n}`).join('\n');
  const sources = [
    { name: 'a.cpp', text: uses, provided: false },
    { name: 'b.h', text: header, provided: false },
  ];
  const { files, otherFaces } = readCompiled(await openParser(), sources, { macros: await macros });
  expect(otherFaces).toHaveLength(3);
  const hidden = files.flatMap(({ unread }) => unread.map((one) => one.because === 'limit' && one.limit));
  expect(new Set(hidden)).toEqual(new Set(['hidden-by-condition']));
});

test('a guard that is defined before its header makes it empty', async () => {
  const { code } = await read('#define B_H\n#include "b.h"\nint a;', {
    'b.h': '#ifndef B_H\n#define B_H\nint b;\n#endif',
  });
  expect(code).toBe('int a ;');
});

test('without a compiler, what depends on it is not read', async () => {
  const text = '#ifdef __x86_64__\nint bad[3];\n#else\nint good;\n#endif';
  const [file] = readProgram(await openParser(), [{ name: 'a.cpp', text, provided: false }]);
  expect(file?.unread).toEqual([{ start: 0, end: text.length, because: 'condition' }]);
});

test('the name of a header that hides a comment ends the reading', async () => {
  expect(await reasons('#if __has_include(</*>)\n#endif\nint a;\n/* */ int bad[3];')).toEqual(['hidden-by-condition']);
});
