import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodedName, fileNameFor } from './file-name.ts';

test('a plain id is its own file name', () => {
  expect(fileNameFor('s1155000001')).toBe('s1155000001.html');
});

test('characters with a special meaning are written as codes', () => {
  expect(['Doe, Jane', '../../etc/passwd', '陳大文', '', '.', 'a~41', '%41', 'con', 'nul'].map(fileNameFor)).toEqual([
    '~44oe~2c~20~4aane.html',
    '~2e~2e~2f~2e~2e~2fetc~2fpasswd.html',
    '~u9673~u5927~u6587.html',
    '~.html',
    '~2e.html',
    'a~7e41.html',
    '~2541.html',
    '~63on.html',
    '~6eul.html',
  ]);
});

test('different ids have different files, even on file systems that ignore case', () => {
  const id = fc.string({ unit: fc.constantFrom('a', 'A', '~', '4', '1', 'u', '.', '/', 'é', '陳', '\u{1F600}') });
  fc.assert(
    fc.property(id, id, (one, other) => {
      fc.pre(one !== other);
      expect(fileNameFor(one).toLowerCase()).not.toBe(fileNameFor(other).toLowerCase());
    }),
  );
});

test('a file name needs no escaping anywhere', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (id) => {
      expect(fileNameFor(id)).toMatch(/^[a-z0-9_~-]+\.html$/);
    }),
  );
});

test('a name that fits into a file system is kept, and a longer one is cut and gets a digest', () => {
  expect(fileNameFor('s'.repeat(246))).toBe(`${'s'.repeat(246)}.html`);
  expect(fileNameFor('s'.repeat(247))).toBe(`${'s'.repeat(100)}~~1ac4fa29aae8161199f5a5ff4f09e71b.html`);
  expect(fileNameFor('陳'.repeat(45))).toMatch(/^(?:~u9673){16}~~[0-9a-f]{32}\.html$/);
});

test('every name fits with its extensions, and long ids that differ anywhere have different names', () => {
  const unit = fc.constantFrom('a', 'A', '~', '.', '/', '陳', '\ud83d', '\ude00');
  const long = fc.string({ unit, minLength: 30, maxLength: 400 });
  fc.assert(
    fc.property(long, fc.nat(), unit, (id, at, other) => {
      const place = at % id.length;
      const changed = id.slice(0, place) + other + id.slice(place + 1);
      expect(Buffer.byteLength(`${encodedName(id)}.json.tmp`)).toBeLessThanOrEqual(255);
      expect(encodedName(id)).toMatch(/^[a-z0-9_~-]+$/);
      expect(encodedName(id) === encodedName(changed)).toBe(id === changed);
    }),
  );
});
