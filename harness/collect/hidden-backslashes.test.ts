import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { tokensOf } from '../inspect/source/lexer.ts';
import { decodedSource, readableSource } from './encoding.ts';

/** As an editor saves it: Node decodes these encodings and writes none of them. */
function saved(text: string, encoding: string): Uint8Array {
  return execFileSync('iconv', ['-f', 'UTF-8', '-t', encoding === 'Shift_JIS' ? 'CP932' : encoding], { input: text });
}

/** The names in what g++ compiles of a source. */
function namesForGcc(bytes: Uint8Array): string[] {
  const text = execFileSync('g++', ['-E', '-P', '-w', '-x', 'c++', '-'], { input: bytes }).toString('latin1');
  return namesIn(text);
}

function namesIn(text: string): string[] {
  return tokensOf(text).flatMap(({ kind, text: name }) => (kind === 'word' ? [name] : []));
}

const examples = [
  ['Big5', '檢查這個位置是不是空的，成功'],
  ['GBK', '檢查這個位置是不是空的，淺'],
  ['Shift_JIS', '盤を表示する、表'],
] as const;

test.each(examples)(
  'in %s, a character that ends in a backslash joins lines and escapes quotes, as for g++',
  (encoding, said) => {
    const bytes = saved(
      [
        `// ${said}`,
        'int joined;',
        `int kept; // ${said} `,
        'int joinedBehindBlank;',
        `const char *text = "${said}"; int inText; "";`,
        `const char *escape = "${said}\\"; int inEscape; "";`,
        `int behind; /* ${said} */ int last; // ${said}.`,
        'int notJoined;',
      ].join('\n'),
      encoding,
    );
    const source = readableSource(bytes);
    const text = decodedSource(source) ?? '';
    expect(source.encoding).toBe(encoding);
    expect(namesIn(text)).toEqual(namesForGcc(bytes));
    expect(namesIn(text).join(' ')).toBe(
      'int kept const char text const char escape int inEscape int behind int last int notJoined',
    );
  },
);

test.each(examples)('in %s, every character stays as it is where a backslash does nothing', (encoding, said) => {
  const text = `// ${said}${said}。\nconst char *text = "${said}.";\n`;
  expect(decodedSource(readableSource(saved(text, encoding)))).toBe(text);
});
