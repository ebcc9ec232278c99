import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readableSource } from './encoding.ts';

const source = '// \u9673\u5927\u6587, s1155000001\r\n#include <iostream>\r\nint main() { std::cout << "A"; }\r\n';

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function wide(text: string, order: 'LE' | 'BE'): Uint8Array {
  const buffer = Buffer.from(text, 'utf16le');
  return Uint8Array.from(order === 'LE' ? buffer : buffer.swap16());
}

describe('only UTF-16 and UTF-32 change bytes', () => {
  test.each([
    ['plain ASCII', bytesOf('int main() {}\n'), 'UTF-8'],
    ['UTF-8 with line ends of Windows', bytesOf(source), 'UTF-8'],
    ['an empty file', new Uint8Array(), 'UTF-8'],
    ['a byte order mark of UTF-8', bytesOf(`\uFEFF${source}`), 'UTF-8 with BOM'],
    ['the mark of UTF-8 over other bytes', Uint8Array.of(0xef, 0xbb, 0xbf, 0xff), 'not UTF-8'],
    ['Chinese in GBK', Uint8Array.of(0x2f, 0x2f, 0xb3, 0xc2, 0xb4, 0xf3, 0x0a), 'GBK'],
    ['Latin 1', Uint8Array.of(0x2f, 0x2f, 0x4a, 0x6f, 0x73, 0xe9, 0x0a), 'Windows-1252'],
    ['numbers beyond UTF-32', Uint8Array.of(0xff, 0xfe, 0, 0, 0x2f, 0, 0, 0xff), 'not UTF-8'],
    [
      'the beginning of a Windows program',
      Uint8Array.of(0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0xff),
      'not UTF-8',
    ],
    ['a lone zero byte', bytesOf('int main() {}\0\n'), 'UTF-8'],
  ])('%s stays unchanged', (_what, bytes, encoding) => {
    expect(readableSource(bytes)).toEqual({ bytes, encoding });
  });

  test.each(['LE', 'BE'] as const)('UTF-16%s becomes UTF-8 with its line ends, with or without a mark', (order) => {
    const encoding = `UTF-16${order}`;
    expect(readableSource(wide(`\uFEFF${source}`, order))).toEqual({ bytes: bytesOf(source), encoding });
    expect(readableSource(wide(source, order))).toEqual({ bytes: bytesOf(source), encoding });
  });

  test('a one-byte newline after UTF-16 does no harm', () => {
    const bytes = Uint8Array.of(...wide('\uFEFFint x;', 'LE'), 0x0a);
    expect(readableSource(bytes)).toEqual({ bytes: bytesOf('int x;'), encoding: 'UTF-16LE' });
  });

  test('a file with only a byte order mark is an empty source', () => {
    expect(readableSource(Uint8Array.of(0xff, 0xfe))).toEqual({ bytes: new Uint8Array(), encoding: 'UTF-16LE' });
  });
});

test.each(['LE', 'BE'] as const)('UTF-32%s becomes UTF-8', (order) => {
  const points = [0xfeff, ...[...source].map((character) => character.codePointAt(0) ?? 0)];
  const view = new DataView(new ArrayBuffer(points.length * 4));
  for (const [index, point] of points.entries()) view.setUint32(index * 4, point, order === 'LE');
  expect(readableSource(new Uint8Array(view.buffer))).toEqual({ bytes: bytesOf(source), encoding: `UTF-32${order}` });
});

test('any text without zero characters is read correctly from UTF-8 and from UTF-16', () => {
  const text = fc.string({ unit: 'binary', maxLength: 40 }).map((drawn) => drawn.replaceAll(/[\0\uFEFF]/g, ''));
  fc.assert(
    fc.property(text, fc.constantFrom('LE' as const, 'BE' as const), (drawn, order) => {
      const result = readableSource(wide(`\uFEFF// ${drawn}`, order));
      expect(new TextDecoder().decode(result.bytes)).toBe(`// ${drawn}`);
      expect(readableSource(bytesOf(drawn))).toEqual({ bytes: bytesOf(drawn), encoding: 'UTF-8' });
    }),
  );
});
