// @module-tag compiler
import { afterAll, describe, expect, test } from 'vitest';
import { buildNamed, buildText, programOf, runSession } from '../../testing/open-program.ts';
import type { SessionOutcome } from '../../model/program/run-outcome.ts';
import type { BuildResult, Program, Toolchain } from './toolchain.ts';
import { type OfEach, everyToolchain, expectAllTheSame, inEach } from './every-toolchain.fixture.ts';

const toolchains = await everyToolchain();
const opened: Program[] = [];
afterAll(() => Promise.all(opened.map((program) => program.dispose())));

function sessions(
  build: (toolchain: Toolchain) => Promise<BuildResult>,
  input: string,
  wallSeconds = 30,
): Promise<OfEach<SessionOutcome>> {
  return inEach(toolchains, async (toolchain) => {
    const program = programOf(await build(toolchain));
    opened.push(program);
    return runSession(program, input, { wallSeconds });
  });
}

describe('a session comes out the same', () => {
  test.each([
    ['adds-with-cin.cpp', '5\n7\n0\n'],
    ['adds-with-cin.cpp', '5\n7'],
    ['adds-with-scanf.cpp', '5\n7\n0\n'],
    ['adds-with-scanf.cpp', '5 '],
    ['adds-unsynchronised.cpp', '5\n7\n0\n'],
    ['adds-unsynchronised.cpp', '5\n7\n'],
    ['counts-with-getchar.cpp', 'ab\nc\n'],
    ['greets-with-getline.cpp', 'Ann\n'],
    ['greets-with-getline.cpp', ''],
    ['rewinds-stdin.cpp', 'abc\ndef\nghi\n'],
    ['prompts-until-it-gets-a-number.cpp', 'x\ny\n5\n'],
    ['prompts-until-it-gets-a-number.cpp', 'x\n'],
    ['crashes-after-printing.cpp', ''],
    ['grows-a-vector-forever.cpp', ''],
    ['has-a-huge-global-array.cpp', ''],
    ['has-void-main.cpp', ''],
    ['has-void-main-and-no-headers.cpp', ''],
    ['hello.cpp', ''],
    ['pauses-like-windows.cpp', ''],
    ['prints-1000-bytes.cpp', ''],
    ['prints-errors-forever.cpp', ''],
  ])('%s with %j', async (name, input) => {
    expectAllTheSame(await sessions((toolchain) => buildNamed(toolchain, name), input));
  });

  test.each([
    [
      'mixes cin and scanf',
      'int a; char b[9]; std::cin >> a; if (scanf("%8s", b)) std::cout << a << b; std::getline(std::cin, s);',
      '1 x\n2\n',
    ],
    [
      'reads line by line to the end',
      'while (std::getline(std::cin, s)) std::cout << s.size() << "\\n";',
      'a\n\nccc\nlast',
    ],
    [
      'prints without flushing and asks',
      'std::cout.tie(nullptr); std::cout << "Name? "; std::cin >> s; std::cout << s;',
      'Ann\n',
    ],
    [
      'reads character by character',
      'char c; while (std::cin.get(c) && c != \'q\') std::cout << (int)c << " ";',
      'a b\nq',
    ],
    [
      'looks ahead and puts back',
      'std::cin.peek(); std::cin >> s; std::cin.unget(); char c; std::cin.get(c); std::cout << s << c;',
      'word\n',
    ],
    [
      'ignores the rest of a line',
      'int n; while (!(std::cin >> n)) { std::cin.clear(); std::cin.ignore(1000, 10); std::cout << "again "; } std::cout << n;',
      'x y\n\n7\n',
    ],
    ['reads a very long line', 'std::getline(std::cin, s); std::cout << s.size();', `${'x'.repeat(9000)}\n`],
    [
      'tries to seek',
      'std::cin >> s; std::cin.seekg(0); std::cin.clear(); std::string t; std::cin >> t; std::cout << s << t;',
      'a\nb\n',
    ],
    [
      'keeps its output in buffers of std::cout',
      'std::ios::sync_with_stdio(false); std::cin.tie(nullptr); while (std::cin >> s) std::cout << s << "? ";',
      'a\nb\n',
    ],
    [
      'keeps its output in a buffer of stdout',
      'static char big[1 << 16]; setvbuf(stdout, big, _IOFBF, sizeof big); while (std::cin >> s) printf("%s\\n", s.c_str());',
      'a\nb\n',
    ],
    [
      'prints through both cout and printf',
      'std::ios::sync_with_stdio(false); std::cout << "cout\\n"; printf("printf\\n"); std::cin >> s; std::cout << s; printf("last");',
      'a\n',
    ],
    [
      'prints wide characters, apart from the others',
      'std::ios::sync_with_stdio(false); std::wcout << L"wide "; std::cin >> s; std::wcout << L"more"; std::cin >> s;',
      'a\n',
    ],
    [
      'crashes with output in its buffers',
      'std::ios::sync_with_stdio(false); std::cin.tie(nullptr); std::cout << "lost\\n"; std::cin >> s; std::abort();',
      'a\n',
    ],
    [
      'reads in a stream buffer of its own while it is flushed',
      'struct Own : std::streambuf { int sync() override { std::string t; std::cin >> t; return 0; } } own; std::cout << "x"; std::cin.tie(nullptr); std::cout.rdbuf(&own); while (std::cin >> s) continue;',
      'a\n',
    ],
    ['ends with an exit code', 'std::cout << "x"; return 3;', ''],
    ['aborts', 'std::cout << "kept" << std::endl << "lost?"; std::abort();', ''],
    ['throws', 'throw 1;', ''],
    ['exits in the middle of a line', 'std::cout << "x"; std::exit(0);', ''],
    ['calls quick_exit', 'printf("lost\\n"); printf("kept?"); std::quick_exit(0);', ''],
    ['has no stack left', 'volatile char big[20 << 20]; for (auto &c : big) c = 1; std::cout << big[5];', ''],
    ['prints for ever', 'for (;;) std::cout << "more";', ''],
    ['spins', 'for (volatile int i = 0;; i = 1) continue;', ''],
    [
      'prompts at the end for ever',
      'int n = 0; while (n != 5) { std::cout << "n? "; std::cin.clear(); std::cin >> n; }',
      '1\n',
    ],
  ])('of a program that %s', async (_what, body, input) => {
    const text = `#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string>
std::string s;
int main() { ${body} }`;
    expectAllTheSame(await sessions((toolchain) => buildText(toolchain, text), input));
  });

  test('of a program that reads in the constructor of a global object', async () => {
    const text = `#include <iostream>
struct Early { int n = 0; Early() { std::cin >> n; } } early;
int main() { int m; std::cin >> m; std::cout << early.n + m; }`;
    expectAllTheSame(await sessions((toolchain) => buildText(toolchain, text), '3\n4\n'));
  });

  test('of a program that sleeps', async () => {
    expectAllTheSame(await sessions((toolchain) => buildNamed(toolchain, 'sleeps-forever.cpp'), '', 1));
  });
});

test('a program whose input cannot be followed is not run, and the reason is given', async () => {
  const text = '#include <unistd.h>\nint main() { char c; return static_cast<int>(read(0, &c, 1)); }\n';
  const { native, plain } = await sessions((toolchain) => buildText(toolchain, text), '');
  expect(native.end).toEqual({ kind: 'asked-for-more-input' });
  expect(plain.end).toEqual({
    kind: 'not-run',
    reason: 'the program uses read(); only the native runner can follow what that reads',
  });
});

test('processes that a program leaves running are ended with it', async () => {
  const text = `#include <cstdio>
#include <unistd.h>
int main() { if (fork() == 0) { sleep(3600); _exit(0); } printf("%d", getpgid(0) == getpid()); }`;
  const { plain } = await sessions((toolchain) => buildText(toolchain, text), '');
  expect([plain.end, Buffer.from(plain.printed).toString()]).toEqual([{ kind: 'finished' }, '1']);
});
