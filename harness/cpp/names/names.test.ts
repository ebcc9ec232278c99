import { expect, test } from 'vitest';
import { openParser } from '../source/grammar-file.ts';
import { type ReadFile, readProgram } from '../source/program.ts';
import { nodesUnder } from '../source/syntax-node.ts';

async function program(files: Readonly<Record<string, string>>): Promise<readonly ReadFile[]> {
  const sources = Object.entries(files).map(([name, text]) => ({ name, text, provided: false }));
  return readProgram(await openParser(), sources);
}

/** What the name inside `use(...)` stands for, for each of them in order. */
async function meanings(text: string, header = ''): Promise<string[]> {
  const file = (await program({ 'a.cpp': text, 'a.h': header })).find(({ name }) => name === 'a.cpp');
  if (file === undefined) throw new Error('there is no a.cpp');
  return nodesUnder(file.root)
    .filter(({ type, children }) => type === 'call_expression' && children[0]?.text === 'use')
    .map((call) => {
      const names = nodesUnder(call).filter(({ type }) => type === 'identifier');
      const name = names.at(-1);
      if (name === undefined) throw new Error(`no name in ${call.text}`);
      const meaning = file.names.meaningOf(name);
      return meaning.kind === 'library' ? `library ${meaning.name}` : meaning.declaration.kind;
    });
}

test('the closest declaration before the use counts', async () => {
  expect(
    await meanings(`
int f(int x) { use(x); { use(x); int x = 1; use(x); } for (int i = 0; i < 1; ++i) use(i); use(i); return 0; }
int x;
int g() { use(x); auto h = [](double y) { use(y); }; use(y); }
`),
  ).toEqual(['parameter', 'parameter', 'variable', 'variable', 'library i', 'variable', 'parameter', 'library y']);
});

test('members are known in the class, in definitions outside of it, and in classes made from it', async () => {
  expect(
    await meanings(`
class A { int later() { use(x); return 0; } void f(); int x; enum { RED }; };
void A::f() { use(x); use(RED); use(f); }
class B : public A { void g() { use(x); } };
void h() { use(x); use(A::x); }
`),
  ).toEqual(['field', 'field', 'enumerator', 'function', 'field', 'library x', 'field']);
});

test('namespaces are searched through their names, directives and declarations', async () => {
  expect(
    await meanings(`
namespace a { int x; namespace b { int y; } void f() { use(x); } }
namespace a { int z; }
namespace c = a::b;
namespace { int hidden; }
void g() { use(x); use(a::x); use(a::b::y); use(c::y); use(::hidden); use(hidden); use(a::z); use(std::x); }
using a::x;
void h() { use(x); using namespace a::b; use(y); }
`),
  ).toEqual([
    'variable',
    'library x',
    'variable',
    'variable',
    'variable',
    'variable',
    'variable',
    'variable',
    'library x',
    'variable',
    'variable',
  ]);
});

test('what an included header of the program declares belongs to the program', async () => {
  expect(
    await meanings(
      '#include "a.h"\nvoid A::f() { use(x); use(given); use(other); }',
      'class A { int x; void f(); }; int given;',
    ),
  ).toEqual(['field', 'variable', 'library other']);
});

test('names that are defined by each other mean nothing, and the search ends', async () => {
  expect(
    await meanings(
      'namespace n = m; namespace m = n; using n::x; class C : C {}; void f() { use(x); use(n::y); use(C::z); }',
    ),
  ).toEqual(['library x', 'library y', 'library z']);
});
