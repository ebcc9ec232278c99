import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { linkAtOnce } from './link-at-once.ts';
import { listingArguments } from './object-facts.ts';
import { runProcess } from './process.ts';
import { prepareRuntimePieces } from './runtime-pieces.ts';
import { makeWorkFolder, writeFiles } from './work-folder.ts';

const cache = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
afterAll(() => rm(cache, { recursive: true }));
const pieces = await prepareRuntimePieces(resolve('harness/toolchain/native/runtime'), cache, 'the compiler');

const settings = { standard: 'c++17', flags: [], seconds: 10 } as const;

async function linked(source: string) {
  const folder = await makeWorkFolder(pieces.seal);
  try {
    await writeFiles(folder.source, [{ name: 'a.cpp', bytes: Buffer.from(source) }]);
    const run = (file: string, args: readonly string[]) =>
      runProcess({ file, args, folder: folder.root, seconds: 60, outputBytes: 1 << 20 });
    await run('g++', ['-c', '-fPIC', 'source/a.cpp', '-o', 'objects/0.o']);
    const driver = await pieces.driver(
      '#include "driver.hpp"\nextern "C" int verbatim_calls(int, char **) { return 0; }\n',
      [],
      folder.root,
    );
    const objects = [{ object: 'objects/0.o', stackUsage: 'objects/0.su' }];
    const result = await linkAtOnce(
      { folder, pieces, needed: [] },
      { files: [], settings, functions: [] },
      { files: ['a.cpp'], objects },
      driver,
    );
    const listed = Buffer.from((await run('nm', listingArguments(objects))).stdout).toString();
    return { result, listed, programs: (await readdir(folder.programs)).toSorted() };
  } finally {
    await folder.remove();
  }
}

test('a usual submission has one library for everything, and its symbols, from one process', async () => {
  const { result, listed, programs } = await linked('#include <iostream>\nint main() { std::cout << 1; }\n');
  expect(result?.symbols).toBe(listed);
  expect([...(result?.sessions.values() ?? [])].map(({ kind }) => kind)).toEqual(['linked']);
  expect(result?.calls.kind).toBe('linked');
  expect(programs).toEqual(['program']);
});

test('one without main, or with something that is nowhere, is left to the others', async () => {
  expect((await linked('int f() { return 1; }\n')).result).toBeUndefined();
  expect((await linked('int g(); int main() { return g(); }\n')).result).toBeUndefined();
});
