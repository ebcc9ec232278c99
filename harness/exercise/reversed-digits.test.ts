import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judge } from '../judge/judge.ts';
import type { Prototype } from '../model/assignment/prototype.ts';
import type { WrittenReference } from '../model/assignment/reference.ts';
import type { Shown } from '../model/assignment/shown.ts';
import type { CallTrial } from '../model/result/trial.ts';
import type { Value } from '../model/assignment/value.ts';
import type { CaseResult } from './exercise.ts';
import { reversedDigits } from './reversed-digits.ts';

const shown: Shown = {
  kind: 'digits',
  parts: [
    { name: 'position', count: 4 },
    { name: 'owner', count: 2 },
  ],
  picture: ['######'],
  places: ['abcdef'],
  cells: '.',
};
const grid = { name: 'grid', type: 'long long', shown } as const;
const state: Prototype = {
  name: 'state',
  returns: 'int',
  parameters: [
    { ...grid, passing: 'value' },
    { name: 'pos', type: 'int', passing: 'value' },
  ],
  text: 'int state(long long grid, int pos)',
};

/** The digit at a position. */
const reference: WrittenReference = {
  play: () => ({ pieces: [], ends: 'finished' }),
  call: (_name, [value = 0n, pos = 0n]) => ({ returns: digitAt(value, Number(pos)), after: [value, pos], prints: '' }),
  sessions: {},
  calls: {},
};

function digitAt(value: Value, pos: number): bigint {
  return BigInt(String(value).padStart(6, '0')[pos - 1] ?? 0);
}

/** The results of calls of a program that looks at another position. */
function results(calls: readonly (readonly [string, number])[], look: (pos: number) => number) {
  const found = new Map<string, CaseResult>();
  for (const [index, [digits, pos]] of calls.entries()) {
    const args = [BigInt(digits), BigInt(pos)];
    const trial: CallTrial = { kind: 'call', prototype: state, args, expected: reference.call('state', args) };
    const { verdict, evidence } = judge(trial, {
      kind: 'call',
      end: { kind: 'finished' },
      printed: new Uint8Array(),
      returned: digitAt(BigInt(digits), look(pos)),
      after: args,
    });
    const failed = evidence === undefined ? {} : { evidence, failed: trial };
    found.set(`functions/state/${index}`, { verdict, trials: [verdict], ...failed });
  }
  return found;
}

const call = fc.tuple(fc.stringMatching(/^[0-2]{6}$/), fc.integer({ min: 1, max: 6 }));
const failing = (all: ReadonlyMap<string, CaseResult>) => [...all.values()].filter((one) => one.failed !== undefined);

test('a program that looks from the other end is recognised by three failing calls', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(call, { maxLength: 20 }), async (calls) => {
      const found = results(calls, (pos) => 7 - pos);
      const { length } = failing(found);
      expect(await reversedDigits(found, reference)).toEqual(
        length < 3 ? undefined : { kind: 'reversed-digits', value: 'grid', counted: 'digit', cases: length },
      );
    }),
  );
});

test('a part that is counted from its other end is named', async () => {
  const calls = ['000012', '000021', '120010'].map((digits) => [digits, 5] as const);
  expect(
    await reversedDigits(
      results(calls, (pos) => 11 - pos),
      reference,
    ),
  ).toEqual({
    kind: 'reversed-digits',
    value: 'grid',
    counted: 'owner',
    cases: 3,
  });
});

test('one call that fails in another way rules the explanation out', async () => {
  const calls = ['100002', '200001', '100000', '010000'].map((digits) => [digits, 1] as const);
  expect(
    await reversedDigits(
      results(calls, () => 6),
      reference,
    ),
  ).toMatchObject({ cases: 3 });
  expect(
    await reversedDigits(
      results([...calls, ['020000', 3]], (pos) => (pos === 1 ? 6 : 2)),
      reference,
    ),
  ).toBeUndefined();
});
