// @module-tag compiler
// @module-tag wasm
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { buildText, openToolchain, programOf } from '../../testing/open-program.ts';
import type { SessionOutcome } from '../../model/program/run-outcome.ts';
import type { SessionJob } from '../contract/toolchain.ts';
import { openSessionRunner } from './run/session-runner.ts';
import { buildWasm, bundledWorker, tools } from './wasm.fixture.ts';

const native = await openToolchain();
const worker = await bundledWorker();
const runner = openSessionRunner(worker.file);
afterAll(async () => {
  await runner.close();
  worker.remove();
});

/** A vector that grows needs more time here than natively. */
const limits = { cpuSeconds: 3, wallSeconds: 5, memoryMiB: 256, outputBytes: 4096 };

/** What a person would see of an outcome. */
function seen(outcome: SessionOutcome | undefined): unknown {
  return outcome && { ...outcome, printed: Buffer.from(outcome.printed).toString('latin1') };
}

async function bothWays(text: string, input: string, more: Partial<SessionJob> = {}) {
  const job: SessionJob = { kind: 'session', input, limits, ...more };
  const program = programOf(await buildText(native, text));
  const linked = await buildWasm(text);
  const [[one], [other]] = await Promise.all([program.run([job]), runner.run([{ ...job, linked }])]);
  await program.dispose();
  return { native: seen(one as SessionOutcome), wasm: seen(other) };
}

describe.skipIf(tools === undefined)('in WebAssembly, a session comes out as natively', () => {
  test.each([
    ['adds-with-cin.cpp', '5\n7\n0\n'],
    ['adds-with-cin.cpp', '5\n7'],
    ['adds-with-scanf.cpp', '5\n7\n0\n'],
    ['adds-with-scanf.cpp', '5 '],
    ['counts-with-getchar.cpp', 'ab\nc\n'],
    ['crashes-after-printing.cpp', ''],
    ['domineering.cpp', '1\n2\n5\n7\n'],
    ['greets-with-getline.cpp', 'Ann\n'],
    ['greets-with-getline.cpp', ''],
    ['grows-a-vector-forever.cpp', ''],
    ['has-a-huge-global-array.cpp', ''],
    ['hello.cpp', ''],
    ['pauses-like-windows.cpp', ''],
    ['prints-1000-bytes.cpp', ''],
    ['prints-errors-forever.cpp', ''],
    ['prompts-until-it-gets-a-number.cpp', 'x\ny\n5\n'],
    ['prompts-until-it-gets-a-number.cpp', 'x\n'],
    ['rewinds-stdin.cpp', 'abc\ndef\nghi\n'],
    ['sleeps-forever.cpp', ''],
    ['warns-in-three-places.cpp', ''],
  ])('of %s with %j', async (name, input) => {
    const both = await bothWays(readFileSync(join('harness/testing/programs', name), 'utf8'), input);
    expect(both.wasm).toEqual(both.native);
  });

  const whole = (body: string) => `#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <iterator>
#include <string>
std::string s;
int sum = 0;
int main() { ${body} }`;

  test.each([
    [
      'mixes cin and scanf',
      'int a; char b[9]; std::cin >> a; if (scanf("%8s", b)) std::cout << a << b; std::getline(std::cin, s);',
      '1 x\n2\n',
    ],
    [
      'prints without flushing and asks',
      'std::cout.tie(nullptr); std::cout << "Name? "; std::cin >> s; std::cout << s;',
      'Ann\n',
    ],
    [
      'looks ahead and puts back',
      'std::cin.peek(); std::cin >> s; std::cin.unget(); char c; std::cin.get(c); std::cout << s << c;',
      'word\n',
    ],
    ['reads a very long line', 'std::getline(std::cin, s); std::cout << s.size();', `${'x'.repeat(9000)}\n`],
    [
      'tries to seek',
      'std::cin >> s; std::cin.seekg(0); std::cin.clear(); std::string t; std::cin >> t; std::cout << s << t;',
      'a\nb\n',
    ],
    [
      'keeps its output in a buffer of stdout',
      'static char big[1 << 16]; setvbuf(stdout, big, _IOFBF, sizeof big); while (std::cin >> s) printf("%s\\n", s.c_str());',
      'a\nb\n',
    ],
    ['ends with an exit code', 'std::cout << "x"; return 3;', ''],
    ['aborts', 'std::cout << "kept" << std::endl << "lost?"; std::abort();', ''],
    ['throws', 'throw 1;', ''],
    ['exits in the middle of a line', 'std::cout << "x"; std::exit(0);', ''],
    ['has no stack left', 'volatile char big[20 << 20]; for (auto &c : big) c = 1; std::cout << big[5];', ''],
    ['divides by zero', 'volatile int n = 0; std::cout << "n" << std::endl << 100 / n;', ''],
    ['prints for ever', 'for (;;) std::cout << "more";', ''],
    [
      'spins after it has printed',
      'std::cout << "a" << std::endl; std::cin >> s; for (volatile int i = 0;; i = 1) continue;',
      'x\n',
    ],
    [
      'prompts at the end for ever',
      'int n = 0; while (n != 5) { std::cout << "n? "; std::cin.clear(); std::cin >> n; }',
      '1\n',
    ],
  ])('of a program that %s', async (_what, body, input) => {
    const both = await bothWays(whole(body), input);
    expect(both.wasm).toEqual(both.native);
  });

  test.each([
    ['adds', 'int n; while (std::cin >> n) sum += n; std::cout << sum;', '1\n2\n'],
    [
      'reads lines',
      'while (std::getline(std::cin, s)) std::cout << s.size() << "\\n"; std::cout << "end";',
      'ab\n\nlast',
    ],
    ['reads with scanf', 'int n; while (scanf("%d", &n) != EOF) sum += n; printf("%d", sum);', '4\n5\n'],
    ['reads with fread', 'char all[99]; printf("%d", (int)fread(all, 1, 99, stdin));', 'a\nb\n'],
    [
      'copies with an iterator',
      's.assign(std::istreambuf_iterator<char>(std::cin), {}); std::cout << s.size();',
      'ab\nc\n',
    ],
    [
      'clears and reads again',
      'int n; for (; sum < 3; ++sum) { if (!(std::cin >> n)) std::cin.clear(); clearerr(stdin); } std::cout << std::cin.eof();',
      '1\n',
    ],
    ['has no input', 'std::cout << "n? "; std::cout << !(std::cin >> s);', ''],
  ])('of a program with closed input that %s', async (_what, body, input) => {
    const both = await bothWays(whole(body), input, { closesInput: true });
    expect(both.wasm).toEqual(both.native);
  });

  test('of a program that calls itself a hundred thousand times', async () => {
    const text = `#include <iostream>
int deep(int n) { return n == 0 ? 0 : 1 + deep(n - 1); }
int main() { std::cout << deep(100000); }`;
    const both = await bothWays(text, '');
    expect(both.wasm).toEqual(both.native);
  });

  test('of a program that calls itself for ever', async () => {
    const text = `#include <iostream>
int deep(int n) { std::cout << "" << std::flush; return 1 + deep(n + 1); }
int main() { std::cout << "down" << std::endl << deep(0); }`;
    const both = await bothWays(text, '');
    expect(both.wasm).toEqual(both.native);
  });
});
