import { describe, expect, test } from 'vitest';
import { judge } from '../judge/judge.ts';
import { AuthorFault } from '../model/author-fault.ts';
import type { Reference } from '../model/assignment/reference.ts';
import type { Verdict } from '../model/result/verdict.ts';
import { type Student, counter, doubles, programOf, reference, sums } from './counter.fixture.ts';
import { runProperty } from './run-property.ts';
import { openTimeBudget } from './time-budget.ts';

const fails = (verdict: Verdict) => verdict.kind !== 'accepted';

async function ran(property: typeof sums, student: Student, path?: string, truth: Reference = reference) {
  const { program, runs } = programOf(student);
  const budget = openTimeBudget(counter.limits);
  const base = { assignment: counter, budget, property, reference: truth, program, judge, fails, seed: 7 };
  const result = await runProperty(path === undefined ? base : { ...base, path });
  return { ...result, processes: runs() };
}

test('a right program passes every run and leaves no evidence', async () => {
  const { verdicts, evidence } = await ran(sums, {});
  expect(verdicts).toHaveLength(60);
  expect(verdicts.every(({ kind }) => kind === 'accepted')).toBe(true);
  expect(evidence).toBeUndefined();
});

describe('among many failing sessions', () => {
  const forgetsCarry: Student = { show: (sum) => String(sum >= 150 ? 0 : sum) };

  test('the smallest is shown: no line can be left out', async () => {
    const { evidence } = await ran(sums, forgetsCarry);
    const smallest = evidence?.smallest.evidence;
    expect(smallest?.kind === 'session' && smallest.typed.length).toBe(2);
    expect(smallest?.kind === 'session' && smallest.typed.reduce((sum, line) => sum + Number(line), 0)).toBe(150);
  });

  test('the share that fails is counted', async () => {
    const { verdicts, evidence } = await ran(sums, forgetsCarry);
    expect(evidence?.runs).toBe(60);
    expect(evidence?.failed).toBe(verdicts.filter(fails).length);
    expect(evidence?.failed).toBeGreaterThan(10);
  });

  test('the same seed gives the same counterexample, and its path alone reproduces it', async () => {
    const [one, other] = await Promise.all([ran(sums, forgetsCarry), ran(sums, forgetsCarry)]);
    expect(one.evidence).toEqual(other.evidence);
    const replayed = await ran(sums, forgetsCarry, one.evidence?.path);
    expect(replayed.evidence).toEqual({ ...one.evidence, runs: 1, failed: 1 });
    expect(replayed.processes).toBe(1);
  });
});

describe('sessions', () => {
  test('that are right together are not run alone, too', async () => {
    expect((await ran(sums, {})).processes).toBe(1);
  });

  test('that fail only when run together are run alone, and only that decides', async () => {
    const silent = { printed: new Uint8Array(), reads: [] };
    const { verdicts } = await ran(sums, {
      inCompany: (alone, at) => (at % 2 === 0 ? alone : { ...alone, ...silent }),
    });
    expect(verdicts.filter(fails)).toEqual([]);
  });

  test('that have no outcome when run together are run alone', async () => {
    const { verdicts, processes } = await ran(sums, { inCompany: (alone, at) => (at < 3 ? alone : undefined) });
    expect(verdicts).toHaveLength(60);
    expect(verdicts.filter(fails)).toEqual([]);
    expect(processes).toBe(1 + 57);
  });
});

describe('calls', () => {
  test('run together, and the smallest failing argument is found', async () => {
    const { evidence } = await ran(doubles, { double: (n) => (n > 20n ? n : n * 2n) });
    expect(evidence?.smallest.evidence).toMatchObject({ kind: 'call', call: 'double(21)' });
    expect(evidence?.smallest.verdict).toEqual({
      kind: 'wrong-result',
      mismatches: [{ name: 'returned', expected: '42', actual: '21' }],
    });
  });

  test('that fail only when run together are run alone, and only that decides', async () => {
    const { verdicts } = await ran(doubles, { double: (n, earlierCalls) => (earlierCalls > 0 ? 0n : n * 2n) });
    expect(verdicts.filter(fails)).toEqual([]);
  });

  test('some of which fail only when run together, among many wrong ones, count by their runs alone', async () => {
    const asked: bigint[] = [];
    const isWrong = (n: bigint) => n % 13n !== 0n;
    const { verdicts } = await ran(doubles, {
      double: (n, earlierCalls) => {
        asked.push(n);
        return isWrong(n) || earlierCalls > 0 ? 1n : n * 2n;
      },
    });
    expect(verdicts.map(fails)).toEqual(asked.slice(0, 60).map(isWrong));
    expect(verdicts.some((verdict) => !fails(verdict))).toBe(true);
  });
});

test('a program that never answers is not given its whole time limit sixty times', async () => {
  const { verdicts, processes } = await ran(sums, { end: { kind: 'timed-out', clock: 'cpu', seconds: 1 } });
  expect(verdicts).toHaveLength(60);
  expect(verdicts.every(({ kind }) => kind === 'timed-out')).toBe(true);
  expect(processes).toBeLessThanOrEqual(5 + 8 + 7);
});

test('a fault inside Verbatim ends the property without a counterexample', async () => {
  const { verdicts, evidence } = await ran(sums, { end: { kind: 'not-run', reason: 'the runner was killed' } });
  expect(verdicts).toEqual([{ kind: 'not-graded', reason: 'the runner was killed' }]);
  expect(evidence).toBeUndefined();
});

test('a smaller run for which the sample solution crashes is left out', async () => {
  let plays = 0;
  let crashes = 0;
  const crashing: Reference = {
    ...reference,
    play(typed) {
      plays += 1;
      if (plays <= sums.runs || typed.length !== 2) return reference.play(typed);
      crashes += 1;
      throw new AuthorFault('the sample solution crashes');
    },
  };
  const student: Student = { show: (sum, numbers) => (numbers.length > 2 ? 'nonsense' : String(sum)) };
  const { evidence } = await ran({ ...sums, id: 'properties/long' }, student, undefined, crashing);
  const smallest = evidence?.smallest.evidence;
  expect(smallest?.kind === 'session' && smallest.typed).toEqual(['0', '0', '0']);
  expect(crashes).toBeGreaterThan(0);
});
