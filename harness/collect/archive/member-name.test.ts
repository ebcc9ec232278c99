import fc from 'fast-check';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { memberName } from './member-name.ts';

function name(bytes: readonly number[] | Uint8Array, saysUtf8 = false) {
  return memberName({ name: Buffer.from(bytes), flags: saysUtf8 ? 0x800 : 0, extra: Buffer.alloc(0) });
}

test('plain letters need no guess', () => {
  expect(name(Buffer.from('hex (1).cpp'))).toEqual({ text: 'hex (1).cpp' });
});

test('UTF-8 is recognised, and reported as a guess if the zip does not declare it', () => {
  expect(name(Buffer.from('陳大文.cpp'), true)).toEqual({ text: '陳大文.cpp' });
  expect(name(Buffer.from('陳大文.cpp'))).toEqual({ text: '陳大文.cpp', guessed: 'UTF-8' });
});

// The bytes as a Windows system of that country writes them into a zip.
test.each([
  [
    'GBK',
    '作业/多米诺.cpp',
    [0xd7, 0xf7, 0xd2, 0xb5, 0x2f, 0xb6, 0xe0, 0xc3, 0xd7, 0xc5, 0xb5, 0x2e, 0x63, 0x70, 0x70],
  ],
  ['GBK', '王小明.cpp', [0xcd, 0xf5, 0xd0, 0xa1, 0xc3, 0xf7, 0x2e, 0x63, 0x70, 0x70]],
  ['Big5', '陳大文.cpp', [0xb3, 0xaf, 0xa4, 0x6a, 0xa4, 0xe5, 0x2e, 0x63, 0x70, 0x70]],
  ['Shift-JIS', 'かだい.cpp', [0x82, 0xa9, 0x82, 0xbe, 0x82, 0xa2, 0x2e, 0x63, 0x70, 0x70]],
  ['CP437', 'José.cpp', [0x4a, 0x6f, 0x73, 0x82, 0x2e, 0x63, 0x70, 0x70]],
])('%s is guessed for %s, and reported', (guessed, text, bytes) => {
  expect(name(bytes)).toEqual({ text, guessed });
});

test('a Unicode name beside a plain one wins, unless its checksum is of another name', () => {
  const bytes = Buffer.of(0x4a, 0x82);
  const field = (checksum: number) => {
    const data = Buffer.alloc(9);
    data.writeUInt16LE(0x7075);
    data.writeUInt16LE(8, 2);
    data[4] = 1;
    data.writeUInt32LE(checksum, 5);
    return Buffer.concat([Buffer.from([0x55, 0x54, 1, 0, 0]), data, Buffer.from('陳')]);
  };
  expect(memberName({ name: bytes, flags: 0, extra: field(crc32(bytes)) })).toEqual({ text: '陳' });
  expect(memberName({ name: bytes, flags: 0, extra: field(1) })).toEqual({ text: 'Jé', guessed: 'CP437' });
});

test('any bytes give a name that keeps the ASCII letters at its beginning', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 12 }), (bytes) => {
      const { text } = name([...Buffer.from('a/'), ...bytes]);
      expect(text.startsWith('a/')).toBe(true);
    }),
  );
});
