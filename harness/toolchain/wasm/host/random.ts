import { errors } from './errors.ts';
import type { MemoryView } from './memory-view.ts';
import type { SystemCalls } from './system-calls.ts';

/** Random bytes that are the same in every run with this seed (mulberry32). */
export function randomCalls(view: MemoryView, seed: number): SystemCalls {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 24;
  };
  return {
    random_get(at: number, length: number) {
      const bytes = view.bytes({ at, length });
      for (let index = 0; index < bytes.length; index++) bytes[index] = next();
      return errors.none;
    },
  };
}
