// @module-tag compiler
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileSource } from './compile.ts';
import { noHeaders, noWarmCompilers } from './quick-compile.ts';
import { compileLeniently } from './lenient-compile.ts';
import { makeSealedFolder } from '../work-folder/work-folder.fixture.ts';
import { type WorkFolder, writeFiles } from '../work-folder/work-folder.ts';

let folder: WorkFolder;
beforeAll(async () => {
  folder = await makeSealedFolder();
});
afterAll(() => folder.remove());

function compilation() {
  return {
    ...{ folder, files: ['a.cpp'], moreFlags: [], headers: noHeaders, warmCompilers: noWarmCompilers },
    forced: { prelude: '', int64: '', windows: '' },
    settings: { standard: 'c++17', flags: [], seconds: 60 },
  } as const;
}

/** The leniences that are tried after the plain build. Only the plain one is really made, by g++. */
async function triedFor(source: string): Promise<readonly string[][]> {
  await writeFiles(folder.source, [{ name: 'a.cpp', bytes: Buffer.from(source) }]);
  const tried: string[][] = [];
  await compileLeniently(
    ['a.cpp'],
    async (name, object, leniences) => {
      if (leniences.length === 0) return compileSource(compilation(), name, object, []);
      tried.push([...leniences]);
      return { kind: 'refused', diagnostics: [], timedOut: false };
    },
    compilation().settings,
  );
  return tried;
}

describe('many files', () => {
  const names = Array.from({ length: 42 }, (_, index) => `f${index}.cpp`);

  test('are compiled two at a time, until those before took twice the limit of one', async () => {
    let now = 0;
    let most = 0;
    const done = await compileLeniently(
      names,
      async (_name, _object, _leniences, spend) => {
        now += 1;
        most = Math.max(most, now);
        await new Promise((resolve) => void setImmediate(resolve));
        spend(3);
        now -= 1;
        return { kind: 'compiled', diagnostics: [] };
      },
      { seconds: 5 },
    );
    const sources = done.kind === 'done' ? done.sources : [];
    expect(most).toBe(2);
    // Four took 12 seconds, and one more was at work by then.
    expect(sources.map(({ kind }) => kind)).toEqual(names.map((_, index) => (index < 5 ? 'compiled' : 'refused')));
    const message = 'it was not compiled, because the files before it took the compiler 10 seconds';
    const said = { severity: 'error', file: 'f5.cpp', line: 0, column: 0, message };
    expect(sources[5]).toEqual({ kind: 'refused', name: 'f5.cpp', timedOut: true, diagnostics: [said] });
  });

  test('that take no time are all compiled', async () => {
    const compiled = { kind: 'compiled', diagnostics: [] } as const;
    const done = await compileLeniently(names, async () => compiled, { seconds: 5 });
    expect(done.kind === 'done' ? done.sources.map(({ kind }) => kind) : []).toEqual(names.map(() => 'compiled'));
  });

  test('have the processor time counted that g++ and all its child processes take', async () => {
    // A loop, because g++ remembers the value of a recursive call, which then takes no time.
    const loop = 'int sum = 0; for (int i = 0; i < 200000; ++i) sum += i % 7; return sum;';
    const slow = `constexpr int f(int) { ${loop} }\nenum { value = f(1) + f(2) };\n`;
    await writeFiles(folder.source, [{ name: 'a.cpp', bytes: Buffer.from(slow) }]);
    let spent = 0;
    const object = { object: 'objects/0.o', stackUsage: 'objects/0.su' };
    await compileSource(compilation(), 'a.cpp', object, [], (more) => (spent += more));
    expect(spent).toBeGreaterThan(0.02);
    expect(spent).toBeLessThan(30);
  });
});

test('a file that has taken most of its time is not tried in other ways', async () => {
  const missing = {
    severity: 'error',
    file: 'a.cpp',
    line: 1,
    column: 1,
    message: "'pow' was not declared in this scope",
  };
  const triesOf = async (seconds: number) => {
    let tries = 0;
    const done = await compileLeniently(
      ['a.cpp'],
      async (_name, _object, _leniences, spend) => {
        tries += 1;
        spend(seconds);
        return { kind: 'refused', diagnostics: [{ ...missing, severity: 'error' }], timedOut: false };
      },
      { seconds: 5 },
    );
    return { tries, cpuSeconds: done.kind === 'done' ? done.cpuSeconds : undefined };
  };
  expect(await triesOf(2.9)).toEqual({ tries: 2, cpuSeconds: 5.8 });
  expect(await triesOf(3.1)).toEqual({ tries: 1, cpuSeconds: 3.1 });
});

test.each([
  ['a semicolon before a bracket', 'int f() { return 1 }\n'],
  ['a semicolon before a word', 'int f() {\n  int a = 1\n  return a;\n}\n'],
  ['a bracket', 'int f(int a) { if (a == (1 ; return 2; }\n'],
  ['the last bracket', 'int f() { return 1;\n'],
  ['more than one of these', 'int f() { int a = 1 return a }\nint g() { int b = 2 return b; }\n'],
])('if only %s is missing, no headers are tried', async (_about, source) => {
  expect(await triedFor(source)).toEqual([]);
});

/** Each could be the name of something that a header declares. */
const uses: Readonly<Record<string, string>> = {
  'a variable': 'void f() { NAME x; }',
  'a constant': 'const NAME x;',
  'a variable with a value': 'NAME x = 3;',
  'a parameter': 'void f(const NAME& x, int n) { n = 1; }',
  'an array parameter': 'void f(int a[NAME], int n) { n = 1; }',
  'a result': 'NAME f() { return 1; }',
  'a new object': 'void f() { int *p = new NAME[3]; }',
  'a thrown object': 'void f() { throw NAME("x"); }',
  'a caught object': 'void f() { try {} catch (const NAME& e) {} }',
  'a base': 'class A : public NAME {};',
  'a member': 'struct A { NAME x; };',
  'an operator': 'struct A { operator NAME() { return 1; } };',
  'a type of an enum': 'enum E : NAME { A };',
  'a template': 'void f() { NAME<int> v; }',
  'a template in a template': 'void f(NAME<NAME<int> > v) {}',
  'a loop': 'int v[3]; void f() { for (NAME x : v) {} }',
  'a call': 'int f(int n) { return NAME(n, 4); }',
  'a macro with a type in it': 'int f(int n) { return NAME(n, int); }',
  'a number': 'int f() { return 3 + NAME; }',
  'a case': 'void f(int a) { switch (a) { case NAME: ; } }',
  'the name of a type': 'void f() { NAME::iterator i; }',
  'a text among texts': 'int g(const char *); int a = g("a" NAME);',
  'something of std': 'namespace std {} std::NAME x;',
};

test.each(Object.entries(uses))('if a missing name is used as %s, headers are tried', async (_about, use) => {
  expect(await triedFor(`${use.replaceAll('NAME', 'missing')}\n`)).toEqual([['headers-forced-in']]);
});

test('if a name and a semicolon are missing, headers are tried', async () => {
  expect(await triedFor('int f() { return missing }\n')).toEqual([['headers-forced-in']]);
});
