// @module-tag compiler
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { tokensOf } from '../cpp/source/lexer.ts';
import { compilableBytes } from './compilable-bytes.ts';
import { decodedSource, readableSource } from './encoding.ts';

const folder = mkdtempSync(join(tmpdir(), 'verbatim-encodings-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The text as an editor saves it. `iconv` does this, because Node can only decode these encodings. */
function saved(text: string, encoding: string): Buffer {
  return execFileSync('iconv', ['-f', 'UTF-8', '-t', encoding === 'Shift_JIS' ? 'CP932' : encoding], { input: text });
}

/** The names that g++ finds in a source. */
function namesForGcc(bytes: Uint8Array): string[] {
  const text = execFileSync('g++', ['-E', '-P', '-w', '-x', 'c++', '-'], { input: bytes }).toString('latin1');
  return namesIn(text);
}

function namesIn(text: string): string[] {
  return tokensOf(text).flatMap(({ kind, text: name }) => (kind === 'word' ? [name] : []));
}

/** What the program prints, byte for byte. */
function printedBy(source: Uint8Array, name: string): Buffer {
  const program = join(folder, name);
  writeFileSync(`${program}.cpp`, source);
  execFileSync('g++', ['-std=c++17', '-w', `${program}.cpp`, '-o', program]);
  return execFileSync(program);
}

const examples = [
  ['Big5', '檢查這個位置是不是空的，成功'],
  ['GBK', '檢查這個位置是不是空的，淺'],
  ['Shift_JIS', '盤を表示する、表'],
] as const;

describe.each(examples)('in %s, where a character ends in a backslash,', (encoding, said) => {
  test('comments and literals end for g++ where their author ended them', () => {
    const text = [
      `// ${said}`,
      'int first;',
      `int second; // ${said} \r`,
      'int third;',
      `const char *text = "${said}"; int fourth; "";`,
      `const char *escape = "${said}\\"; int inEscape; "";`,
      `const char *raw = R"${'x'}(${said}" int inRaw;)x"; int fifth; /* ${said} */ int sixth; // ${said}.`,
      `char letter = '\\''; int million = 1'000'000; // ${said} \\`,
      `int inJoinedLine; ${said}`,
      'int seventh;',
    ].join('\n');
    const bytes = saved(text, encoding);
    const source = readableSource(bytes);
    expect(source.encoding).toBe(encoding);
    expect(decodedSource(source)).toBe(text);
    const names = namesForGcc(compilableBytes(source));
    expect(names.filter((name) => name !== 'const' && name !== 'char' && name !== 'int').join(' ')).toBe(
      'first second third text fourth escape raw fifth sixth letter million seventh',
    );
    expect(namesIn(text)).toEqual(names);
  });

  test('a program prints the bytes that its author saved', () => {
    const lines = [`${said}`, `${said}\\n`, `${said}\\"${said}`, `\\${said}`.slice(1)];
    const code = lines.map((line) => `  std::cout << "${line}" << std::endl; // ${said}`);
    const text = `#include <iostream>\nint main() {\n${code.join('\n')}\n  std::cout << R"(${said})" << std::endl;\n}\n`;
    const printed = saved(`${said}\n${said}\n\n${said}"${said}\n${said}\n${said}\n`, encoding);
    expect(printedBy(compilableBytes(readableSource(saved(text, encoding))), encoding)).toEqual(printed);
  });
});

test('names and wide literals are compiled as their Unicode characters', () => {
  const text = `#include <iostream>
int 成功數 = 2; // 檢查這個位置是不是空的，成功
int main() { std::cout << 成功數 << (L"許功蓋"[1] == 0x529f) << (U'蓋' == 0x84cb); }
`;
  const printed = printedBy(compilableBytes(readableSource(saved(text, 'Big5'))), 'names');
  expect(printed.toString()).toBe('211');
});

test.each(['UTF-8', 'CP1252'])('in %s, nothing is changed', (encoding) => {
  const bytes = saved('// José \\\nint café; const char *text = "é\\\\";\n', encoding);
  expect(compilableBytes(readableSource(bytes))).toEqual(bytes);
});
