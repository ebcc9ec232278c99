import fc from 'fast-check';
import { expect, test } from 'vitest';
import { privateFiles } from './private-files.ts';
import { foldersAbove, plainPath, sharedFiles } from './shared-files.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const shared = sharedFiles(new Map([['/usr/include/cmath', bytes('shared')]]));

function textOf(files: ReturnType<typeof privateFiles>, path: string): string | undefined {
  const file = files.find(path);
  return file && Buffer.from(file.read(0, file.size())).toString();
}

test('a path becomes absolute and plain, and never leaves the root', () => {
  expect(['a/b', '/a//b/', '/a/./b/../c', '../../x', ''].map(plainPath)).toEqual(['/a/b', '/a/b', '/a/c', '/x', '/']);
  fc.assert(
    fc.property(fc.string(), (path) => {
      expect(plainPath(plainPath(path))).toBe(plainPath(path));
      expect(plainPath(path).split('/')).not.toContain('..');
    }),
  );
});

test('the folders above a file are listed from the inside', () => {
  expect(foldersAbove('/usr/include/cmath')).toEqual(['/usr/include', '/usr']);
});

test('shared files can be read, and neither changed nor removed', () => {
  const files = privateFiles(shared, new Map());
  expect([textOf(files, '/usr/include/cmath'), files.find('/usr/include/cmath')?.canChange]).toEqual(['shared', false]);
  expect([files.remove('/usr/include/cmath'), files.rename('/usr/include/cmath', '/x')]).toEqual([false, false]);
});

test('a given file is changed in a copy', () => {
  const given = bytes('given');
  const files = privateFiles(shared, new Map([['/a.cpp', given]]));
  files.find('/a.cpp')?.write(3, bytes('XYZ'));
  expect([textOf(files, '/a.cpp'), Buffer.from(given).toString()]).toEqual(['givXYZ', 'given']);
});

test('a file has what was written to it at every place, and zeros in between', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(9000), fc.uint8Array({ maxLength: 200 }))), fc.nat(9000), (writes, size) => {
      const file = privateFiles(shared, new Map()).create('/x');
      const expected: number[] = [];
      for (const [from, added] of writes) {
        file.write(from, added);
        while (expected.length < from) expected.push(0);
        expected.splice(from, added.length, ...added);
      }
      file.resize(size);
      while (expected.length < size) expected.push(0);
      expect([...file.read(0, 99_999)]).toEqual(expected.slice(0, size));
    }),
  );
});

test('a folder lists what is directly in it, private and shared', () => {
  const files = privateFiles(
    shared,
    new Map([
      ['/a.cpp', bytes('')],
      ['/usr/own', bytes('')],
    ]),
  );
  files.createFolder('/new');
  expect([files.list('/'), files.list('/usr')]).toEqual([
    [
      { name: 'a.cpp', isFolder: false },
      { name: 'new', isFolder: true },
      { name: 'tmp', isFolder: true },
      { name: 'usr', isFolder: true },
    ],
    [
      { name: 'include', isFolder: true },
      { name: 'own', isFolder: false },
    ],
  ]);
});

test('a renamed file has only its new name', () => {
  const files = privateFiles(shared, new Map([['/a', bytes('text')]]));
  expect([files.rename('/a', '/b'), textOf(files, '/a'), textOf(files, '/b')]).toEqual([true, undefined, 'text']);
});
