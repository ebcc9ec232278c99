// @module-tag compiler
import { afterAll, describe, expect, test } from 'vitest';
import { buildNamed, buildText, openToolchain, programOf, prototype, runCalls } from '../../testing/open-program.ts';
import type { CallOutcome } from '../../model/program/run-outcome.ts';
import type { Program } from '../contract/toolchain.ts';

const functions = [
  prototype('int', 'add', 'int', 'int'),
  prototype('long long', 'twice', 'long long'),
  prototype('bool', 'isEven', 'int'),
  prototype('char', 'next', 'char'),
  prototype('void', 'swapNumbers', 'int&', 'long long&', 'bool&', 'char&'),
  prototype('void', 'greet', 'int'),
  prototype('int', 'crashesOnThree', 'int'),
  prototype('int', 'exitsOnThree', 'int'),
  prototype('int', 'spinsOnThree', 'int'),
  prototype('int', 'printsALotOnThree', 'int'),
  prototype('int', 'leaks', 'int'),
  prototype('int', 'readsNumber'),
  prototype('int', 'looksForTheRequest'),
  prototype('int', 'counts'),
  prototype('int', 'forges', 'int'),
  prototype('int', 'nowhere', 'int'),
];

const toolchain = await openToolchain();
const program = programOf(await buildNamed(toolchain, 'many-functions.cpp', functions));
const opened: Program[] = [program];
afterAll(() => Promise.all(opened.map((one) => one.dispose())));

const oneToFive = [1n, 2n, 3n, 4n, 5n].map((n) => [n]);

/** Each call in a few words: its result, or how it ended. */
function inShort(outcomes: readonly CallOutcome[]): string[] {
  return outcomes.map(({ end, returned, printed }) => {
    const text = Buffer.from(printed).toString();
    return `${end.kind === 'finished' ? String(returned) : end.kind}${text === '' ? '' : ` printed ${text}`}`;
  });
}

describe('values', () => {
  test('of every type go in and come back exactly', async () => {
    const outcomes = await Promise.all([
      runCalls(program, 'add', [
        [2147483646n, 1n],
        [-2147483648n, 0n],
      ]),
      runCalls(program, 'twice', [[4611686018427387903n], [-4611686018427387904n]]),
      runCalls(program, 'isEven', [[4n], [5n]]),
      runCalls(program, 'next', [['A'], ['\xfe']]),
    ]);
    expect(outcomes.flat().map(({ returned }) => returned)).toEqual([
      2147483647n,
      -2147483648n,
      9223372036854775806n,
      -9223372036854775808n,
      true,
      false,
      'B',
      '\xff',
    ]);
  });

  test('of reference parameters come back as the function left them', async () => {
    const outcomes = await runCalls(program, 'swapNumbers', [[7n, 1122110010n, true, 'a']]);
    expect(outcomes).toEqual([
      { kind: 'call', end: { kind: 'finished' }, printed: Buffer.from(''), after: [1122110010n, 7n, false, 'z'] },
    ]);
  });

  test('of parameters by value come back unchanged', async () => {
    expect(await runCalls(program, 'add', [[2n, 3n]])).toEqual([
      { kind: 'call', end: { kind: 'finished' }, printed: Buffer.from(''), returned: 5n, after: [2n, 3n] },
    ]);
  });
});

test('each call has its own output, from cout and printf in the order of printing', async () => {
  expect(inShort(await runCalls(program, 'greet', [[1n], [0n], [2n]]))).toEqual([
    'undefined printed hello there\n',
    'undefined',
    'undefined printed hello there\nhello there\n',
  ]);
});

