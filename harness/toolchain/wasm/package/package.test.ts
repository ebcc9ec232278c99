import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { digestOf } from '../tools/piece-store.ts';
import { findPackage } from './find-package.ts';
import { folderStore } from './folder-store.ts';
import { unpackFiles } from '../host/file-archive.ts';

const folder = mkdtempSync(join(tmpdir(), 'verbatim-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

function entry(name: string, content: string, { kind = '0', prefix = '' } = {}): Buffer {
  const head = Buffer.alloc(512);
  head.write(name);
  head.write(content.length.toString(8).padStart(11, '0'), 124);
  head.write(kind, 156);
  head.write('ustar', 257);
  head.write(prefix, 345);
  return Buffer.concat([head, Buffer.from(content.padEnd(Math.ceil(content.length / 512) * 512, '\0'))]);
}

test('a tar archive is read with its long names, and without its folders', () => {
  const archive = Buffer.concat([
    entry('include', '', { kind: '5' }),
    entry('include/cmath', 'x'.repeat(513)),
    entry('string', 'text', { prefix: 'include/c++' }),
    Buffer.alloc(1024),
  ]);
  const texts = [...unpackFiles(archive)].map(([name, bytes]) => [name, Buffer.from(bytes).toString()]);
  expect(texts).toEqual([
    ['include/cmath', 'x'.repeat(513)],
    ['include/c++/string', 'text'],
  ]);
});

test('a tar archive that is cut off is refused, with the name of the file', () => {
  const archive = entry('include/cmath', 'x'.repeat(2000)).subarray(0, 1024);
  expect(() => unpackFiles(archive)).toThrow('The archive is damaged');
});

test('the package is where the variable says, if it is there', () => {
  const named = join(folder, 'clang');
  expect(findPackage({ VERBATIM_WASM_CLANG: named })).toBeUndefined();
  mkdirSync(join(named, 'gen'), { recursive: true });
  writeFileSync(join(named, 'gen', 'llvm.core.wasm'), '');
  expect(findPackage({ VERBATIM_WASM_CLANG: named })).toBe(named);
});

test('a kept piece is found again; a folder that cannot be written keeps nothing', async () => {
  const store = folderStore(join(folder, 'pieces'));
  const missing = await store.find('a');
  await store.keep('a', new Uint8Array([1, 2]));
  const again = await folderStore(join(folder, 'pieces')).find('a');
  expect([missing, again && [...again]]).toEqual([undefined, [1, 2]]);
  writeFileSync(join(folder, 'file'), '');
  const impossible = folderStore(join(folder, 'file'));
  await impossible.keep('a', new Uint8Array([1]));
  expect(await impossible.find('a')).toBeUndefined();
});

test('a digest depends on each part and on where parts end', async () => {
  const digests = await Promise.all(
    [
      ['a', 'bc'],
      ['ab', 'c'],
      ['a', 'bc', ''],
    ].map(digestOf),
  );
  expect(new Set(digests).size).toBe(3);
  expect(digests[0]).toMatch(/^[0-9a-f]{64}$/);
});
