import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RunEnd, SessionOutcome } from '../model/program/run-outcome.ts';
import type { Allowance } from '../toolchain/contract/toolchain.ts';
import type { SessionTrial, Trial } from '../model/result/trial.ts';
import { type RunTrials, runWithinBudget } from './run-within-budget.ts';
import { openTimeBudget } from './time-budget.ts';

/** What a case of the invented program does: it computes, waits, and ends unless a limit stops it. */
interface Case {
  readonly program: string;
  readonly cpu: number;
  readonly wait: number;
}

const limits = { cpuSeconds: 1, wallSeconds: 3, memoryMiB: 64, outputKiB: 1 };
const budgeted = { ...limits, budget: { cpuSeconds: 10, waitSeconds: 10 } };
const quick = (program = 'main'): Case => ({ program, cpu: 0.001, wait: 0 });
const loop = (program = 'main'): Case => ({ program, cpu: Infinity, wait: 0 });
const sleeper = (seconds: number, program = 'main'): Case => ({ program, cpu: 0.001, wait: seconds });
const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

/** A toolchain that runs nothing and knows all times. */
function world(cases: readonly Case[]) {
  const known = new Map<Trial, Case>();
  const trials = cases.map((one): Trial => {
    const trial: SessionTrial = {
      kind: 'session',
      program: one.program,
      typed: [],
      expected: { pieces: [], ends: 'finished' },
    };
    known.set(trial, one);
    return trial;
  });
  let seconds = 0;
  const run: RunTrials = async (some, { limits: { cpuSeconds, wallSeconds }, allowance, sideBySide = 1 }) => {
    const used = new Map<string, { cpu: number; wait: number }>();
    let waited = 0;
    const ran = some.map((trial) => {
      const { program, cpu, wait } = known.get(trial) ?? quick();
      const soFar = used.get(program) ?? { cpu: 0, wait: 0 };
      if (isOver(soFar, allowance)) return { outcome: session({ kind: 'postponed' }), use: noUse };
      const use = { cpuSeconds: Math.min(cpu, cpuSeconds), waitSeconds: Math.min(wait, wallSeconds) };
      used.set(program, {
        cpu: soFar.cpu + Math.max(0, use.cpuSeconds - (allowance?.free.cpuSeconds ?? 0)),
        wait: soFar.wait + Math.max(0, use.waitSeconds - (allowance?.free.waitSeconds ?? 0)),
      });
      seconds += use.cpuSeconds;
      waited += use.waitSeconds;
      return { outcome: session(endOf({ cpu, wait }, cpuSeconds, wallSeconds)), use };
    });
    seconds += waited / sideBySide;
    return ran;
  };
  return { trials, run, seconds: () => seconds };
}

const noUse = { cpuSeconds: 0, waitSeconds: 0 };

function isOver(used: { readonly cpu: number; readonly wait: number }, allowance: Allowance | undefined): boolean {
  return allowance !== undefined && (used.cpu >= allowance.cpuSeconds || used.wait >= allowance.waitSeconds);
}

function endOf({ cpu, wait }: Pick<Case, 'cpu' | 'wait'>, cpuSeconds: number, wallSeconds: number): RunEnd {
  if (cpu >= cpuSeconds) return { kind: 'timed-out', clock: 'cpu', seconds: cpuSeconds };
  if (wait >= wallSeconds) return { kind: 'timed-out', clock: 'wall', seconds: wallSeconds };
  return { kind: 'finished' };
}

function session(end: RunEnd): SessionOutcome {
  return { kind: 'session', end, printed: new Uint8Array(), reads: [] };
}

async function endsOf(cases: readonly Case[], which: typeof limits = budgeted) {
  const { trials, run, seconds } = world(cases);
  const outcomes = await runWithinBudget(trials, openTimeBudget(which), run);
  return { ends: outcomes.map((one) => (one.kind === 'session' ? one.end : undefined)), seconds: seconds() };
}

/** The outcomes if all cases ran one after the other without a time limit for the submission. */
const unhurried = (cases: readonly Case[]) => cases.map((one) => endOf(one, limits.cpuSeconds, limits.wallSeconds));

const program = fc.constantFrom('main', 'gridState', 'putToGrid');
const anyCase: fc.Arbitrary<Case> = fc.oneof(
  { weight: 6, arbitrary: program.map(quick) },
  fc.record({ program, cpu: fc.double({ min: 0, max: 1.5, noNaN: true }), wait: fc.constant(0) }),
  fc.record({ program, cpu: fc.constant(0.001), wait: fc.double({ min: 0, max: 4, noNaN: true }) }),
  program.map(loop),
);

const anyCases = fc.array(anyCase, { minLength: 1, maxLength: 60 });

