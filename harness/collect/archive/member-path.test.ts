import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memberPath } from './member-path.ts';

test('folders and files are distinguished, and empty steps and dots are removed', () => {
  expect(memberPath('src/')).toEqual({ kind: 'folder', path: 'src' });
  expect(memberPath('./a//b/./hex.cpp')).toEqual({ kind: 'file', path: 'a/b/hex.cpp' });
  expect(memberPath('a\\b\\hex.cpp')).toEqual({ kind: 'file', path: 'a/b/hex.cpp' });
  expect(memberPath('..hex..cpp')).toEqual({ kind: 'file', path: '..hex..cpp' });
});

test('an empty name and a very long name are refused', () => {
  expect(memberPath('')).toEqual({ kind: 'refused', path: '', refusal: 'bad-name' });
  expect(memberPath('./')).toEqual({ kind: 'refused', path: './', refusal: 'bad-name' });
  expect(memberPath('x'.repeat(1001))).toEqual({ kind: 'refused', path: 'x'.repeat(1000), refusal: 'bad-name' });
});

test('whatever the name is, no path leads out of the zip', () => {
  const part = fc.constantFrom('..', '.', '', 'a', 'C:', '\\', '/', '..\\', 'hex.cpp', '\0', '~');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), fc.constantFrom('/', '\\', ''), (parts, separator) => {
      const found = memberPath(parts.join(separator));
      if (found.kind === 'refused') return;
      expect(found.path.split('/').filter((step) => ['', '.', '..'].includes(step))).toEqual([]);
      expect(found.path).not.toMatch(/^\/|^[A-Za-z]:|\\|\0/);
    }),
  );
});
