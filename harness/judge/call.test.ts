import { expect, test } from 'vitest';
import type { Prototype } from '../model/assignment/prototype.ts';
import type { CallOutcome } from '../model/program/run-outcome.ts';
import type { CallTrial } from '../model/result/trial.ts';
import { judgeCall } from './call.ts';

const putToGrid: Prototype = {
  name: 'putToGrid',
  returns: 'void',
  parameters: [
    { name: 'grid', type: 'long long', passing: 'reference' },
    { name: 'pos', type: 'int', passing: 'value' },
  ],
  text: 'void putToGrid(long long &grid, int pos)',
};
const gridState: Prototype = {
  name: 'gridState',
  returns: 'int',
  parameters: [{ name: 'grid', type: 'long long', passing: 'value' }],
  text: 'int gridState(long long grid)',
};

const put: CallTrial = {
  kind: 'call',
  prototype: putToGrid,
  args: [0n, 6n],
  expected: { after: [10001000000n, 6n], prints: '' },
};
const state: CallTrial = {
  kind: 'call',
  prototype: gridState,
  args: [7n],
  expected: { returns: 1n, after: [7n], prints: '' },
};

function returned(outcome: Partial<CallOutcome>): CallOutcome {
  return { kind: 'call', end: { kind: 'finished' }, printed: new Uint8Array(), after: [], ...outcome };
}
const bytes = (text: string) => new TextEncoder().encode(text);

test('the right value after the call is accepted', () => {
  expect(judgeCall(put, returned({ after: [10001000000n, 6n] }))).toEqual({ verdict: { kind: 'accepted' } });
});

test('a wrong reference argument is named with both values', () => {
  expect(judgeCall(put, returned({ after: [1000000n, 6n] }))).toEqual({
    verdict: { kind: 'wrong-result', mismatches: [{ name: 'grid', expected: '10001000000', actual: '1000000' }] },
    evidence: {
      kind: 'call',
      function: 'putToGrid(long long&, int)',
      call: 'putToGrid(0, 6)',
      expected: { after: [{ name: 'grid', value: '10001000000' }], prints: '' },
      actual: { after: [{ name: 'grid', value: '1000000' }], prints: '' },
    },
  });
});

test('a value parameter that the function changes for itself does not matter', () => {
  expect(judgeCall(put, returned({ after: [10001000000n, 99n] })).verdict).toEqual({ kind: 'accepted' });
});

test('a wrong return value is a wrong result', () => {
  expect(judgeCall(state, returned({ returned: 2n, after: [7n] })).verdict).toEqual({
    kind: 'wrong-result',
    mismatches: [{ name: 'returned', expected: '1', actual: '2' }],
  });
});

test('printing where nothing may be printed is wrong output, even if it is only a newline', () => {
  expect(judgeCall(state, returned({ returned: 1n, after: [7n], printed: bytes('1\n') })).verdict.kind).toBe(
    'wrong-output',
  );
  expect(judgeCall(state, returned({ returned: 1n, after: [7n], printed: bytes('\n') })).verdict.kind).toBe(
    'presentation',
  );
});

test('the last newline of what a function prints must not be missing', () => {
  const prints: CallTrial = { ...state, expected: { ...state.expected, prints: '. .\n' } };
  const outcome = returned({ returned: 1n, after: [7n], printed: bytes('. .') });
  expect(judgeCall(prints, outcome).verdict.kind).toBe('wrong-output');
});

test('a call that ended the program has no actual side', () => {
  const { verdict, evidence } = judgeCall(state, returned({ end: { kind: 'exited-inside-call' } }));
  expect(verdict).toEqual({ kind: 'crashed', cause: { kind: 'exited-inside-call' } });
  expect(evidence).toEqual({
    kind: 'call',
    function: 'gridState(long long)',
    call: 'gridState(7)',
    expected: { returns: '1', after: [], prints: '' },
  });
});
