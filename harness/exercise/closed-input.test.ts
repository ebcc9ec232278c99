import { expect, test } from 'vitest';
import type { Job, Program } from '../toolchain/contract/toolchain.ts';
import { counter, programOf, reference, sums } from './counter.fixture.ts';
import { sessionTrial } from './golden-trials.ts';
import { questionsOf } from './property-trials.ts';
import { runEach } from './run-trials.ts';
import { makeTrials, sharedTrials } from './shared-trials.ts';

const closed = { ...counter, closesInput: true } as const;

async function jobsOf(trials: Parameters<typeof runEach>[1]): Promise<readonly Job[]> {
  const received: Job[] = [];
  const { program } = programOf({});
  const recording: Program = {
    ...program,
    run: (jobs, manner) => {
      received.push(...jobs);
      return program.run(jobs, manner);
    },
  };
  await runEach(recording, trials, counter.limits, {});
  return received;
}

function endsOf(jobs: readonly Job[]): unknown[] {
  return [...new Set(jobs.map((job) => ('closesInput' in job ? job.closesInput : 'as before')))];
}

function sharedBy(assignment: typeof counter, truth: typeof reference) {
  const property = { ...sums, runs: 5 };
  return makeTrials({ property, reference: truth, assignment, seed: 1 }, questionsOf(property, assignment, truth));
}

test('random sessions close their input if the assignment does', async () => {
  const sample = async (assignment: typeof counter) => (await sharedBy(assignment, reference)).trials;
  expect(endsOf(await jobsOf(await sample(closed)))).toEqual([true]);
  expect(endsOf(await jobsOf(await sample(counter)))).toEqual(['as before']);
});

test('a golden session closes its input if its transcript does', async () => {
  const golden = { id: 'transcripts/1', about: '', visibility: 'public', points: 1, stopOnFailure: false } as const;
  const transcript = reference.play(['1']);
  const open = sessionTrial({ ...golden, transcript });
  const ended = sessionTrial({ ...golden, transcript: { ...transcript, closesInput: true } });
  expect(endsOf(await jobsOf([open]))).toEqual(['as before']);
  expect(endsOf(await jobsOf([open, ended]))).toEqual(['as before', true]);
});

test('the reference knows that the input is closed', async () => {
  const told: unknown[] = [];
  const telling: typeof reference = {
    ...reference,
    play: (typed, how) => {
      told.push(how?.closesInput);
      return reference.play(typed);
    },
  };
  const expected = async (assignment: typeof counter) => {
    const { trials } = await sharedBy(assignment, telling);
    return [...new Set(trials.map((trial) => (trial.kind === 'session' ? trial.expected.closesInput : 'no session')))];
  };
  expect([await expected(counter), await expected(closed), new Set(told)]).toEqual([
    [undefined],
    [true],
    new Set([undefined, true]),
  ]);
});

test('an assignment that closes its input shares no random runs with one that does not', async () => {
  const source = { property: sums, reference, seed: 1 };
  const open = await sharedTrials({ ...source, assignment: counter }, questionsOf(sums, counter, reference));
  const ended = await sharedTrials({ ...source, assignment: closed }, questionsOf(sums, closed, reference));
  expect(ended).not.toEqual(open);
});
