import { expect, test } from 'vitest';
import type { BuildReport } from '../../model/program/build-report.ts';
import type { Outcome } from '../../model/program/run-outcome.ts';
import type { BuildRequest, Job, Toolchain } from '../../toolchain/contract/toolchain.ts';
import { watchToolchain } from './watch-toolchain.ts';

const limits = { cpuSeconds: 1, wallSeconds: 1, memoryMiB: 1, outputBytes: 1 };
const session = (input: string): Job => ({ kind: 'session', input, limits });
const request: BuildRequest = { files: [], settings: { standard: 'c++17', flags: [], seconds: 1 }, functions: [] };
const report: BuildReport = { leniences: [], diagnostics: [], functions: [], compilerTimedOut: false };

/** A program that prints what it reads, and needs this long for each job. */
function slow(milliseconds: number, batches: number[] = []) {
  let time = 0;
  function outcomeOf(job: Job): Outcome {
    time += milliseconds;
    const printed = Buffer.from(job.kind === 'session' ? job.input : '');
    return { kind: 'session', end: { kind: 'finished' }, printed, reads: [] };
  }
  const toolchain: Toolchain = {
    facts: { kind: 'native', compiler: '', enforced: [], notEnforced: [] },
    build: async () => ({
      kind: 'built',
      report,
      program: {
        async run(jobs) {
          batches.push(jobs.length);
          return jobs.map(outcomeOf);
        },
        dispose: async () => {},
      },
    }),
    macros: async () => ({ predefined: '', ofHeaders: {} }),
  };
  return { toolchain, now: () => time };
}

async function watchedRun(milliseconds: number, jobs: readonly Job[], batches: number[] = []) {
  const said: string[] = [];
  const { toolchain, now } = slow(milliseconds, batches);
  const watched = watchToolchain(toolchain, (what) => said.push(what), now);
  const built = await watched.build(request);
  if (built.kind !== 'built') throw new Error('not built');
  const outcomes = await built.program.run(jobs);
  await built.program.run([{ kind: 'call', function: 'gridState', args: [], limits }]);
  await built.program.run([session('')]);
  const checked = await watched.build({ ...request, checked: 'quickly' });
  if (checked.kind === 'built') await checked.program.run([session('')]);
  return { said, printed: outcomes.map((one) => one.kind === 'session' && Buffer.from(one.printed).toString()) };
}

test('slow golden cases are counted one by one, and the steps after them are named', async () => {
  const { said, printed } = await watchedRun(3000, [session('a'), session('b'), session('c')]);
  expect(said).toEqual([
    'compiling',
    '0 of 3 cases',
    '1 of 3 cases',
    '2 of 3 cases',
    'random runs of gridState',
    'random runs of the whole program',
    'looking for the lines of faults',
    'looking for the lines of faults',
  ]);
  expect(printed).toEqual(['a', 'b', 'c']);
});

test('quick golden cases are run a few at once, and their outcomes keep their order', async () => {
  const inputs = Array.from({ length: 20 }, (_, index) => `${index}`);
  const batches: number[] = [];
  const { printed } = await watchedRun(1, inputs.map(session), batches);
  expect(batches.slice(0, 5)).toEqual([1, 2, 4, 8, 5]);
  expect(printed).toEqual(inputs);
});
