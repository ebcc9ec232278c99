import { expect, test } from 'vitest';
import { errors } from './errors.ts';
import { endByTrap } from './forced-end.ts';
import { viewOf } from './memory-view.ts';
import { importable } from './system-calls.ts';
import { pageBytes, webAssembly } from './web-assembly.ts';

const memory = new webAssembly.Memory({ initial: 1, maximum: 1 });
const view = viewOf(() => memory);
const faults: unknown[] = [];
const calls = importable(
  {
    write(at: number) {
      view.setInteger32(at, 7);
      return errors.none;
    },
    end: () => 'end',
    fail() {
      throw new RangeError('Maximum call stack size exceeded');
    },
  },
  (error) => faults.push(error),
) as unknown as Record<'write' | 'end' | 'fail', (at: number) => number>;

test('a call writes into the memory of the program', () => {
  expect([calls.write(pageBytes - 4), view.integer32(pageBytes - 4)]).toEqual([errors.none, 7]);
});

test.each([-4, -1, pageBytes, pageBytes - 3, 2 ** 31 - 1])('the bad pointer %d gets an error number', (at) => {
  expect(calls.write(at)).toBe(errors.badAddress);
});

test('a call that ends the program traps, which C++ code cannot catch', () => {
  expect(() => calls.end(0)).toThrow(/unreachable/);
  expect(() => endByTrap()).toThrow(/unreachable/);
});

test('after a fault of our own the program ends, too', () => {
  expect(() => calls.fail(0)).toThrow(/unreachable/);
  expect(faults).toEqual([new RangeError('Maximum call stack size exceeded')]);
});
