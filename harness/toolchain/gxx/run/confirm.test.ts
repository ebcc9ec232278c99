import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TrialOutcome } from '../../../model/result/trial.ts';
import { confirm } from './confirm.ts';

const printing = (text: string): TrialOutcome => ({
  kind: 'session',
  end: { kind: 'finished' },
  printed: new TextEncoder().encode(text),
  reads: [],
});

/** What each item prints alone, apart from the others, and in a shared process after so many others. */
interface Program {
  readonly alone: (item: number) => TrialOutcome;
  readonly apart?: (item: number) => TrialOutcome | undefined;
  readonly together: (item: number, earlier: number) => TrialOutcome | undefined;
}

/** Runs alone what is not confirmed, as callers of `confirm` do. */
async function confirmed({ alone, apart = alone, together }: Program, items: readonly number[]) {
  let processes = 0;
  const inCompany = items.map((item, index) => ({ item, together: together(item, index) }));
  const runAlone = async (some: readonly number[]) => {
    processes += some.length;
    return some.map(alone);
  };
  const known = await confirm(
    inCompany.flatMap((one) => (one.together === undefined ? [] : [{ item: one.item, together: one.together }])),
    {
      alone: runAlone,
      apart: async (some) => {
        processes += 1;
        return some.map(apart);
      },
    },
  );
  const rest = items.filter((item) => !known.has(item));
  const later = new Map((await runAlone(rest)).map((outcome, index) => [rest[index], outcome]));
  return { outcomes: items.map((item) => known.get(item) ?? later.get(item)), processes };
}

const items = Array.from({ length: 400 }, (_, index) => index);
const says = (item: number) => printing(`wrong ${item}`);
const right = printing('right');

test('of a program that is simply wrong, an evenly spread sample is run alone', async () => {
  const { outcomes, processes } = await confirmed({ alone: says, together: says }, items);
  expect(outcomes).toEqual(items.map(says));
  expect(processes).toBe(8 + 1);
});

test('if only a few fail, all of them are run alone', async () => {
  const { processes } = await confirmed({ alone: says, together: says }, items.slice(0, 16));
  expect(processes).toBe(16);
});

test('all runs of a program that remembers earlier ones are run alone', async () => {
  const together = (item: number, earlier: number) => (earlier > 0 ? says(item) : right);
  const { outcomes, processes } = await confirmed({ alone: () => right, together }, items);
  expect(outcomes).toEqual(items.map(() => right));
  expect(processes).toBe(400);
});

test('a run with a different outcome apart from the others is run alone', async () => {
  const odd = (item: number) => item > 3 && item < 9;
  const alone = (item: number) => (odd(item) ? right : says(item));
  const { outcomes, processes } = await confirmed({ alone, together: says }, items);
  expect(outcomes).toEqual(items.map(alone));
  expect(processes).toBe(8 + 1 + 5);
});

test('if no run can be made apart from the others, all are run alone', async () => {
  const { outcomes, processes } = await confirmed({ alone: says, apart: () => undefined, together: says }, items);
  expect(outcomes).toEqual(items.map(says));
  expect(processes).toBe(8 + 1 + 392);
});

test('a run that crashed or had no outcome in a shared process is run alone', async () => {
  const crashed: TrialOutcome = { ...printing(''), end: { kind: 'crashed', signal: 'SIGSEGV' } } as TrialOutcome;
  const together = (item: number) => (item % 2 === 0 ? crashed : undefined);
  const { outcomes, processes } = await confirmed({ alone: says, together }, items);
  expect(outcomes).toEqual(items.map(says));
  expect(processes).toBe(400);
});

test('if sharing a process makes no difference, the outcomes are those of runs alone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.nat(1000), { maxLength: 200 }), fc.func(fc.string()), async (some, text) => {
      const program = (item: number) => printing(text(item));
      expect((await confirmed({ alone: program, together: program }, some)).outcomes).toEqual(some.map(program));
    }),
  );
});
