// @module-tag compiler
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { afterAll, expect, test } from 'vitest';

const folder = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
afterAll(() => rm(folder, { recursive: true }));

const at = (name: string) => join(folder, name);
await writeFile(
  at('reader.cpp'),
  `#include <fstream>
  #include <iostream>
  #include <iterator>
  #include <vector>
  #include "${resolve('harness/toolchain/runtime/speed/library-file.hpp')}"
  int main(int, char **arguments) {
    std::ifstream file(arguments[1], std::ios::binary);
    std::vector<char> bytes((std::istreambuf_iterator<char>(file)), {});
    std::cout << LibraryFile(bytes.data(), bytes.size()).takeInitialisersOut().has_value();
  }`,
);
await execa('g++', ['-std=c++17', at('reader.cpp'), '-o', at('reader')]);

/** Whether a library could be loaded ahead if these words are added to its relocation table. */
async function isTaken(...words: readonly number[]): Promise<boolean> {
  const added = `__asm__(".pushsection .rela.ctors,\\"a\\",%progbits\\n .quad ${words.join(', ')}\\n .popsection");`;
  const text = `int number = 5;\nint *place = &number;\n${words.length === 0 ? '' : added}\n`;
  await writeFile(at('library.cpp'), text);
  const flags = ['-fPIC', '-shared', '-nostdlib', '-Wl,-Bsymbolic,-z,now', '-Wl,--hash-style=gnu'];
  await execa('g++', [...flags, at('library.cpp'), '-o', at('library.so')]);
  return (await execa(at('reader'), [at('library.so')])).stdout === '1';
}

test('an ordinary library could be loaded ahead', async () => {
  expect(await isTaken()).toBe(true);
});

test('a library with half a relocation entry is refused: the loader would read on behind it', async () => {
  expect(await isTaken(0)).toBe(false);
});

test('so is a library with an entry that makes the loader write outside its memory', async () => {
  const aWord = process.arch === 'arm64' ? 257 : 1;
  expect(await isTaken(0x123456789000, aWord, 0)).toBe(false);
});
