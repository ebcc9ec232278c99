import { constants } from 'node:os';
import { describe, expect, test } from 'vitest';
import type { JobLimits } from '../../contract/toolchain.ts';
import { type RunFacts, runEnd } from './run-end.ts';
import { type RunnerAnswer, type RunnerEnding, neverStarted } from './runner-protocol.ts';

const limits: JobLimits = { cpuSeconds: 1, wallSeconds: 2, memoryMiB: 64, outputBytes: 100 };

function end(ending: RunnerEnding, answer: Partial<RunnerAnswer> = {}, facts: Partial<RunFacts> = {}) {
  const whole = { ...neverStarted(''), ending, ...answer };
  return runEnd({ answer: whole, limits, printedSize: whole.printedSize, began: true, ...facts });
}

const exited: RunnerEnding = { kind: 'exited', code: 0 };
const killed = (signal: keyof typeof constants.signals): RunnerEnding => ({
  kind: 'killed',
  signal: constants.signals[signal],
});
const timedOut = { kind: 'timed-out', clock: 'cpu', seconds: 1 };
const tooMuch = { kind: 'too-much-output', limitBytes: 100 };
const outOfMemory = { kind: 'out-of-memory', limitMiB: 64 };
const killedFromOutside = {
  kind: 'not-run',
  reason: 'the program was killed from outside, as happens when a machine or a container runs out of memory',
};

test.each([
  ['the program ended by itself, whatever its exit code', end({ kind: 'exited', code: 7 }), { kind: 'finished' }],
  ['the wall limit', end({ kind: 'out-of-time' }), { kind: 'timed-out', clock: 'wall', seconds: 2 }],
  ['SIGXCPU', end(killed('SIGXCPU')), timedOut],
  ['SIGKILL after all its CPU time: it had ignored SIGXCPU', end(killed('SIGKILL'), { cpuSeconds: 2 }), timedOut],
  ['SIGKILL before that', end(killed('SIGKILL'), { cpuSeconds: 0.9 }), killedFromOutside],
  ['SIGKILL while it was loaded', end(killed('SIGKILL'), {}, { began: false }), killedFromOutside],
  ['the CPU limit', end({ kind: 'out-of-cpu-time' }), timedOut],
  ['the CPU limit while it was loaded', end({ kind: 'out-of-cpu-time' }, {}, { began: false }), timedOut],
  ['SIGXCPU while it was loaded', end(killed('SIGXCPU'), {}, { began: false }), timedOut],
  ['SIGXFSZ', end(killed('SIGXFSZ')), tooMuch],
  ['as much output as is allowed', end(exited, { printedSize: 100 }), { kind: 'finished' }],
  ['a byte more than that', end(exited, { printedSize: 101 }), tooMuch],
  ['much more on standard error', end(exited, { errorSize: 65_536 }), { kind: 'finished' }],
  ['too much on standard error', end(exited, { errorSize: 65_537 }), tooMuch],
  ['bad_alloc', end(killed('SIGABRT'), { errorTail: "instance of 'std::bad_alloc'" }), outOfMemory],
  [
    'another exception',
    end(killed('SIGABRT'), { errorTail: "'std::out_of_range'" }),
    { kind: 'crashed', signal: 'SIGABRT' },
  ],
  ['SIGSYS', end(killed('SIGSYS')), { kind: 'forbidden-operation', operation: 'blocked' }],
  [
    'a system call that no program may make',
    end(exited, { forbidden: 2 }),
    { kind: 'forbidden-operation', operation: 'network' },
  ],
  ['any other signal', end(killed('SIGSEGV')), { kind: 'crashed', signal: 'SIGSEGV' }],
])('%s', (_, actual, expected) => {
  expect(actual).toEqual(expected);
});

describe('if there are several reasons', () => {
  test('a fault of Verbatim comes first', () => {
    const ending: RunnerEnding = { kind: 'not-started', reason: 'no more processes' };
    expect(end(ending, { printedSize: 101 })).toEqual({ kind: 'not-run', reason: 'no more processes' });
  });

  test('too much output comes before the CPU time that it took', () => {
    expect(end(killed('SIGXCPU'), { printedSize: 101 })).toEqual(tooMuch);
  });

  test('the wall limit comes before too much output', () => {
    expect(end({ kind: 'out-of-time' }, { printedSize: 101 }).kind).toBe('timed-out');
  });
});

test('a program that could not be loaded has run out of memory', () => {
  expect(end(exited, {}, { began: false })).toEqual(outOfMemory);
});

test.each([
  '/proc/self/fd/5: failed to map segment from shared object',
  '/proc/self/fd/5: cannot map zero-fill pages: Cannot allocate memory',
  '/proc/self/fd/5: cannot create shared object descriptor: Cannot allocate memory',
  '/proc/self/fd/5: cannot read file data: Input/output error',
])('a program that prints an error of the loader itself is still graded: %s', (said) => {
  expect(end(exited, { errorTail: `${said}\n` }, { began: false })).toEqual(outOfMemory);
});
