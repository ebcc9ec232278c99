// @module-tag compiler
import { mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { linkLightly } from './light-link.ts';
import { argumentsAround, linkRecipe } from './link-recipe.ts';
import { runProcess } from '../../../process/process.ts';
import { undefinedSymbols } from './undefined-symbols.ts';

const folder = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
afterAll(() => rm(folder, { recursive: true }));

const flags = ['-shared', '-Wl,-Bsymbolic', '-Wl,-z,now'];

async function run(file: string, args: readonly string[]) {
  const { end, stdout, stderr } = await runProcess({ file, args, folder, seconds: 60, outputBytes: 1 << 20 });
  const succeeded = end.kind === 'exited' && end.code === 0;
  return { succeeded, quiet: succeeded && stderr.length === 0, stdout: Buffer.from(stdout).toString() };
}

async function compile(name: string, source: string): Promise<string> {
  await writeFile(join(folder, `${name}.cpp`), source);
  expect((await run('g++', ['-c', '-fPIC', `${name}.cpp`])).succeeded).toBe(true);
  return `${name}.o`;
}

async function learnRecipe() {
  const object = join(folder, await compile('first', 'int first() { return 1; }\n'));
  const recipe = await linkRecipe({ cacheFolder: join(folder, 'cache'), version: '1', object, flags });
  if (recipe === undefined) throw new Error('the recipe could not be learned on this machine');
  return recipe;
}

const recipe = await learnRecipe();

async function link(...objects: readonly string[]): Promise<boolean> {
  return linkLightly(recipe, objects, join(folder, 'light.so'), async (args) => (await run('ld', args)).quiet);
}

/** Undefined names, with the versions that the loader will look for, if there are any. */
async function wants(library: string): Promise<string[]> {
  const { stdout } = await run('nm', ['-D', '--undefined-only', library]);
  return stdout.split('\n').flatMap((line) => /\S+$/.exec(line) ?? []);
}

const manyVersions = `
#include <cmath>
#include <cstring>
#include <iostream>
#include <string>
int main() {
    std::string word;
    double number = 0;
    while (std::cin >> word >> number) {
        std::cin.ignore(10);
        char copy[100];
        std::memcpy(copy, word.c_str(), word.size() + 1);
        std::cout << copy << std::pow(number, 1.5) << std::endl;
    }
}
`;

test('a light link takes the same versions as a full link, for all names that have several', async () => {
  const object = await compile('versions', manyVersions);
  expect(await link(object)).toBe(true);
  expect((await run('g++', [...flags, object, '-o', 'full.so'])).succeeded).toBe(true);
  const [light, full] = [await wants('light.so'), await wants('full.so')];
  const bare = (names: readonly string[]) => names.map((name) => name.replace(/@.*/, '')).toSorted();
  expect(bare(light)).toEqual(bare(full));
  const withVersion = light.filter((name) => name.includes('@'));
  expect(withVersion.filter((name) => !full.includes(name))).toEqual([]);
  expect(withVersion.map((name) => name.replace(/@.*/, '')).toSorted()).toEqual(
    expect.arrayContaining(['_ZNSi6ignoreEl', 'memcpy', 'pow']),
  );
});

test('names that are undefined, defined twice, or in another library are left to the full link', async () => {
  expect(await link(await compile('nowhere', 'int nowhere(); int user() { return nowhere(); }\n'))).toBe(false);
  const twice = await compile('twice', 'int one() { return 1; }\n');
  await compile('again', 'int one() { return 2; }\n');
  expect(await link(twice, 'again.o')).toBe(false);
  const exit = await compile('exit', '#include <cstdlib>\nvoid bye() {}\nvoid later() { std::atexit(bye); }\n');
  expect(await link(exit)).toBe(false);
  const weak = await compile('weak', 'int maybe() __attribute__((weak)); bool is() { return maybe != nullptr; }\n');
  expect(await link(weak)).toBe(true);
});

test('so are names that a library offers only to old programs', async () => {
  const [outdated] = recipe.outdated;
  expect(outdated).toBeDefined();
  const source = `extern "C" void ${outdated}(); extern "C" void call() { ${outdated}(); }\n`;
  expect(await link(await compile('outdated', source))).toBe(false);
});

test('the undefined symbols of a library are those that nm finds', async () => {
  const object = await compile(
    'mixed',
    `${manyVersions}int maybe() __attribute__((weak));\nvoid *p = (void *)maybe;\n`,
  );
  expect((await run('g++', [...flags, object, '-o', 'mixed.so'])).succeeded).toBe(true);
  const { stdout } = await run('nm', ['-D', '--undefined-only', 'mixed.so']);
  const found = undefinedSymbols(await readFile(join(folder, 'mixed.so')));
  const lines = found.map(({ name, weak }) => `${weak ? 'w' : 'U'} ${name}`);
  expect(lines.toSorted()).toEqual([...stdout.matchAll(/([Uw] [^@\n]+)/g)].map(([, line]) => line).toSorted());
  expect(() => undefinedSymbols(Buffer.from('no library'))).toThrow(RangeError);
});

test('a recipe is kept, and learned again when a library has changed', async () => {
  const request = { cacheFolder: join(folder, 'cache'), version: '1', object: join(folder, 'first.o'), flags };
  const [name = ''] = await readdir(request.cacheFolder);
  const path = join(request.cacheFolder, name, 'recipe.json');
  const text = await readFile(path, 'utf8');
  const old = new Date(1_000_000);
  await utimes(path, old, old);
  expect(await linkRecipe(request)).toEqual(recipe);
  expect(await readFile(path, 'utf8')).toBe(text);
  await writeFile(path, text.replace(/"size":\d+/, '"size":1'));
  expect(await linkRecipe(request)).toEqual(recipe);
  expect(await readFile(path, 'utf8')).toBe(text);
  expect(await readdir(request.cacheFolder)).toEqual([name]);
});

test('a command of g++ that only a shell could parse is not used', () => {
  const line = (object: string) => ` /usr/lib/collect2 -plugin a.so -L/lib -shared crtbeginS.o ${object} -lc crtendS.o`;
  expect(argumentsAround(`x\n${line('a.o')}\n`, 'a.o')).toEqual({
    before: ['-shared', 'crtbeginS.o'],
    after: ['crtendS.o'],
  });
  expect(argumentsAround(line('"a b.o"'), 'a.o')).toBeUndefined();
  expect(argumentsAround('clang', 'a.o')).toBeUndefined();
});