describe('a program that is slow in a few cases', () => {
  test('loses nothing by the budget, whichever cases they are', async () => {
    await fc.assert(
      fc.asyncProperty(anyCases, async (cases) => {
        const cpu = cases.reduce((sum, one) => sum + Math.min(one.cpu, limits.cpuSeconds), 0);
        const wait = cases.reduce((sum, one) => sum + Math.min(one.wait, limits.wallSeconds), 0);
        fc.pre(cpu < 10 && wait < 10);
        // The first case of each function and program is tried before anything is given up.
        const first = new Map(cases.toReversed().map((one) => [one.program, one]));
        fc.pre([...first.values()].some((one) => one.cpu < 0.1 && one.wait < 0.3));
        expect((await endsOf(cases)).ends).toEqual(unhurried(cases));
      }),
    );
  });

  test('may be slow in the very first one and loop in the next, if not in all that are tried', async () => {
    const cases = [...times(6, loop()), ...times(30, quick())];
    expect((await endsOf(cases)).ends).toEqual(unhurried(cases));
  });

  test('gets its whole time if there is only one case', async () => {
    const one = [{ ...quick(), cpu: 0.9 }];
    expect((await endsOf(one)).ends).toEqual([{ kind: 'finished' }]);
  });
});

test('without a budget, every case has its whole time', async () => {
  await fc.assert(
    fc.asyncProperty(anyCases, async (cases) => {
      fc.pre(cases.some(({ cpu, wait }) => cpu < 0.1 && wait < 0.3));
      const firstFive = cases.slice(0, 5);
      fc.pre(firstFive.some(({ cpu, wait }) => cpu < 0.1 && wait < 0.3));
      expect((await endsOf(cases, limits)).ends).toEqual(unhurried(cases));
    }),
  );
});

test('no case is right that would be wrong without the budget', async () => {
  await fc.assert(
    fc.asyncProperty(anyCases, async (cases) => {
      const { ends } = await endsOf(cases);
      const alone = unhurried(cases);
      expect(ends).toHaveLength(cases.length);
      for (const [index, end] of ends.entries()) {
        if (end?.kind === 'finished') expect(alone[index]).toEqual({ kind: 'finished' });
        else expect(end?.kind).toBe('timed-out');
      }
    }),
  );
});

test('whatever the cases do, they take at most fifteen seconds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyCase, { minLength: 1, maxLength: 300 }), async (cases) => {
      expect((await endsOf(cases)).seconds).toBeLessThan(15 + 300 * 0.01);
    }),
    { numRuns: 300 },
  );
});

describe('a program that loops everywhere', () => {
  const cases = ['main', 'gridState', 'printGrid', 'putToGrid', 'isPlaceable'].flatMap((one) => times(30, loop(one)));

  test('takes a glance at each of five functions and programs, and one limit', async () => {
    expect((await endsOf(cases)).seconds).toBeCloseTo(1 + 9 / 60);
  });

  test('has the limit that stopped each case in its result', async () => {
    const { ends } = await endsOf(cases);
    const budget = { clock: 'cpu', cases: 1, seconds: 1 };
    const cpu = { kind: 'timed-out', clock: 'cpu' };
    expect([ends[0], ends[1], ends[30], ends[31]]).toEqual([
      { ...cpu, seconds: 1 },
      { ...cpu, seconds: 1, budget: { ...budget, ran: false } },
      { ...cpu, seconds: 1, budget: { ...budget, ran: false } },
      { ...cpu, seconds: 1, budget: { ...budget, ran: false } },
    ]);
  });

  test('takes no more time for random runs of functions that loop', async () => {
    const { trials, run, seconds } = world([...cases, ...times(60, loop('gridState'))]);
    const budget = openTimeBudget(budgeted);
    await runWithinBudget(trials.slice(0, cases.length), budget, run);
    const golden = seconds();
    await runWithinBudget(trials.slice(cases.length), budget, run);
    expect(seconds()).toBe(golden);
    expect([budget.isGivenUp('program gridState'), budget.isGivenUp('program hasWon')]).toEqual([true, false]);
  });

  test('takes hardly less if it has only main', async () => {
    expect((await endsOf(times(30, loop()))).seconds).toBeCloseTo(1 + 5 / 60);
  });
});

test('if only main loops, the functions are right', async () => {
  const cases = [...times(31, quick('gridState')), ...times(26, loop())];
  const { ends, seconds } = await endsOf(cases);
  expect(ends.slice(0, 31)).toEqual(times(31, { kind: 'finished' }));
  expect(ends.filter((end) => end?.kind === 'timed-out' && end.budget === undefined)).toHaveLength(10);
  expect(seconds).toBeLessThan(11);
});

test('if a program waits, each function and the program gets its whole time at once', async () => {
  const cases = [...times(30, sleeper(2.8)), ...times(30, sleeper(2.8, 'gridState'))];
  const { ends } = await endsOf(cases);
  const whole = ends.flatMap((end, index) => (end?.kind === 'finished' ? [index] : []));
  expect(whole).toEqual([0, 1, 2, 30]);
});

test('cases that only wait run side by side', async () => {
  const { ends, seconds } = await endsOf(times(150, sleeper(2.8)));
  expect(ends.filter((end) => end?.kind === 'finished')).toHaveLength(4);
  expect(seconds).toBeLessThan(8);
});
