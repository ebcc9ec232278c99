import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodedSource, readableSource } from './encoding.ts';

const code = '#include <iostream>\r\nint main() { std::cout << "A"; }\r\n';

/** The text as an editor saves it. `iconv` does this, because Node can only decode these encodings. */
function saved(text: string, encoding: string): Uint8Array {
  return execFileSync('iconv', ['-f', 'UTF-8', '-t', encoding], { input: text });
}

describe.each([
  ['GBK', '// 姓名：陈大文\r\n// 学号：1155000001\r\n'],
  ['GBK', '// 打印棋盘\n'],
  ['GBK', '/* 李小明 1155000001 */\n'],
  ['GBK', '// 检查这个位置是不是空的，如果不是就返回\n'],
  ['GBK', '// 谌珂 1155000001\n'],
  ['GBK', '// 亓璐瑶\n'],
  ['Windows-1252', '// Name: Zoë\n'],
  ['Big5', '// 姓名：陳大文\r\n// 學號：1155000001\r\n'],
  ['Big5', '// 列印棋盤\n'],
  ['Big5', '/* 黃小明 1155000001 */\n'],
  ['Big5', '// 檢查這個位置是不是空的，如果不是就傳回\n'],
  ['Shift_JIS', '// 名前：山田 太郎\n// 盤を表示する\n'],
  ['EUC-KR', '// 이름: 김철수\n// 학번: 1155000001\n'],
  ['Windows-1252', '// Name: José Müller\n'],
  ['Windows-1252', '// Zoë’s program – “Hex”\n'],
])('%s', (encoding, comment) => {
  test(`is recognised and decoded in ${JSON.stringify(comment)}`, () => {
    const name = encoding === 'EUC-KR' ? 'CP949' : encoding === 'Shift_JIS' ? 'CP932' : encoding;
    const bytes = saved(comment + code, name);
    const source = readableSource(bytes);
    expect([source.encoding, decodedSource(source)]).toEqual([encoding, comment + code]);
    expect(Buffer.from(source.bytes)).toEqual(Buffer.from(bytes));
  });
});

test('any bytes are either decoded or reported as unknown', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const source = readableSource(bytes);
      expect(decodedSource(source) === undefined).toBe(source.encoding === 'not UTF-8');
    }),
    { numRuns: 500 },
  );
});

// Scoring every character of a megabyte in five encodings took a second.
test('the first 50,000 characters decide the encoding, whatever comes after them', () => {
  const chinese = saved('// 打印棋盘\n'.repeat(8000), 'GBK');
  const { encoding } = readableSource(Buffer.concat([chinese, Buffer.of(7)]));
  expect(encoding).toBe('GBK');
});
