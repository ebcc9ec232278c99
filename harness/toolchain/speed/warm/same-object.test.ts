// @module-tag compiler
import { afterAll, describe, expect, test } from 'vitest';
import { quick, refused } from '../headers/odd-sources.fixture.ts';
import { checkFlags } from '../../gxx/checks/check-flags.ts';
import { endIdleServers } from '../servers/server-pool.ts';
import { type Files, compiler, compilePlainly, compileWarm, readyCompilers } from './warm.fixture.ts';

const compilers = await readyCompilers();
afterAll(endIdleServers);

const main = 'int main() { std::cout << "Hello\\n"; }';
const includes = '#include <iostream>\n';

/** Odd ends of a source: the placeholder that the warm compiler has read in its place is longer. */
const ends: Readonly<Record<string, string | Buffer>> = {
  'no newline at its end': `${includes}${main}`,
  'a last line that goes on': `${includes}${main}\n// to be continued \\\n`,
  'a backslash as its last byte': `${includes}${main}\n// to be continued \\`,
  'an empty function at its very end': `${includes}${main}\nstatic void unused() {}`,
  'the line ends of old Macs after the header': `${includes}${main}\r// a\r`,
  'a zero byte': `${includes}${main}\n// \0\n`,
  'Unicode direction marks in a comment': `${includes}// \u202E\u2066\n${main}\n`,
  'its own line numbers': `${includes}#line 4000 "other.cpp"\nint unused() { int x; return __LINE__; }\n${main}\n`,
};

/** Things that the compiler numbers or orders, so that what it did before matters. */
const numbered: Readonly<Record<string, string>> = {
  lambdas: `${includes}int main() { auto f = [](int x) { return x + 1; }; std::cout << f(1) << [] { return 2; }(); }\n`,
  'static variables': `${includes}int next() { static int x = 3; return ++x; }\nint again() { static int x = std::cin.get(); return x; }\n${main}\n`,
  'an anonymous namespace': `${includes}namespace { int x = std::cin.get(); int f() { return x; } }\nint main() { return f(); }\n`,
  'templates of its own': `${includes}template <class T> T twice(T x) { return x + x; }\nint main() { std::cout << twice(1) << twice(2.5); }\n`,
  exceptions: `${includes}#include <stdexcept>\nint main() { try { throw std::runtime_error("x"); } catch (const std::exception &e) { std::cout << e.what(); } }\n`,
  'manipulators of the library': `${includes}#include <iomanip>\nint main() { std::cout << std::setw(5) << std::hex << std::setfill('0') << 7; }\n`,
};

/** Sources whose object file would or could differ: a cold compiler compiles them. */
const declined: Readonly<Record<string, string>> = {
  'a table that gets a number': `${includes}int main() { const char *const names[] = {"a", "b"}; std::cout << names[0]; }\n`,
  'a class with virtual functions': `${includes}struct A { virtual ~A() {} virtual int f() { return 1; } };\nstruct B : A { int f() override { return 2; } };\nint main() { A *a = new B; std::cout << a->f(); delete a; }\n`,
  'a template that the header brings in': `#include <sstream>\n#include <iostream>\n#include <string>\nint main() { std::ostringstream s; s << 1; std::string t = s.str() + "x"; std::cout << t.substr(1) + t; }\n`,
  'its own options': `${includes}__attribute__((optimize("O2"))) int twice(int x) { return x + x; }\nint main() { std::cout << twice(1); }\n`,
  'its own options, in the syntax of g++': `${includes}[[using gnu: optimize("O2")]] int twice(int x) { return x + x; }\nint main() { std::cout << twice(1); }\n`,
  'its own options, on a continued line': `${includes}#prag\\ \nma GCC optimize("O2")\nint twice(int x) { return x + x; }\nint main() { std::cout << twice(1); }\n`,
  'too much text': `${includes}${main}\n${'// and so on\n'.repeat(6000)}`,
};

/** g++ 14 fails on templates of some headers. That is noticed, and the second attempt does without templates. */
async function compileTwiceIfNeeded(...[asked, files, chosen]: Parameters<typeof compileWarm>) {
  const first = await compileWarm(asked, files, chosen);
  return first.events.includes('distrusted') ? compileWarm(asked, files, chosen) : first;
}

async function same(files: Files, chosen?: Parameters<typeof compilePlainly>[1], asked = compilers) {
  const { result, events } = await compileTwiceIfNeeded(asked, files, chosen);
  expect(result).toEqual(await compilePlainly(files, chosen));
  return { kind: result.compiled.kind, events };
}

describe('object file, functions and messages are the same from a warm compiler as from a cold one', () => {
  test.each(Object.entries(ends))('if a source has %s', async (_about, source) => {
    expect(await same({ 'game.cpp': source })).toEqual({ kind: 'compiled', events: ['compiled'] });
  });

  test.each(Object.entries(numbered))('if a source has %s', async (_about, source) => {
    expect(await same({ 'game.cpp': source })).toEqual({ kind: 'compiled', events: ['compiled'] });
  });

  test.each(Object.entries(quick))('if a header is odd: %s', async (_about, source) => {
    const { kind } = await same({ 'game.cpp': source });
    expect(kind).toBe('compiled');
  });

  test.each(Object.entries(refused))('if a source does not compile: %s', async (_about, source) => {
    const { kind, events } = await same({ 'game.cpp': source });
    expect({ kind, distrusted: events.includes('distrusted') }).toEqual({ kind: 'refused', distrusted: false });
  });

  test('if a source includes other files of the submission', async () => {
    const files = {
      'game.cpp': `${includes}#include "own.h"\nint main() { std::cout << size << __FILE__; }\n`,
      'own.h': '#include <iostream>\nconst int size = 5;\nstatic int unused() { int x; }\n',
    };
    expect(await same(files)).toEqual({ kind: 'compiled', events: ['compiled'] });
  });

  test('if a header of the submission has its own options', async () => {
    const files = {
      'game.cpp': `${includes}#include "own.h"\nint main() { std::cout << twice(1); }\n`,
      'own.h': '#pragma GCC optimize("O2")\nint twice(int x) { return x + x; }\n',
    };
    expect(await same(files)).toEqual({ kind: 'compiled', events: ['left'] });
  });

  test('if a source is optimised', async () => {
    const chosen = { settings: { standard: 'c++17', flags: ['-O2', '-Wall'], seconds: 60 } };
    const source = quick['templates of the library'] ?? '';
    expect(await same({ 'game.cpp': source }, chosen)).toEqual({ kind: 'compiled', events: ['compiled'] });
  });

  test('if checks are built in', async () => {
    const chosen = { moreFlags: checkFlags(compiler).quickly };
    const source = `${includes}int main() { int a[3]; int i; std::cin >> i; std::cout << a[i]; }\n`;
    expect(await same({ 'game.cpp': source }, chosen)).toEqual({ kind: 'compiled', events: ['compiled'] });
  });
});

test.each(Object.entries(declined))(
  'a warm compiler leaves a source to a cold one because of %s',
  async (_about, source) => {
    const others = await readyCompilers();
    expect(await same({ 'game.cpp': source }, undefined, others)).toEqual({ kind: 'compiled', events: ['left'] });
  },
);
