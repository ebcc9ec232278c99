import { expect, test } from 'vitest';
import { clockCalls } from './clock.ts';
import { viewOf } from './memory-view.ts';
import { randomCalls } from './random.ts';
import { webAssembly } from './web-assembly.ts';

const memory = new webAssembly.Memory({ initial: 1, maximum: 1 });
const view = viewOf(() => memory);
const numbers = () => new DataView(memory.buffer);

function openClock(maxSleepSeconds: number) {
  let overslept = 0;
  const calls = clockCalls(view, maxSleepSeconds, () => (overslept += 1)) as unknown as Record<
    'clock_time_get' | 'poll_oneoff',
    (...args: (number | bigint)[]) => unknown
  >;
  return {
    now() {
      calls.clock_time_get(0, 0n, 8);
      return numbers().getBigUint64(8, true);
    },
    sleep(seconds: number) {
      new Uint8Array(memory.buffer, 100, 48).fill(0);
      numbers().setBigUint64(124, BigInt(seconds) * 1_000_000_000n, true);
      return calls.poll_oneoff(100, 200, 1, 300);
    },
    overslept: () => overslept,
  };
}

test('every run sees the same times, and each look is a little later', () => {
  const [one, other] = [openClock(1), openClock(1)];
  const times = [one.now(), one.now()];
  expect([other.now(), other.now()]).toEqual(times);
  expect(times).toEqual([1_577_836_800_000_001_000n, 1_577_836_800_000_002_000n]);
});

test('sleeping moves the clock, and ends a run that has slept too long in all', () => {
  const clock = openClock(5);
  const before = clock.now();
  expect([clock.sleep(3), clock.now() - before]).toEqual([0, 3_000_001_000n]);
  expect([clock.sleep(3), clock.overslept()]).toEqual(['end', 1]);
});

test('random bytes depend on the seed alone', () => {
  const draw = (seed: number) => {
    const calls = randomCalls(view, seed) as unknown as Record<'random_get', (at: number, length: number) => number>;
    calls.random_get(0, 1000);
    return [...view.bytes({ at: 0, length: 1000 })];
  };
  expect(draw(1)).toEqual(draw(1));
  expect(draw(2)).not.toEqual(draw(1));
  expect(new Set(draw(1)).size).toBeGreaterThan(200);
});
