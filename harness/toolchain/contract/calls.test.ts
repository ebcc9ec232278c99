// @module-tag compiler
import { afterAll, describe, expect, test } from 'vitest';
import {
  buildNamed,
  buildText,
  buildTexts,
  limits,
  programOf,
  prototype,
  runCalls,
} from '../../testing/open-program.ts';
import type { Prototype } from '../../model/assignment/prototype.ts';
import type { CallOutcome, Outcome } from '../../model/program/run-outcome.ts';
import type { BuildResult, Job, Program, Toolchain } from './toolchain.ts';
import type { Value } from '../../model/assignment/value.ts';
import { type OfEach, everyToolchain, expectAllTheSame, inEach } from './every-toolchain.fixture.ts';

const toolchains = await everyToolchain();
const opened: Program[] = [];
afterAll(() => Promise.all(opened.map((program) => program.dispose())));

function programs(build: (toolchain: Toolchain) => Promise<BuildResult>): Promise<OfEach<Program>> {
  return inEach(toolchains, async (toolchain) => {
    const program = programOf(await build(toolchain));
    opened.push(program);
    return program;
  });
}

function outcomes(
  all: OfEach<Program>,
  name: string,
  calls: readonly (readonly Value[])[],
): Promise<OfEach<readonly CallOutcome[]>> {
  return inEach(all, (program) => runCalls(program, name, calls, { wallSeconds: 30 }));
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
  const all = await programs((toolchain) => buildNamed(toolchain, 'many-functions.cpp', functions));

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
    expectAllTheSame(await outcomes(all, name, calls));
  });

  test('alone and in shared processes, where a call that does not convince is postponed', async () => {
    const jobs = oneToFive.map((args): Job => ({ kind: 'call', function: 'crashesOnThree', args, limits }));
    const alone = await inEach(all, (program) => program.run(jobs));
    expectAllTheSame(alone);
    const convinces = (_job: number, outcome: Outcome) => 'end' in outcome && outcome.end.kind === 'finished';
    const shared = await inEach(all, (program) => program.run(jobs, { convinces }));
    expectAllTheSame(shared);
    // The call that crashed did not convince: it has to be run alone.
    const postponed = { ...shared.native[2], end: { kind: 'postponed' } };
    expect(shared.native).toEqual(alone.native.map((one, index) => (index === 2 ? postponed : one)));
  });

  test.each(['counts', 'add', 'crashesOnThree'] as const)(
    'of %s, which start afresh in a shared process or are postponed',
    async (name) => {
      const calls = { counts: [[], [], []], add: oneToFive.map(([n]) => [n, n]), crashesOnThree: oneToFive } as const;
      const jobs = calls[name].map((args): Job => ({ kind: 'call', function: name, args: args as Value[], limits }));
      const alone = await inEach(all, (program) => program.run(jobs));
      const convinces = (_job: number, outcome: Outcome) => 'end' in outcome && outcome.end.kind === 'finished';
      const afresh = await inEach(all, (program) => program.run(jobs, { convinces, afresh: true }));
      const left = await inEach(afresh, async (made) =>
        made.map((one) => 'end' in one && one.end.kind === 'postponed'),
      );
      await inEach(afresh, async (some, toolchain) => {
        const settled = some.filter((_one, index) => left[toolchain][index] !== true);
        expect(settled).toEqual(alone[toolchain].filter((_one, index) => left[toolchain][index] !== true));
      });
      // The plain toolchain has no way to restore memory.
      expect(left.plain).not.toContain(false);
      expect(left.native).toEqual(jobs.map((_job, index) => name === 'crashesOnThree' && index === 2));
    },
  );
});

describe('calls come out the same where a program', () => {
  const add = [prototype('int', 'add', 'int', 'int')];
  const whole = 'int add(int a, int b) { return a + b; }\n';

  test.each([
    ['has no main', whole],
    ['has a main that does something', `${whole}int main() { return add(1, 2) / 0; }\n`],
    [
      'has a global object that is constructed before main',
      `struct S { int n; S(); } s; S::S() : n(40) {}
int add(int a, int b) { return s.n + a + b; }
int main() {}`,
    ],
    [
      'uses a function that is not defined',
      `int other(int); int more(int n) { return other(n); }\n${whole}int main() {}`,
    ],
    [
      'has the function in one file only (static)',
      'static int add(int a, int b) { return a + b; }\nint main() { return add(1, 2); }\n',
    ],
  ])('%s', async (_what, text) => {
    expectAllTheSame(await outcomes(await programs((one) => buildText(one, text, add)), 'add', [[1n, 2n]]));
  });

  test('uses a function that is not defined, but only in some calls', async () => {
    const text = `int other(int);\nint more(int n) { return n == 3 ? other(n) : n; }\nint main() {}`;
    const all = await programs((one) => buildText(one, text, [prototype('int', 'more', 'int')]));
    const made = await outcomes(all, 'more', oneToFive);
    expectAllTheSame(made);
    expect(made.native.map(({ end }) => end.kind)).toEqual(['finished', 'finished', 'crashed', 'finished', 'finished']);
  });

  test('has two mains', async () => {
    const files = { 'a.cpp': `${whole}int main() {}\n`, 'b.cpp': 'int main() { return 1; }\n' };
    const build = (toolchain: Toolchain) => buildTexts(toolchain, files, { functions: add });
    expectAllTheSame(await outcomes(await programs(build), 'add', [[1n, 2n]]));
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
    expectAllTheSame(
      await inEach(toolchains, async (toolchain) => {
        const result = await buildText(toolchain, text, demanded);
        if (result.kind === 'built') opened.push(result.program);
        return result.kind === 'broken' ? result : { kind: result.kind, report: result.report };
      }),
    );
  }
});
