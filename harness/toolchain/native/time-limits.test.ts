// @module-tag compiler
import { afterAll, describe, expect, test } from 'vitest';
import { whileBusy } from '../../e2e/busy-machine.fixture.ts';
import { buildText, limits, openToolchain, programOf, prototype } from '../../testing/open-program.ts';
import type { RunEnd, TimeUse } from '../../model/program/run-outcome.ts';
import type { Job, JobLimits, Program, RunManner } from '../contract/toolchain.ts';

const toolchain = await openToolchain();
const opened: Program[] = [];
afterAll(() => Promise.all(opened.map((program) => program.dispose())));

async function open(main: string, more = '', functions: readonly ReturnType<typeof prototype>[] = []) {
  const text = `#include <iostream>\n#include <chrono>\n#include <ctime>\n#include <thread>\n${more}\nint main() { ${main} }\n`;
  const program = programOf(await buildText(toolchain, text, functions));
  opened.push(program);
  return program;
}

const loop = 'volatile int rounds = 0; while (true) rounds = rounds + 1;';
const sleep = (milliseconds: number) => `std::this_thread::sleep_for(std::chrono::milliseconds(${milliseconds}));`;

async function run(program: Program, some: readonly Partial<JobLimits>[], manner: RunManner = {}) {
  const uses: TimeUse[] = [];
  const jobs = some.map((changed): Job => ({ kind: 'session', input: '', limits: { ...limits, ...changed } }));
  const outcomes = await program.run(jobs, { ...manner, onUse: (job, use) => (uses[job] = use) });
  return { ends: outcomes.map(endOf), uses };
}

function endOf(outcome: Awaited<ReturnType<Program['run']>>[number]): RunEnd {
  return outcome.kind === 'commanding' ? outcome.session.end : outcome.end;
}

describe('computing time', () => {
  test('is measured in parts of a second, and a program is stopped when it has used them', async () => {
    const { ends, uses } = await run(await open(loop), [{ cpuSeconds: 0.15 }]);
    expect(ends).toEqual([{ kind: 'timed-out', clock: 'cpu', seconds: 0.15 }]);
    expect(uses[0]?.cpuSeconds).toBeGreaterThanOrEqual(0.15);
    expect(uses[0]?.cpuSeconds).toBeLessThan(1);
  });

  test('alone limits a program that computes, even if it hardly gets a processor', async () => {
    const program = await open(loop);
    const { ends } = await whileBusy(20, () => run(program, [{ cpuSeconds: 0.5, wallSeconds: 0.6 }]));
    expect(ends).toEqual([{ kind: 'timed-out', clock: 'cpu', seconds: 0.5 }]);
  });
});

describe('waiting', () => {
  test('is the time in which a run neither computes nor queues for a processor', async () => {
    const { uses } = await run(await open(sleep(400)), [{}]);
    expect(uses[0]?.waitSeconds).toBeGreaterThan(0.3);
    expect(uses[0]?.cpuSeconds).toBeLessThan(0.3);
  });

  test('ends at its limit, also on a busy machine', async () => {
    const program = await open(sleep(60_000));
    const { ends } = await whileBusy(20, () => run(program, [{ wallSeconds: 0.4 }]));
    expect(ends).toEqual([{ kind: 'timed-out', clock: 'wall', seconds: 0.4 }]);
  });

  test('does not include delays of a busy machine', async () => {
    const computes = 'clock_t began = clock(); while (clock() - began < CLOCKS_PER_SEC / 5) {} std::cout << 7;';
    const program = await open(computes);
    const { ends } = await whileBusy(20, () => run(program, [{ wallSeconds: 0.4 }]));
    expect(ends).toEqual([{ kind: 'finished' }]);
  });

  test('takes as long for several runs side by side as for one', async () => {
    const program = await open(sleep(1000));
    const begin = performance.now();
    const { ends } = await run(
      program,
      Array.from({ length: 20 }, () => ({})),
      { sideBySide: 20 },
    );
    expect(ends).toEqual(ends.map(() => ({ kind: 'finished' })));
    expect(performance.now() - begin).toBeLessThan(18_000);
  });
});

describe('an allowance', () => {
  const free = { cpuSeconds: 0.01, waitSeconds: 0.01 };
  const f = prototype('int', 'f', 'int');
  const g = prototype('int', 'g', 'int');
  const call = (name: string): Job => ({
    kind: 'call',
    function: name,
    args: [1n],
    limits: { ...limits, cpuSeconds: 0.1 },
  });

  test.each([1, 4])(
    'that is spent postpones only later calls of the same function, with %i at once',
    async (sideBySide) => {
      const program = await open('', `int f(int) { ${loop} }\nint g(int n) { return n; }`, [f, g]);
      const jobs = [call('f'), call('g'), call('f'), call('g'), call('f')];
      const outcomes = await program.run(jobs, { allowance: { cpuSeconds: 0.05, waitSeconds: 1, free }, sideBySide });
      const timedOut = { kind: 'timed-out', clock: 'cpu', seconds: 0.1 };
      expect(outcomes.map(endOf)).toEqual([
        timedOut,
        { kind: 'finished' },
        { kind: 'postponed' },
        { kind: 'finished' },
        { kind: 'postponed' },
      ]);
    },
  );
});