describe('a call that goes wrong among calls that do not', () => {
  test('by crashing', async () => {
    const outcomes = await runCalls(program, 'crashesOnThree', oneToFive);
    // The call that crashed keeps only whole lines of its output.
    expect(inShort(outcomes)).toEqual([
      '1 printed before 1\nand',
      '2 printed before 2\nand',
      'crashed printed before 3\n',
      '4 printed before 4\nand',
      '5 printed before 5\nand',
    ]);
    expect(outcomes[2]?.end).toEqual({ kind: 'crashed', signal: 'SIGABRT' });
  });

  test('by calling exit', async () => {
    const outcomes = await runCalls(program, 'exitsOnThree', oneToFive);
    expect(inShort(outcomes)).toEqual(['1', '2', 'exited-inside-call printed bye', '4', '5']);
  });

  test('by never returning', async () => {
    const outcomes = await runCalls(program, 'spinsOnThree', oneToFive, { wallSeconds: 0.3 });
    expect(inShort(outcomes)).toEqual(['1', '2', 'timed-out', '4', '5']);
  });

  test('by never returning in all of a hundred calls, which soon stops the waiting', async () => {
    const never = programOf(
      await buildText(
        toolchain,
        'int never(int) { volatile bool on = true; while (on) {} return 0; }\nint main() {}\n',
        [prototype('int', 'never', 'int')],
      ),
    );
    opened.push(never);
    // Waiting a second for four of them is bearable; waiting for all hundred would exceed the time limit of a test.
    const outcomes = await runCalls(
      never,
      'never',
      Array.from({ length: 100 }, () => [1n]),
    );
    expect(inShort(outcomes)).toEqual(Array.from({ length: 100 }, () => 'timed-out'));
  });

  test('by printing too much', async () => {
    const outcomes = await runCalls(program, 'printsALotOnThree', oneToFive, { outputBytes: 1000 });
    expect(inShort(outcomes)).toEqual([
      '1 printed x',
      '2 printed x',
      `too-much-output printed ${'x'.repeat(1000)}`,
      '4 printed x',
      '5 printed x',
    ]);
  });

  test('many times over', async () => {
    const threes = Array.from({ length: 40 }, (_, index) => [index % 2 === 0 ? 3n : BigInt(index)]);
    expect(inShort(await runCalls(program, 'exitsOnThree', threes))).toEqual(
      threes.map(([n]) => (n === 3n ? 'exited-inside-call printed bye' : String(n))),
    );
  });
});

test('calls share processes as long as several of them return from each process', async () => {
  const text = 'int f(int n) { static int calls; ++calls; return calls / n; }\nint main() {}\n';
  const counting = programOf(await buildText(toolchain, text, [prototype('int', 'f', 'int')]));
  opened.push(counting);
  const nowAndThen = Array.from({ length: 60 }, (_, index) => [index % 6 === 5 ? 0n : 1n]);
  expect(inShort(await runCalls(counting, 'f', nowAndThen))).toEqual(
    nowAndThen.map((_, index) => (index % 6 === 5 ? 'crashed' : String((index % 6) + 1))),
  );
  const oftener = Array.from({ length: 60 }, (_, index) => [index % 2 === 1 ? 0n : 1n]);
  expect(inShort(await runCalls(counting, 'f', oftener))).toEqual(
    oftener.map((_, index) => (index % 2 === 1 ? 'crashed' : '1')),
  );
});

test('a call is not blamed for the memory that the calls before it kept', async () => {
  const outcomes = await runCalls(program, 'leaks', [[60n], [60n], [60n], [60n], [60n], [900n]]);
  expect(inShort(outcomes)).toEqual(['1', '1', '1', '1', '1', 'out-of-memory']);
});

test('a function that reads finds the end of input, and never the request of the harness', async () => {
  expect(inShort(await runCalls(program, 'readsNumber', [[], []]))).toEqual(['-1', '-1']);
  expect(inShort(await runCalls(program, 'looksForTheRequest', [[]]))).toEqual(['0']);
});

test('calls of one job share a process; calls of different jobs do not', async () => {
  expect(inShort(await runCalls(program, 'counts', [[], [], []]))).toEqual(['1', '2', '3']);
  expect(inShort(await runCalls(program, 'counts', [[]]))).toEqual(['1']);
});

test('a function cannot forge results by printing or writing records', async () => {
  const outcomes = await runCalls(program, 'forges', [[1n], [2n]]);
  expect(outcomes.map(({ returned }) => returned)).toEqual([1n, 2n]);
  expect(outcomes.map(({ printed }) => printed.length)).toEqual([48, 48]);
});

