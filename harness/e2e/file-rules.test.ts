// @module-tag compiler
import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { compilableBytes } from '../text/compilable-bytes.ts';
import { readableSource } from '../text/encoding.ts';
import { placeFiles } from '../collect/place-files.ts';
import { inCharacters } from '../text/character-columns.ts';
import { inspect } from '../inspect/inspect.ts';
import type { Scheme } from '../model/assignment/assignment.ts';
import { openToolchain, settings } from '../testing/open-program.ts';

const scheme: Scheme = {
  groups: [],
  functions: {},
  presentation: {
    'final-newline': 1,
    typographic: 1,
    'line-ends': 1,
    'trailing-blanks': 1,
    blanks: 1,
    'blank-lines': 1,
    'letter-case': 1,
    wording: 0.5,
  },
  policy: [],
};

async function toldOfName(name: string, expected = 'domineering.cpp'): Promise<string[]> {
  const submission = placeFiles({ id: 's1', files: [{ name, bytes: Buffer.from('int main() {}\n') }] }, [expected]);
  expect(submission.missing).toEqual([]);
  const { observations } = await inspect({
    submission,
    encodings: {},
    build: { leniences: [], diagnostics: [], functions: [], compilerTimedOut: false },
    compiled: true,
    matches: [],
    sources: [],
    assignment: { functions: [], scheme },
  });
  return observations.map(({ finding }) =>
    finding.rule === 'file-name' ? `${finding.demanded}, not ${finding.found}` : finding.rule,
  );
}

describe('file-name', () => {
  test.each([
    'Domineering.cpp',
    'domineering.CPP',
    'domineering(1).cpp',
    'domineering - Copy.cpp',
    'domineering.cpp.txt',
    'domineering.cc',
    's1155000001_domineering.cpp',
  ])('%s is a finding', async (name) => {
    expect(await toldOfName(name)).toEqual([`domineering.cpp, not ${name}`]);
  });

  test.each([
    ['domineering.cpp', 'domineering.cpp'],
    ['work/domineering.cpp', 'domineering.cpp'],
    ['a/b/c/domineering.cpp', 'domineering.cpp'],
    ['Domineering/domineering.cpp', 'domineering.cpp'],
    ['LinesOfAction.cpp', 'LinesOfAction.cpp'],
    ['作业/hex.cpp', 'hex.cpp'],
  ])('%s is not a finding', async (name, expected) => {
    expect(await toldOfName(name, expected)).toEqual([]);
  });
});

const toolchain = await openToolchain();

/** The source at the place of the only warning, which comes after a comment in any script. */
async function columnOfWarning(text: string, bytes: Uint8Array): Promise<string> {
  const files = [{ name: 'program.cpp', bytes: compilableBytes(readableSource(bytes)) }];
  const result = await toolchain.build({ files, settings, functions: [] });
  if (result.kind !== 'built') throw new Error(JSON.stringify(result));
  await result.program.dispose();
  const [warning] = inCharacters(result.report, files).diagnostics;
  return [...(text.split('\n')[(warning?.line ?? 0) - 1] ?? '')].slice((warning?.column ?? 0) - 1).join('');
}

describe('encoding', () => {
  test.each([
    ['UTF-16LE', 'UTF-16LE', '检查棋盘'],
    ['UTF-16BE', 'UTF-16BE', '檢查棋盤'],
    ['UTF-32LE', 'UTF-32', '检查棋盘'],
    ['GBK', 'GBK', '检查棋盘'],
    ['Big5', 'BIG5', '檢查棋盤'],
    ['Windows-1252', 'CP1252', 'José’s board'],
    ['UTF-8', 'UTF-8', '检查棋盘'],
  ])('a source in %s compiles, and its places are those that an editor shows', async (encoding, name, comment) => {
    const text = `/* ${comment} */\nint main() {\n  /* ${comment} */ int count;\n}\n`;
    const bytes = execFileSync('iconv', ['-f', 'UTF-8', '-t', name], { input: text });
    expect(readableSource(bytes).encoding).toBe(encoding);
    expect(await columnOfWarning(text, bytes)).toBe('count;');
  });
});
