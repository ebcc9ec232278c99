// @module-tag compiler
// @module-tag build
import { appendFile, mkdtemp, readFile, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { execa } from 'execa';
import { afterAll, expect, test } from 'vitest';
import { compileSource } from '../../gxx/compile/compile.ts';
import { makeSealedFolder } from '../../gxx/work-folder/work-folder.fixture.ts';
import { noWarmCompilers } from '../../gxx/compile/quick-compile.ts';
import { type HeaderRequest, type HeaderStore, createHeaderStore } from './header-store.ts';
import { createPrecompiledHeaders } from './precompiled-headers.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'verbatim-headers-'));
  folders.push(folder);
  return folder;
}

const args = ['-std=c++17'];

async function make(store: HeaderStore, request: HeaderRequest): Promise<string> {
  const header = await store.make(request);
  if (header === undefined) throw new Error('No header was made');
  return header;
}

test('a header that one process has made is found by the next process', async () => {
  const folder = await temporaryFolder();
  const request = { headers: ['cstddef'], args };
  expect(await createHeaderStore(folder, 'g++ 12').open(request)).toBeUndefined();
  const made = await createHeaderStore(folder, 'g++ 12').make(request);
  expect(made).toMatch(/pre\.h$/);
  expect(await createHeaderStore(folder, 'g++ 12').open(request)).toBe(made);
});

test('another compiler, another flag or another order needs another header', async () => {
  const folder = await temporaryFolder();
  const headers = ['cstddef', 'cassert'];
  await createHeaderStore(folder, 'g++ 12').make({ headers, args });
  expect(await createHeaderStore(folder, 'g++ 13').open({ headers, args })).toBeUndefined();
  const store = createHeaderStore(folder, 'g++ 12');
  expect(await store.open({ headers, args: [...args, '-O2'] })).toBeUndefined();
  expect(await store.open({ headers: headers.toReversed(), args })).toBeUndefined();
  expect(await store.open({ headers, args })).toBeDefined();
});

/** The program that `npm test` has just built, for use in separate processes. */
const built = JSON.stringify(resolve('dist/harness/toolchain/speed/headers/header-store.js'));

/** Makes this header in a separate process, and returns its path and the inode of its compiled file. */
async function makeElsewhere(folder: string, request: HeaderRequest) {
  const program = `
    import { statSync } from 'node:fs';
    import { createHeaderStore } from ${built};
    const [folder, request] = process.argv.slice(1);
    const header = await createHeaderStore(folder, 'g++ 12').make(JSON.parse(request));
    process.stdout.write(JSON.stringify({ header, file: statSync(header + '.gch').ino }));
  `;
  const words = ['--input-type=module', '--eval', program, folder, JSON.stringify(request)];
  const made: unknown = JSON.parse((await execa(process.execPath, words)).stdout);
  return made;
}

test('many processes may make the same header at once, and each keeps its result', async () => {
  const folder = await temporaryFolder();
  const request = { headers: ['cstddef'], args };
  const made = await Promise.all(Array.from({ length: 6 }, () => makeElsewhere(folder, request)));
  const names = await readdir(folder);
  expect(names.filter((name) => name.includes('.tmp'))).toEqual([]);
  const headers = names.map((name) => join(folder, name, 'pre.h'));
  const kept = await Promise.all(headers.map(async (header) => ({ header, file: (await stat(`${header}.gch`)).ino })));
  for (const one of made) expect(kept).toContainEqual(one);
  expect(headers).toContain(await createHeaderStore(folder, 'g++ 12').open(request));
});

test('discarding a header leaves those that other processes have made meanwhile', async () => {
  const folder = await temporaryFolder();
  const request = { headers: ['cstddef'], args };
  const store = createHeaderStore(folder, 'g++ 12');
  const first = await make(store, request);
  await createHeaderStore(folder, 'g++ 12').discard(first);
  const second = await make(createHeaderStore(folder, 'g++ 12'), request);
  await store.discard(first);
  expect(await store.open(request)).toBe(second);
});

test('a header that does not exist leaves nothing behind', async () => {
  const folder = await temporaryFolder();
  expect(await createHeaderStore(folder, 'g++ 12').make({ headers: ['conio'], args })).toBeUndefined();
  expect(await readdir(folder)).toEqual([]);
});

test('a folder that cannot be written to does no harm', async () => {
  const file = join(await temporaryFolder(), 'file');
  await writeFile(file, '');
  const store = createHeaderStore(join(file, 'headers'), 'g++ 12');
  expect(await store.make({ headers: ['cstddef'], args })).toBeUndefined();
  expect(await store.open({ headers: ['cstddef'], args })).toBeUndefined();
});

test('a header is out of date if a file in it was installed anew', async () => {
  const folder = await temporaryFolder();
  const request = { headers: ['cstddef'], args };
  const store = createHeaderStore(folder, 'g++ 12');
  const header = await make(store, request);
  const part = join(folder, 'installed-later.h');
  await writeFile(part, '');
  await appendFile(join(dirname(header), 'pre.d'), ` \\\n ${part}\n`);
  expect(await store.open(request)).toBeUndefined();
  const anew = await make(store, request);
  expect(anew).not.toBe(header);
  expect(await store.open(request)).toBe(anew);
  expect((await readdir(folder)).filter((name) => name !== 'installed-later.h')).toHaveLength(1);
});

test('the twenty headers that were used last are kept', async () => {
  const folder = await temporaryFolder();
  const store = createHeaderStore(folder, 'g++ 12');
  const first = { headers: ['cstddef'], args };
  await store.make(first);
  for (let more = 1; more <= 20; more++) {
    await store.make({ headers: ['cstddef'], args: [...args, `-DMORE=${more}`] });
    if (more === 5) await store.open(first);
  }
  expect(await readdir(folder)).toHaveLength(20);
  expect(await store.open(first)).toBeDefined();
  expect(await store.open({ headers: ['cstddef'], args: [...args, '-DMORE=1'] })).toBeUndefined();
});

test('a damaged header changes no result and is discarded', async () => {
  const folder = await temporaryFolder();
  const store = createHeaderStore(folder, 'g++ 12');
  const settings = { standard: 'c++17', flags: ['-Wall'], seconds: 60 };
  const wanted = [
    '-std=c++17',
    '-fPIC',
    '-Wall',
    '-fdiagnostics-plain-output',
    '-fdiagnostics-column-unit=byte',
    '-fstack-usage',
  ];
  const header = await make(store, { headers: ['cstddef'], args: wanted });
  await truncate(`${header}.gch`, Math.floor((await stat(`${header}.gch`)).size / 2));
  const work = await makeSealedFolder(folder);
  try {
    await writeFile(join(work.source, 'a.cpp'), '#include <cstddef>\nint main() { int unused; }\n');
    const headers = createPrecompiledHeaders(store);
    expect(await headers.find(await readFile(join(work.source, 'a.cpp')), wanted)).toBe(header);
    const compilation = {
      folder: work,
      files: ['a.cpp'],
      settings,
      moreFlags: [],
      forced: { prelude: '', int64: '', windows: '' },
      headers,
      warmCompilers: noWarmCompilers,
    };
    const paths = { object: 'objects/0.o', stackUsage: 'objects/0.su' };
    expect(await compileSource(compilation, 'a.cpp', paths, [])).toMatchObject({
      kind: 'compiled',
      diagnostics: [{ message: "unused variable 'unused'" }],
    });
    expect(await readdir(folder)).toEqual([]);
    expect(await headers.find(await readFile(join(work.source, 'a.cpp')), wanted)).toBeUndefined();
  } finally {
    await work.remove();
  }
});
