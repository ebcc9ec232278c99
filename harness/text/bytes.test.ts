import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byteString, characterStart, displayText, isUtf8, utf8ByteString } from './bytes.ts';

test('valid UTF-8 is shown unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(displayText(utf8ByteString(text))).toBe(text);
      expect(isUtf8(utf8ByteString(text))).toBe(true);
    }),
  );
});

test('a byte that is not UTF-8 is shown as \\xNN and does not affect its neighbours', () => {
  const bytes = byteString(Uint8Array.from([0x41, 0xff, 0x42, 0xe4, 0xbd, 0xa0, 0xe4, 0xbd]));
  expect(displayText(bytes)).toBe('A\\xFFB你\\xE4\\xBD');
  expect(isUtf8(bytes)).toBe(false);
});

test('overlong forms and surrogates are not UTF-8', () => {
  expect(displayText(byteString(Uint8Array.from([0xc0, 0x80])))).toBe('\\xC0\\x80');
  expect(displayText(byteString(Uint8Array.from([0xed, 0xa0, 0x80])))).toBe('\\xED\\xA0\\x80');
});

test('an offset inside a character is moved to its first byte', () => {
  const bytes = utf8ByteString('a你b');
  expect([0, 1, 2, 3, 4].map((offset) => characterStart(bytes, offset))).toEqual([0, 1, 1, 1, 4]);
});

test('for stray continuation bytes, the offset stays', () => {
  expect(characterStart(byteString(Uint8Array.from([0x80, 0x80, 0x80, 0x80, 0x80])), 4)).toBe(4);
});
