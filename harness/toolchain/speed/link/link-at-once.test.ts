// @module-tag compiler
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fullSpeed } from '../speed.ts';
import { listingArguments } from '../../gxx/symbols/object-facts.ts';
import { runProcess } from '../../../process/process.ts';
import { prepareRuntimePieces } from '../../native/prepare-pieces.ts';
import { makeWorkFolder, writeFiles } from '../../gxx/work-folder/work-folder.ts';

const cache = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
afterAll(() => rm(cache, { recursive: true }));
const pieces = await prepareRuntimePieces(resolve('harness/toolchain/runtime'), cache, 'the compiler', {
  speed: fullSpeed,
});

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
    const result = await pieces.quickLink.atOnce(
      { folder, pieces, needed: [] },
      { files: [], settings, functions: [] },
      { files: ['a.cpp'], objects },
      driver,
    );
    const listed = Buffer.from((await run('nm', listingArguments(objects))).stdout).toString();
    // Only functions matter, not data.
    const functions = listed.split('\n').filter((line) => line === '' || / [TWt] /.test(line));
    return { result, functions: functions.join('\n'), programs: (await readdir(folder.programs)).toSorted() };
  } finally {
    await folder.remove();
  }
}

test('one process links a usual submission to one library and lists its symbols', async () => {
  const { result, functions, programs } = await linked('#include <iostream>\nint main() { std::cout << 1; }\n');
  expect(result?.symbols).toBe(functions);
  expect([...(result?.sessions.values() ?? [])].map(({ kind }) => kind)).toEqual(['linked']);
  expect(result?.calls.kind).toBe('linked');
  expect(programs).toEqual(['program']);
});

const manyKinds = `
  #include <algorithm>
  #include <iostream>
  #include <string>
  #include <vector>
  using std::string;
  namespace { int hidden(int x) { return x; } struct Secret { int get(); }; int Secret::get() { return 3; } }
  namespace game { namespace deep { enum Kind { small }; double inside(Kind, const std::vector<string> &v) { return v.size(); } } }
  static long long own(unsigned char c, int (&board)[3][4]) { return c + board[0][0]; }
  inline string named(const string &text, std::string *other) { return text + *other; }
  extern "C" int f(int x) { return x; }
  extern "C" { int i; void v() {} }
  __attribute__((weak)) void replaceable(void (*call)(int)) { call(1); }
  template <class T> T twice(T x) { return x + x; }
  template int twice<int>(int);
  struct Base { virtual ~Base() {} virtual void act(int) = 0; };
  struct Other { virtual void more() {} };
  struct Both : Base, Other { int n = 0; Both(); void act(int) override; void more() override {} Both &operator+=(int k); operator bool() const; };
  Both::Both() { n = 1; }
  void Both::act(int k) { n += k; }
  Both &Both::operator+=(int k) { n += k; return *this; }
  Both::operator bool() const { return n > 0; }
  std::ostream &operator<<(std::ostream &out, const Both &both) { return out << both.n; }
  __asm__(".text\\nlabel: nop\\n.globl seen\\nseen: nop\\n.data\\nnumber: .byte 1\\n.text");
  int main() {
    int board[3][4] = {};
    string text = "x";
    std::vector<string> all{named(text, &text), "a"};
    std::sort(all.begin(), all.end(), [](const string &one, const string &two) { return one < two; });
    Both both;
    both += hidden(2) + Secret().get() + f(i) + own('a', board) + twice(3);
    std::cout << both << game::deep::inside(game::deep::small, all);
  }
`;

test('functions of all kinds are listed as nm lists them', async () => {
  const { result, functions } = await linked(manyKinds);
  expect(functions.split('\n').length).toBeGreaterThan(60);
  expect(result?.symbols).toBe(functions);
});

test('a submission without main, or with an undefined name, is left to the separate steps', async () => {
  expect((await linked('int f() { return 1; }\n')).result).toBeUndefined();
  expect((await linked('int g(); int main() { return g(); }\n')).result).toBeUndefined();
});
