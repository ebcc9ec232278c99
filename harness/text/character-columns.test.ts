// @module-tag compiler
import { execa } from 'execa';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inCharacters } from './character-columns.ts';
import type { BuildReport } from '../model/program/build-report.ts';
import { sourceText } from './source-text.ts';
import { parseDiagnostics } from '../toolchain/gxx/messages/diagnostics.ts';

/** Declarations after a tab, after three-byte characters, after bytes that are not UTF-8, and after an emoji. */
const source = Buffer.concat([
  Buffer.from('\uFEFFint main() {\n\tint first;\n/*中文*/ int second;\n/*'),
  Buffer.of(0xd6, 0xd0),
  Buffer.from('*/ int third;\n/*😀*/ int fourth;\n}\n'),
]);

test('columns of the compiler are converted to those of an editor', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'verbatim-columns-'));
  try {
    await writeFile(join(folder, 'a.cpp'), source);
    const flags = ['-Wall', '-fdiagnostics-plain-output', '-fdiagnostics-column-unit=byte', '-fsyntax-only'];
    const { stderr } = await execa('g++', [...flags, 'a.cpp'], { cwd: folder, env: { LC_ALL: 'C' } });
    const report: BuildReport = {
      leniences: [],
      diagnostics: parseDiagnostics(stderr, ['a.cpp']),
      functions: [],
      compilerTimedOut: false,
    };
    const { diagnostics } = inCharacters(report, [{ name: 'a.cpp', bytes: source }]);
    const lines = sourceText(source).split('\n');
    expect(diagnostics.map(({ line, column }) => [...(lines[line - 1] ?? '')].slice(column - 1).join(''))).toEqual([
      'first;',
      'second;',
      'third;',
      'fourth;',
    ]);
    expect(diagnostics.map(({ line, column }) => [line, column])).toEqual([
      [2, 6],
      [3, 12],
      [4, 18],
      [5, 11],
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('a place outside the files of the program stays unchanged', () => {
  const diagnostics = [
    { severity: 'error', file: 'a.cpp', line: 0, column: 0, message: 'undefined reference' },
    { severity: 'error', file: 'other.h', line: 3, column: 7, message: 'expected ;' },
    { severity: 'error', file: 'a.cpp', line: 99, column: 7, message: 'expected ;' },
  ] as const;
  const report: BuildReport = { leniences: [], diagnostics, functions: [], compilerTimedOut: false };
  expect(inCharacters(report, [{ name: 'a.cpp', bytes: source }])).toEqual(report);
});

// Counting all characters before each place took 46 s of processor time.
test('far to the right, columns stay in bytes, so that many messages about one long line take no time', () => {
  const bytes = Buffer.from('é'.repeat(500_000));
  const report = (columns: readonly number[]): BuildReport => ({
    leniences: [],
    diagnostics: columns.map((column) => ({ severity: 'error', file: 'a.cpp', line: 1, column, message: 'stray' })),
    functions: [],
    compilerTimedOut: false,
  });
  const far = Array.from({ length: 4000 }, (_, index) => 900_001 + 2 * index);
  expect(inCharacters(report([1, 3, 2001, ...far]), [{ name: 'a.cpp', bytes }])).toEqual(report([1, 2, 2001, ...far]));
}, 40_000);
