import { errors } from './errors.ts';
import type { MemoryView } from './memory-view.ts';
import type { SystemCalls } from './system-calls.ts';

const nanosecondsPerSecond = 1_000_000_000n;
/** 2020-01-01T00:00:00Z, in seconds since 1970. */
const startSeconds = 1_577_836_800n;
/** How far a look at the clock moves it, so that a loop that waits for a later time comes to its end. */
const lookNanoseconds = 1_000n;

const subscriptionBytes = 48;
const eventBytes = 32;
const clockEvent = 0;
const isAbsolute = 1;

/**
 * A clock that moves only when it is asked, so that every run is the same. Sleeping takes no time: it moves the clock.
 * A program that has slept for `maxSleepSeconds` in all ends, after a call of `onOverslept`.
 */
export function clockCalls(view: MemoryView, maxSleepSeconds: number, onOverslept: () => void): SystemCalls {
  const start = startSeconds * nanosecondsPerSecond;
  const maxSleep = BigInt(Math.round(maxSleepSeconds * 1e9));
  let now = start;
  let slept = 0n;
  return {
    clock_time_get(_clock: number, _precision: bigint, time: number) {
      now += lookNanoseconds;
      view.setInteger64(time, now);
      return errors.none;
    },
    clock_res_get(_clock: number, resolution: number) {
      view.setInteger64(resolution, lookNanoseconds);
      return errors.none;
    },
    sched_yield: () => errors.none,
    poll_oneoff(subscriptions: number, events: number, count: number, written: number) {
      let longest = 0n;
      for (let index = 0; index < count; index++) {
        const from = subscriptions + subscriptionBytes * index;
        const to = events + eventBytes * index;
        const subscription = view.bytes({ at: from, length: subscriptionBytes });
        const kind = subscription[8] ?? 0;
        view.bytes({ at: to, length: eventBytes }).fill(0);
        view.bytes({ at: to, length: 8 }).set(subscription.subarray(0, 8));
        view.setByte(to + 10, kind);
        if (kind !== clockEvent) continue;
        const wait = waitOf(subscription, now);
        if (wait > longest) longest = wait;
      }
      now += longest;
      slept += longest;
      view.setInteger32(written, count);
      if (slept <= maxSleep) return errors.none;
      onOverslept();
      return 'end';
    },
  };
}

function waitOf(subscription: Uint8Array, now: bigint): bigint {
  const data = new DataView(subscription.buffer, subscription.byteOffset, subscription.byteLength);
  const time = data.getBigUint64(24, true);
  const wait = (data.getUint16(40, true) & isAbsolute) === 0 ? time : time - now;
  return wait > 0n ? wait : 0n;
}
