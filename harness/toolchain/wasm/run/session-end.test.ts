import { expect, test } from 'vitest';
import type { ConsoleEnding } from '../host/console-run.ts';
import { trapKind } from '../host/trap-kind.ts';
import { readShared, sharedConsole, watchInto } from './shared-console.ts';
import { sessionEnd } from './session-end.ts';

const limits = { cpuSeconds: 1, wallSeconds: 5, memoryMiB: 256, outputBytes: 20 };

test.each([
  [{ kind: 'exited', code: 3 }, '', { kind: 'finished' }],
  [{ kind: 'asked-for-more-input' }, '', { kind: 'asked-for-more-input' }],
  [{ kind: 'too-much-output' }, '', { kind: 'too-much-output', limitBytes: 20 }],
  [{ kind: 'overslept' }, '', { kind: 'timed-out', clock: 'wall', seconds: 5 }],
  [{ kind: 'does-not-fit' }, '', { kind: 'out-of-memory', limitMiB: 256 }],
  [{ kind: 'aborted' }, 'Assertion failed', { kind: 'crashed', signal: 'SIGABRT' }],
  [{ kind: 'aborted' }, 'bad_alloc was thrown', { kind: 'out-of-memory', limitMiB: 256 }],
  [{ kind: 'trapped', trap: 'arithmetic' }, '', { kind: 'crashed', signal: 'SIGFPE' }],
  [{ kind: 'trapped', trap: 'memory' }, 'std::bad_alloc', { kind: 'crashed', signal: 'SIGSEGV' }],
] as const)('%j with %j on standard error ends as natively', (ending: ConsoleEnding, errors, end) => {
  const run = { ending, printed: new Uint8Array(), errors: new TextEncoder().encode(errors), reads: [] };
  expect(sessionEnd(run, limits)).toEqual(end);
});

test.each([
  ['Maximum call stack size exceeded', 'stack'],
  ['too much recursion', 'stack'],
  ['memory access out of bounds', 'memory'],
  ['index out of bounds', 'memory'],
  ['null function or function signature mismatch', 'memory'],
  ['divide by zero', 'arithmetic'],
  ['Division by zero (evaluating ...)', 'arithmetic'],
  ['integer overflow', 'arithmetic'],
  ['unreachable executed', 'unreachable'],
] as const)('a trap that an engine calls “%s” is of the kind %s', (words, kind) => {
  expect(trapKind(new Error(words))).toBe(kind);
});

test('what a thread wrote down about its run can be read after its end', () => {
  const runs = ['', '1\n2\n'].map((input) => ({
    input: new TextEncoder().encode(input),
    limits: { outputBytes: 5, errorBytes: 5, sleepSeconds: 1 },
  }));
  const [first, second] = runs;
  if (first === undefined || second === undefined) throw new Error('there are two runs');
  const shared = sharedConsole(runs);
  watchInto(shared, 0, first).printed(Buffer.from('x'));
  const watch = watchInto(shared, 1, second);
  watch.printed(Buffer.from('n? '));
  watch.read({ after: 3, length: 2 });
  watch.printed(Buffer.from('!!'));
  watch.read({ after: 9, length: 2 });
  expect(readShared(shared, 0, first)).toBeUndefined();
  expect(readShared(shared, 1, second)).toEqual({
    printed: new Uint8Array(Buffer.from('n? !!')),
    reads: [
      { after: 3, length: 2 },
      { after: 5, length: 2 },
    ],
  });
});
