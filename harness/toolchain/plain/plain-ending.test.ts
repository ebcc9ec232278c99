import { constants } from 'node:os';
import { expect, test } from 'vitest';
import { endingOf } from './plain-ending.ts';

const nothing = { outOfTime: false, code: null, signal: null };
const facts = { began: true, errorTail: '', cpuSeconds: 2 };

test('a program that could not be started is our own fault', () => {
  const errorTail = 'sh: 1: exec: /tmp/x: Permission denied\n';
  expect(endingOf({ ...nothing, code: 126 }, { ...facts, began: false, errorTail })).toEqual({
    ending: {
      kind: 'not-started',
      reason: 'the program could not be started (sh: 1: exec: /tmp/x: Permission denied)',
    },
    cpuSeconds: 0,
  });
});

test('a program that exits with such a code by itself is not our fault', () => {
  expect(endingOf({ ...nothing, code: 127 }, facts).ending).toEqual({ kind: 'exited', code: 127 });
});

test('a program that does not fit into its memory never begins', () => {
  const errorTail = 'error while loading shared libraries: libm.so.6: failed to map segment from shared object\n';
  const ending = endingOf({ ...nothing, code: 127 }, { ...facts, began: false, errorTail });
  expect(ending.ending).toEqual({ kind: 'exited', code: 127 });
});

test('a program that had to be killed has used up its time', () => {
  const { SIGKILL, SIGXCPU } = constants.signals;
  expect(endingOf({ ...nothing, signal: 'SIGKILL' }, facts)).toEqual({
    ending: { kind: 'killed', signal: SIGKILL },
    cpuSeconds: 2,
  });
  expect(endingOf({ ...nothing, signal: 'SIGXCPU' }, facts).ending).toEqual({ kind: 'killed', signal: SIGXCPU });
  expect(endingOf({ ...nothing, outOfTime: true, signal: 'SIGKILL' }, facts).ending).toEqual({ kind: 'out-of-time' });
});