test('a missing function costs only its own calls', async () => {
  expect((await runCalls(program, 'nowhere', [[1n], [2n]])).map(({ end }) => end)).toEqual([
    { kind: 'no-program', reason: 'no-such-function' },
    { kind: 'no-program', reason: 'no-such-function' },
  ]);
  expect(inShort(await runCalls(program, 'add', [[1n, 1n]]))).toEqual(['2']);
});

test.each([
  ['other parameter types', 'int add(long a, int b) { return a + b; }'],
  ['internal linkage', 'static int add(int a, int b) { return a + b; }\nint use = add(1, 2);'],
  ['C linkage', 'extern "C" int add(int a, int b) { return a + b; }'],
])('a function with %s is not taken for the required one', async (_, text) => {
  const other = programOf(await buildText(toolchain, `${text}\nint main() {}\n`, functions));
  opened.push(other);
  expect(inShort(await runCalls(other, 'add', [[1n, 2n]]))).toEqual(['no-program']);
});

test('functions of a program without main can still be called', async () => {
  const other = programOf(await buildText(toolchain, 'int add(int a, int b) { return a + b; }\n', functions));
  opened.push(other);
  expect(inShort(await runCalls(other, 'add', [[1n, 2n]]))).toEqual(['3']);
});

test('a function that is declared but never defined costs only the calls that need it', async () => {
  const text =
    'int helper(int a);\nint add(int a, int b) { return a + b; }\nbool isEven(int n) { return helper(n) == 0; }\nint main() {}\n';
  const other = programOf(await buildText(toolchain, text, functions));
  opened.push(other);
  expect(inShort(await runCalls(other, 'add', [[1n, 2n]]))).toEqual(['3']);
  expect(inShort(await runCalls(other, 'isEven', [[1n]]))).toEqual(['crashed']);
  expect(inShort(await runCalls(other, 'twice', [[1n]]))).toEqual(['no-program']);
});

test('student helpers may have the same names as our own functions', async () => {
  const text =
    'int serveCalls() { return 1; }\nint record = 1;\nint prepare() { return 1; }\nstruct Function { int record; };\nint add(int a, int b) { return a + b + record - prepare() + serveCalls() - 1; }\nint main() {}\n';
  const other = programOf(await buildText(toolchain, text, functions));
  opened.push(other);
  expect(inShort(await runCalls(other, 'add', [[1n, 2n]]))).toEqual(['3']);
});

test('global variables may have names of the C library', async () => {
  const names = ['read', 'write', 'close', 'lseek', 'mmap', 'open', 'link', 'pipe', 'index', 'signal', 'time'];
  const text = `${names.map((name) => `int ${name}[4];\n`).join('')}int add(int a, int b) { read[1] = a; return read[1] + b; }\nint main() {}\n`;
  const other = programOf(await buildText(toolchain, text, functions));
  opened.push(other);
  expect(
    inShort(
      await runCalls(
        other,
        'add',
        oneToFive.map(([n = 0n]) => [n, n]),
      ),
    ),
  ).toEqual(['2', '4', '6', '8', '10']);
});

test('a constructor that crashes before our own has run is not reported as out of memory', async () => {
  const text =
    '__attribute__((constructor(1))) void early() { __builtin_trap(); }\nint add(int a, int b) { return a + b; }\nint main() {}\n';
  const other = programOf(await buildText(toolchain, text, functions));
  opened.push(other);
  expect(inShort(await runCalls(other, 'add', [[1n, 2n]]))).toEqual(['crashed']);
});

test('a global object that crashes makes every call crash', async () => {
  const text =
    '#include <cstdlib>\nstruct Bomb { Bomb() { abort(); } } bomb;\nint add(int a, int b) { return a + b; }\nint main() {}\n';
  const other = programOf(await buildText(toolchain, text, functions));
  opened.push(other);
  expect(
    inShort(
      await runCalls(other, 'add', [
        [1n, 2n],
        [1n, 2n],
      ]),
    ),
  ).toEqual(['crashed', 'crashed']);
});
