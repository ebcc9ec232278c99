// @module-tag compiler
import { afterAll, describe, expect, test } from 'vitest';
import {
  buildNamed,
  buildText,
  buildTexts,
  openToolchain,
  programOf,
  prototype,
  runCalls,
} from '../../testing/open-program.ts';
import type { Prototype } from '../../model/assignment/prototype.ts';
import type { BuildResult, CallOutcome, Program, Toolchain } from '../../model/program/toolchain.ts';
import type { Value } from '../../model/assignment/value.ts';
import { openPlainToolchain } from './plain.fixture.ts';

const toolchains = await Promise.all([openToolchain(), openPlainToolchain()]);
const opened: Program[] = [];
afterAll(() => Promise.all(opened.map((program) => program.dispose())));

async function inBoth(build: (toolchain: Toolchain) => Promise<BuildResult>): Promise<[Program, Program]> {
  const [native, plain] = (await Promise.all(toolchains.map(build))).map(programOf);
  if (native === undefined || plain === undefined) throw new Error('There are two toolchains');
  opened.push(native, plain);
  return [native, plain];
}

async function callInBoth(programs: readonly Program[], name: string, calls: readonly (readonly Value[])[]) {
  const outcomes = await Promise.all(programs.map((program) => runCalls(program, name, calls, { wallSeconds: 30 })));
  return outcomes as [readonly CallOutcome[], readonly CallOutcome[]];
}

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
  prototype('int', 'readsNumber'),
  prototype('int', 'counts'),
  prototype('int', 'nowhere', 'int'),
];
const oneToFive = [1n, 2n, 3n, 4n, 5n].map((n) => [n]);

describe('calls come out the same', async () => {
  const programs = await inBoth((toolchain) => buildNamed(toolchain, 'many-functions.cpp', functions));

  test.each([
    [
      'add',
      [
        [2147483646n, 1n],
        [-5n, 5n],
      ],
    ],
    ['twice', [[4611686018427387903n]]],
    ['isEven', oneToFive],
    ['next', [['A'], ['\xfe']]],
    ['swapNumbers', [[7n, 1122110010n, true, 'a']]],
    ['greet', oneToFive],
    ['crashesOnThree', oneToFive],
    ['exitsOnThree', oneToFive],
    ['spinsOnThree', oneToFive],
    ['printsALotOnThree', oneToFive],
    ['readsNumber', [[]]],
    ['counts', [[], [], []]],
    ['nowhere', oneToFive],
  ] as const)('of %s', async (name, calls) => {
    const [native, plain] = await callInBoth(programs, name, calls);
    expect(plain).toEqual(native);
  });
});

describe('calls come out the same where a program', () => {
  const add = [prototype('int', 'add', 'int', 'int')];
  const whole = 'int add(int a, int b) { return a + b; }\n';

  test.each([
    ['has no main', whole],
    ['has a main that does something', `${whole}int main() { return add(1, 2) / 0; }\n`],
    [
      'has a global object that is made before',
      `struct S { int n; S(); } s; S::S() : n(40) {}
int add(int a, int b) { return s.n + a + b; }
int main() {}`,
    ],
    ['uses a function that is nowhere', `int other(int); int more(int n) { return other(n); }\n${whole}int main() {}`],
    [
      'has the function for itself only',
      'static int add(int a, int b) { return a + b; }\nint main() { return add(1, 2); }\n',
    ],
  ])('%s', async (_what, text) => {
    const [native, plain] = await callInBoth(await inBoth((one) => buildText(one, text, add)), 'add', [[1n, 2n]]);
    expect(plain).toEqual(native);
  });

  test('uses a function that is nowhere, and only where it is needed', async () => {
    const text = `int other(int);\nint more(int n) { return n == 3 ? other(n) : n; }\nint main() {}`;
    const programs = await inBoth((one) => buildText(one, text, [prototype('int', 'more', 'int')]));
    const [native, plain] = await callInBoth(programs, 'more', oneToFive);
    expect(plain).toEqual(native);
    expect(plain.map(({ end }) => end.kind)).toEqual(['finished', 'finished', 'crashed', 'finished', 'finished']);
  });

  test('has two mains', async () => {
    const files = { 'a.cpp': `${whole}int main() {}\n`, 'b.cpp': 'int main() { return 1; }\n' };
    const build = (toolchain: Toolchain) => buildTexts(toolchain, files, { functions: add });
    const [native, plain] = await callInBoth(await inBoth(build), 'add', [[1n, 2n]]);
    expect(plain).toEqual(native);
  });
});

test('what the builds report is the same', async () => {
  const texts = [
    'bool isIt(long long a, int &b) { int unused; return a > b; }\nint main() { }\n',
    '#include <iostream>\nint main() { nonsense; }\n',
    'int main() { return missing(); }\n',
    'int missing(); int main() { return missing(); }\n',
    'int notMain() { return 1; }\n',
    'void main() { cout << sqrt(2.0); }\n',
  ];
  const demanded: Prototype[] = [prototype('bool', 'isIt', 'long long', 'int&')];
  for (const text of texts) {
    const [native, plain] = await Promise.all(toolchains.map((toolchain) => buildText(toolchain, text, demanded)));
    for (const result of [native, plain]) if (result?.kind === 'built') opened.push(result.program);
    const facts = (result: BuildResult | undefined) =>
      result === undefined || result.kind === 'broken' ? result : { kind: result.kind, report: result.report };
    expect(facts(plain)).toEqual(facts(native));
  }
});
