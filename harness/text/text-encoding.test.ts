import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeText, encodeText, isCutOff } from './text-encoding.ts';

test('any bytes are the same after decoding and encoding', () => {
  const ascii = fc.uint8Array({ min: 1, max: 127, minLength: 1 });
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array({ maxLength: 40 }), ascii), (bytes) => {
      expect(encodeText(decodeText(bytes))).toEqual(bytes);
    }),
  );
});

test('UTF-16 is the same after decoding and encoding, even with a byte order mark or half a surrogate pair', () => {
  const marked = Uint8Array.of(0xff, 0xfe, 0x41, 0x00, 0x00, 0xd8, 0x0a, 0x00);
  expect(decodeText(marked)).toEqual({ encoding: 'utf-16le', text: '\uFEFFA\uD800\n' });
  expect(encodeText(decodeText(marked))).toEqual(marked);
  const otherWay = Uint8Array.of(0xfe, 0xff, 0x00, 0x41);
  expect(decodeText(otherWay)).toEqual({ encoding: 'utf-16be', text: '\uFEFFA' });
  expect(decodeText(Uint8Array.of(0x41, 0x00, 0x09, 0x00))).toEqual({ encoding: 'utf-16le', text: 'A\t' });
  expect(decodeText(Uint8Array.of(0x00, 0x41, 0x00, 0x09))).toEqual({ encoding: 'utf-16be', text: 'A\t' });
});

test('half a character at the end of UTF-16 stays, and shows a newline or that the text was cut off', () => {
  const withNewline = Uint8Array.of(0xff, 0xfe, 0x41, 0x00, 0x0a);
  expect(decodeText(withNewline)).toEqual({ encoding: 'utf-16le', text: '\uFEFFA', half: 0x0a });
  expect(encodeText(decodeText(withNewline))).toEqual(withNewline);
  const cut = Uint8Array.of(0xfe, 0xff, 0x00, 0x41, 0x30);
  expect([withNewline, cut].map((bytes) => isCutOff(decodeText(bytes)))).toEqual([false, true]);
});

test('the byte order mark of UTF-8 stays', () => {
  const marked = Uint8Array.of(0xef, 0xbb, 0xbf, 0x41);
  expect(decodeText(marked)).toEqual({ encoding: 'utf-8', text: '\uFEFFA' });
  expect(encodeText(decodeText(marked))).toEqual(marked);
});

test('text that is not UTF-8 keeps its bytes, and ASCII can be added', () => {
  const big5 = Uint8Array.of(0xb3, 0xaf, 0x2c, 0x41);
  const decoded = decodeText(big5);
  expect(decoded.encoding).toBe('bytes');
  expect(encodeText({ ...decoded, text: `${decoded.text},87.5 玩` })).toEqual(
    Uint8Array.of(...big5, ...new TextEncoder().encode(',87.5 ?')),
  );
});

test('a gradebook of a megabyte can be decoded and encoded', () => {
  const bytes = new Uint8Array(1 << 20).fill(0xe9);
  expect(Buffer.compare(encodeText(decodeText(bytes)), bytes)).toBe(0);
});
