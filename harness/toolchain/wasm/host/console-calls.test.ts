import fc from 'fast-check';
import { expect, test } from 'vitest';
import { consoleCalls } from './console-calls.ts';
import type { ConsoleEnding, ConsoleRequest } from './console-run.ts';
import { errors } from './errors.ts';
import { viewOf } from './memory-view.ts';
import { importable } from './system-calls.ts';
import { webAssembly } from './web-assembly.ts';

const [spansAt, sizeAt, dataAt] = [0, 1000, 2000];

type Call = (...args: number[]) => number;

/** A console whose calls a test makes as a program would. */
function openConsole(input: string, more: Partial<ConsoleRequest> = {}, unseen = 0) {
  const memory = new webAssembly.Memory({ initial: 1, maximum: 1 });
  const view = viewOf(() => memory);
  let ending: ConsoleEnding | undefined;
  const limits = { outputBytes: 100, errorBytes: 100, sleepSeconds: 1 };
  const request = { input: new TextEncoder().encode(input), limits, ...more };
  const console = consoleCalls(request, view, {
    unseenOutput: () => unseen,
    end(how) {
      ending = how;
      return 'end';
    },
  });
  const calls = importable(console.calls, () => {}) as unknown as Record<'fd_read' | 'fd_write' | 'fd_close', Call>;
  const spans = (lengths: readonly number[]) => {
    let at = dataAt;
    for (const [index, length] of lengths.entries()) {
      view.setInteger32(spansAt + 8 * index, at);
      view.setInteger32(spansAt + 8 * index + 4, length);
      at += length;
    }
  };
  return {
    read(...lengths: number[]) {
      spans(lengths);
      const error = calls.fd_read(0, spansAt, lengths.length, sizeAt);
      if (error !== errors.none) return error;
      return Buffer.from(view.bytes({ at: dataAt, length: view.integer32(sizeAt) })).toString();
    },
    write(text: string, descriptor = 1) {
      view.bytes({ at: dataAt, length: text.length }).set(Buffer.from(text));
      spans([text.length]);
      return calls.fd_write(descriptor, spansAt, 1, sizeAt);
    },
    close: (descriptor: number) => calls.fd_close(descriptor),
    ending: () => ending,
    reads: console.reads,
    printed: () => Buffer.from(console.printed.all()).toString(),
  };
}

test('each read gets at most one line, over all its buffers', () => {
  const console = openConsole('ab\ncdef\n\nlast');
  expect([console.read(1, 20), console.read(2), console.read(20), console.read(20), console.read(20)]).toEqual([
    'ab\n',
    'cd',
    'ef\n',
    '\n',
    'last',
  ]);
});

test('a read is recorded with the output before it, also with what is still in a buffer of the program', () => {
  const console = openConsole('1\n', {}, 3);
  console.write('n? ');
  console.read(9);
  expect(console.reads).toEqual([{ after: 6, length: 2 }]);
});

test('a read of nothing is not recorded', () => {
  const console = openConsole('1\n');
  expect([console.read(0), console.reads]).toEqual(['', []]);
});

test('asking for more input ends the run', () => {
  const console = openConsole('');
  expect(() => console.read(9)).toThrow(/unreachable/);
  expect([console.ending(), console.reads]).toEqual([{ kind: 'asked-for-more-input' }, []]);
});

test('the end of closed input can be read again and again, and is recorded once', () => {
  const console = openConsole('1\n', { closesInput: true });
  expect([console.read(9), console.read(9), console.read(9)]).toEqual(['1\n', '', '']);
  expect(console.reads).toEqual([
    { after: 0, length: 2 },
    { after: 0, length: 0 },
  ]);
});

test('output beyond the limit ends the run, and what fits is kept', () => {
  const console = openConsole('');
  console.write('a'.repeat(99));
  expect(() => console.write('bc')).toThrow(/unreachable/);
  expect([console.ending(), console.printed()]).toEqual([{ kind: 'too-much-output' }, `${'a'.repeat(99)}b`]);
});

test('what is closed, or was never open, can be neither read nor written', () => {
  const console = openConsole('1\n');
  expect([
    console.write('x', 3),
    console.write('x', 0),
    console.close(1),
    console.write('x'),
    console.close(1),
  ]).toEqual([errors.badDescriptor, errors.badDescriptor, errors.none, errors.badDescriptor, errors.badDescriptor]);
});

test('a watch gets the same as is kept at the end', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constant('read'), fc.string({ maxLength: 40 }))), (steps) => {
      let printed = '';
      const reads: unknown[] = [];
      const console = openConsole('a\nb\n', {
        watch: {
          printed: (bytes) => (printed += Buffer.from(bytes).toString('latin1')),
          read: (read) => reads.push(read),
        },
      });
      for (const step of steps) {
        try {
          if (step === 'read') console.read(9);
          else console.write(step.replaceAll(/[^ -~]/g, ''));
        } catch {
          break;
        }
      }
      expect([printed, reads]).toEqual([console.printed(), console.reads]);
    }),
  );
});
