import type { RunLimits } from '../model/assignment/assignment.ts';
import type { TimeUse } from '../model/program/run-outcome.ts';
import type { Job, Program, RunManner } from '../toolchain/contract/toolchain.ts';
import type { SessionTrial, Trial, TrialOutcome } from '../model/result/trial.ts';
import { typedInput } from '../model/assignment/transcript.ts';
import { endOf } from '../model/program/ended-outcome.ts';
import { subjectOf } from './trial-facts.ts';
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
): Promise<readonly TrialOutcome[]> {
  const outcomes = await program.run(
    trials.map((trial) => jobOf(trial, limits)),
    manner,
  );
  if (outcomes.length !== trials.length) throw new Error('The toolchain lost outcomes');
  return outcomes;
}

/**
 * Runs trials of one property in as few processes as possible, with a tenth of their limits. That is quick, but settles
 * only outcomes that convince, or that are the same again. Trials without an outcome must be run alone.
 */
export async function runTogether(
  program: Program,
  trials: readonly Trial[],
  budget: TimeBudget,
  convinces: NonNullable<RunManner['convinces']>,
): Promise<(TrialOutcome | undefined)[]> {
  const { quick, secondLook } = budget;
  if (trials.some((trial) => budget.isGivenUp(subjectOf(trial)))) return trials.map(() => undefined);
  const uses = new Map<number, TimeUse>();
  const outcomes = await program.run(jobsOf(trials, quick), {
    allowance: secondLook,
    convinces,
    onUse: (job, use) => void uses.set(job, use),
  });
  if (outcomes.length !== trials.length) throw new Error('The toolchain lost outcomes of a batch');
  return outcomes.map((outcome, index) => {
    const [trial, use] = [trials[index], uses.get(index)];
    if (endOf(outcome).kind === 'postponed') return undefined;
    if (trial !== undefined && use !== undefined) budget.glanced({ ...use, subject: subjectOf(trial), ended: true });
    return outcome;
  });
}

/**
 * Makes the calls of each function in one process, in which each finds memory as the first one did: a process for each
 * takes ten times as long. Each outcome is passed to `convinces`; a call that does not convince must be made alone.
 */
export async function runAfresh(
  program: Program,
  trials: readonly Trial[],
  { glance, firstLook }: TimeBudget,
  convinces: NonNullable<RunManner['convinces']>,
): Promise<void> {
  await program.run(jobsOf(trials, glance), { allowance: firstLook, afresh: true, convinces });
}

interface KnownJobs {
  readonly limits: RunLimits;
  readonly jobs: readonly Job[];
}

const knownJobs = new WeakMap<readonly Trial[], KnownJobs>();

/** The trials of a property are the same for a whole class (shared-trials.ts), and so are their jobs. */
function jobsOf(trials: readonly Trial[], limits: RunLimits): readonly Job[] {
  const known = knownJobs.get(trials);
  if (known?.limits === limits) return known.jobs;
  const jobs = trials.map((trial) => jobOf(trial, limits));
  knownJobs.set(trials, { limits, jobs });
  return jobs;
}

function jobOf(trial: Trial, runLimits: RunLimits): Job {
  const limits = limitsFor(trial, runLimits);
  switch (trial.kind) {
    case 'session':
      return { kind: 'session', ...programOf(trial), input: typedInput(trial.typed), ...closedBy(trial), limits };
    case 'call':
      return { kind: 'call', function: trial.prototype.name, args: trial.args, limits };
    case 'answering': {
      const { program, interactive, script } = trial;
      return { kind: 'answering', program, start: () => interactive.converse(script), limits };
    }
    case 'commanding': {
      const { program, interactive, script } = trial;
      return {
        kind: 'commanding',
        program,
        input: typedInput(script.typed),
        partner: interactive.partner(script),
        limits,
      };
    }
  }
}

function closedBy({ expected }: SessionTrial): { readonly closesInput?: true } {
  return expected.closesInput === undefined ? {} : { closesInput: expected.closesInput };
}

function programOf({ program }: SessionTrial): { readonly program?: string } {
  return program === undefined ? {} : { program };
}
