import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { unpackFiles } from '../../host/file-archive.ts';
import { loadLibraries } from './load-libraries.ts';

const packed = () => readFile(join(import.meta.dirname, 'libraries.tar.gz'));

test('the libraries are archives of objects, at the places of those that they replace', async () => {
  const libraries = await loadLibraries(import.meta.dirname);
  expect([...libraries].map(([path, content]) => [path, new TextDecoder().decode(content.subarray(0, 8))])).toEqual([
    ['/usr/lib/wasm32-wasip1/libunwind.a', '!<arch>\n'],
    ['/usr/lib/wasm32-wasip1/libc++abi.a', '!<arch>\n'],
    ['/usr/lib/wasm32-wasip1/libc++.a', '!<arch>\n'],
  ]);
});

test('their licence is packed with them', async () => {
  const licence = new TextDecoder().decode(unpackFiles(gunzipSync(await packed())).get('LICENSE.TXT'));
  expect(licence).toContain('Apache License v2.0 with LLVM Exceptions');
});

test('they are small enough for a repository', async () => {
  expect((await packed()).length).toBeLessThan(1_000_000);
});
