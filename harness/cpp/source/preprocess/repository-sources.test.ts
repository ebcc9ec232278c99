// @module-tag compiler
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { unitOf } from './compiled.fixture.ts';
import { comparable, comparableTokens, preprocessedByGcc } from './tokens-of-gcc.fixture.ts';

/* System headers are empty here, as we do not read them: then g++ does not read them either. */

const root = resolve(import.meta.dirname, '../../../..');

async function sourcesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(?:cpp|h|hpp)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

test('in every source of the project, the same tokens are read as g++ compiles', async () => {
  const folders = ['reference', 'cases', 'harness/demo', 'harness/testing/programs'];
  const paths = (await Promise.all(folders.map(sourcesBelow))).flat();
  const texts = new Map(await Promise.all(paths.map(async (path) => [path, await readFile(path, 'utf8')] as const)));
  const stubs = await mkdtemp(join(tmpdir(), 'verbatim-stubs-'));
  try {
    for (const text of texts.values()) {
      for (const [, name = ''] of text.matchAll(/#\s*include\s*[<"]([\w./+]+)[>"]/g)) {
        await mkdir(join(stubs, dirname(name)), { recursive: true });
        await writeFile(join(stubs, name), '');
      }
    }
    const args = ['-x', 'c++', '-nostdinc', '-nostdinc++', '-isystem', stubs];
    const sources = await preprocessedByGcc(
      root,
      paths.filter((path) => path.endsWith('.cpp')),
      args,
    );
    // The text of each source has the headers that it includes.
    const textOf = async (path: string) =>
      (path.endsWith('.cpp') ? sources : await preprocessedByGcc(root, [path], args)).texts.get(path) ?? '';
    const unread: string[] = [];
    for (const [path, text] of texts) {
      // Decoding has its own tests: here, both sides must have the same characters.
      if (text.includes('\ufffd') || text.includes('\0')) continue;
      const beside = [...texts].filter(([other]) => other !== path && dirname(other) === dirname(path));
      const others = beside.map(([other, content]) => [other.slice(dirname(path).length + 1), content]);
      const { faces } = await unitOf({ [path]: text, ...Object.fromEntries(others) });
      const own = faces.filter(({ file }) => file.name === path);
      if (faces.some((face) => face.unread.length > 0)) unread.push(path.slice(root.length + 1));
      else {
        const found = own.flatMap(({ tokens }) => tokens.map((token) => comparable(token.text)));
        expect(found, path).toEqual(comparableTokens(await textOf(path)));
      }
    }
    expect(unread).toEqual([]);
    expect(paths.length).toBeGreaterThan(100);
  } finally {
    await rm(stubs, { recursive: true });
  }
});
