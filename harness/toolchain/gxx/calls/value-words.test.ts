import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ScalarType, Value } from '../../../model/assignment/value.ts';
import { ByteReader } from '../../../process/bytes.ts';
import { decodeValue, encodeValue, wordCount } from './value-words.ts';

const cell = fc.integer({ min: 0, max: 255 }).map((byte) => String.fromCharCode(byte));
const row = fc.array(cell, { minLength: 8, maxLength: 8 }).map((cells) => cells.join(''));
const valueOf: Readonly<Record<ScalarType, fc.Arbitrary<Value>>> = {
  bool: fc.boolean(),
  char: cell,
  int: fc.bigInt(-(2n ** 31n), 2n ** 31n - 1n),
  'long long': fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n),
  string: fc.string({ unit: 'binary', maxLength: 16 }),
  'char[8][8]': fc.array(row, { minLength: 8, maxLength: 8 }).map((rows) => rows.join('\n')),
};
const types = ['bool', 'char', 'int', 'long long', 'string', 'char[8][8]'] as const;

test.each(types)('every %s takes the words that were counted for it, and is decoded as it was', (type) => {
  fc.assert(
    fc.property(valueOf[type], (value) => {
      const encoded = encodeValue(value, type);
      if (typeof encoded === 'string') throw new Error(encoded);
      expect(encoded).toHaveLength(wordCount(type) * 8);
      expect(decodeValue(new ByteReader(encoded), type)).toBe(value);
    }),
  );
});

test.each(types)('a value that is not of type %s is refused with a reason, and never changed to fit', (type) => {
  fc.assert(
    fc.property(fc.oneof(fc.boolean(), fc.bigInt(), fc.string({ unit: 'binary' })), (value) => {
      const encoded = encodeValue(value, type);
      if (typeof encoded === 'string') expect(encoded).toMatch(/ is not of type | cannot be passed, /);
      else if (typeof value !== 'bigint') expect(decodeValue(new ByteReader(encoded), type)).toBe(value);
    }),
  );
});

test('two boards are equal only if all their bytes are, even if these look like line ends', () => {
  const dots = '.'.repeat(8);
  const withNewline = ['.\n......', ...Array.from({ length: 7 }, () => dots)].join('\n');
  const encoded = encodeValue(withNewline, 'char[8][8]');
  expect(Buffer.from(encoded).toString('latin1')).toBe(`.\n......${dots.repeat(7)}`);
});

test('bytes of a string that are not text never equal an expected value', () => {
  const words = Buffer.alloc(wordCount('string') * 8);
  words[0] = 1;
  words[8] = 0xe9;
  expect(decodeValue(new ByteReader(words), 'string')).toBe('\ufffd');
});
