import { expect, test } from 'vitest';
import type { CallOutcome } from '../model/program/run-outcome.ts';
import type { Job } from '../toolchain/contract/toolchain.ts';
import { runAlone } from './run-alone.ts';

const limits = { cpuSeconds: 1, wallSeconds: 1, memoryMiB: 64, outputBytes: 100 };
const jobs = Array.from({ length: 60 }, (_, index): Job => ({
  kind: 'call',
  function: 'f',
  args: [BigInt(index)],
  limits,
}));
const indices = jobs.map((_, index) => index);

/** A program whose function loops for some numbers. */
function looping(isLooping: (number: bigint) => boolean) {
  const portions: number[] = [];
  const run = async (asked: readonly Job[]) => {
    portions.push(asked.length);
    return asked.map((job): CallOutcome => {
      const [number] = job.kind === 'call' ? job.args : [];
      const end = isLooping(BigInt(number ?? 0))
        ? ({ kind: 'timed-out', limit: 'cpu', seconds: 1 } as const)
        : ({ kind: 'finished' } as const);
      return { kind: 'call', end, after: [], printed: new Uint8Array() } as unknown as CallOutcome;
    });
  };
  return { portions, program: { run } };
}

test('jobs that end are all run, in portions that grow', async () => {
  const { program, portions } = looping(() => false);
  expect([...(await runAlone(program, jobs, indices)).keys()]).toEqual(indices);
  expect(portions).toEqual([3, 6, 12, 24, 15]);
});

test('after three time-outs, no other job is run', async () => {
  const { program, portions } = looping((number) => number % 4n === 0n);
  expect((await runAlone(program, jobs, indices)).size).toBe(9);
  expect(portions).toEqual([3, 6]);
});
