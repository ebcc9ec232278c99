import type { RunLimits } from '../model/assignment/assignment.ts';
import { hasEnded } from '../model/program/run-end.ts';
import type { Job, JobLimits, Outcome, Program, RunManner, TimeUse } from '../model/program/toolchain.ts';
import type { SessionTrial, Trial, TrialOutcome } from '../model/result/trial.ts';
import { typedInput } from '../model/assignment/transcript.ts';
import { endOf, subjectOf } from './trial-facts.ts';
import { limitsFor } from './limits.ts';
import { runWithinBudget } from './run-within-budget.ts';
import type { TimeBudget } from './time-budget.ts';

/** Runs each trial in a process of its own, as long as the budget of the submission lasts. */
export function runAlone(program: Program, trials: readonly Trial[], budget: TimeBudget): Promise<TrialOutcome[]> {
  return runWithinBudget(trials, budget, async (some, { limits, ...manner }) => {
    const uses: TimeUse[] = [];
    const outcomes = await runEach(program, some, limits, { ...manner, onUse: (job, use) => (uses[job] = use) });
    return outcomes.map((outcome, index) => ({ outcome, use: uses[index] ?? { cpuSeconds: 0, waitSeconds: 0 } }));
  });
}

/** All as one batch for the toolchain. */
export async function runEach(
  program: Program,
  trials: readonly Trial[],
  limits: RunLimits,
  manner: RunManner,
): Promise<TrialOutcome[]> {
  const jobs = trials.map((trial) => jobOf(trial, limits));
  const outcomes = await program.run(jobs, manner);
  return trials.map((trial, index) => {
    const [outcome] = outcomesOf(outcomes[index], 1);
    if (outcome === undefined) throw new Error(`The toolchain lost the outcome of a ${trial.kind}`);
    return outcome;
  });
}

/**
 * Runs trials of one property in as few processes as it takes. Quick, but a function that remembers earlier calls may
 * answer differently than alone, and a session may not work out: whoever gets a bad outcome, or none, tries that one
 * again with `runAlone`.
 */
export async function runTogether(
  program: Program,
  trials: readonly Trial[],
  budget: TimeBudget,
): Promise<(TrialOutcome | undefined)[]> {
  const { quick, secondLook } = budget;
  const job = jointJob(trials, quick);
  const isHopeless = trials.some((trial) => budget.isHopeless(subjectOf(trial)));
  if (job === undefined || isHopeless) return trials.map(() => undefined);
  const [outcome] = await program.run([job], { allowance: secondLook });
  const outcomes = outcomesOf(outcome, trials.length);
  if (outcomes.length !== trials.length) throw new Error('The toolchain lost outcomes of a batch');
  return outcomes.map(settled);
}

/**
 * Runs trials of one property in few processes, too, but each from the same beginning. Whatever a trial leaves behind in
 * memory is put back after it; one for which that is not enough has another outcome than before, or none.
 */
export async function runApart(
  program: Program,
  trials: readonly Trial[],
  { quick, secondLook }: TimeBudget,
): Promise<(TrialOutcome | undefined)[]> {
  const job = makeJointJob(trials, quick);
  if (job === undefined) return trials.map(() => undefined);
  // Sessions always have that.
  const apart = job.kind === 'calls' ? ({ ...job, apart: true } as const) : job;
  const [outcome] = await program.run([apart], { allowance: secondLook });
  return outcomesOf(outcome, trials.length).map(settled);
}

/** One that was stopped here had a tenth of its time, and has to be run alone, as one has that was not run at all. */
function settled(outcome: TrialOutcome | undefined): TrialOutcome | undefined {
  if (outcome === undefined) return undefined;
  return hasEnded(endOf(outcome), 'out-of-time') ? undefined : outcome;
}

interface KnownJob {
  readonly limits: RunLimits;
  readonly job: Job | undefined;
}

const knownJobs = new WeakMap<readonly Trial[], KnownJob>();

/** The trials of a property are the same for a whole class (shared-trials.ts), and so is what the toolchain is told. */
function jointJob(trials: readonly Trial[], limits: RunLimits): Job | undefined {
  const known = knownJobs.get(trials);
  if (known?.limits === limits) return known.job;
  const job = makeJointJob(trials, limits);
  knownJobs.set(trials, { limits, job });
  return job;
}

/** Undefined where there are none, or where they are not of one kind. */
function makeJointJob(trials: readonly Trial[], runLimits: RunLimits): Job | undefined {
  const [first] = trials;
  if (first === undefined) return undefined;
  const limits = trials.map((trial) => limitsFor(trial, runLimits)).reduce(roomier);
  if (first.kind === 'call') {
    const calls = trials.flatMap((trial) => (trial.kind === 'call' ? [trial.args] : []));
    return calls.length < trials.length ? undefined : { kind: 'calls', function: first.prototype.name, calls, limits };
  }
  if (first.kind !== 'session') return undefined;
  const inputs = trials.flatMap((trial) =>
    trial.kind === 'session' && trial.program === first.program ? [typedInput(trial.typed)] : [],
  );
  return inputs.length < trials.length ? undefined : { kind: 'sessions', ...programOf(first), inputs, limits };
}

function jobOf(trial: Trial, runLimits: RunLimits): Job {
  const limits = limitsFor(trial, runLimits);
  switch (trial.kind) {
    case 'session':
      return { kind: 'session', ...programOf(trial), input: typedInput(trial.typed), limits };
    case 'call':
      return { kind: 'calls', function: trial.prototype.name, calls: [trial.args], limits };
    case 'conversation': {
      const { program, live, script } = trial;
      return { kind: 'conversation', program, start: () => live.converse(script), limits };
    }
    case 'commanding': {
      const { program, live, script } = trial;
      return { kind: 'commanding', program, input: typedInput(script.typed), partner: live.partner(script), limits };
    }
  }
}

function programOf({ program }: SessionTrial): { readonly program?: string } {
  return program === undefined ? {} : { program };
}

function outcomesOf(outcome: Outcome | undefined, count: number): (TrialOutcome | undefined)[] {
  if (outcome === undefined) return [];
  if (outcome.kind === 'sessions') return outcome.sessions.slice(0, count);
  if (outcome.kind !== 'calls') return [outcome];
  return outcome.calls.slice(0, count).map((call) => ({ kind: 'call', ...call }));
}

function roomier(one: JobLimits, other: JobLimits): JobLimits {
  return one.outputBytes >= other.outputBytes ? one : other;
}
