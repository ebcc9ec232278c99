import type { Assignment, Property } from '../model/assignment/assignment.ts';
import type { PropertyEvidence } from '../model/result/grading.ts';
import type { Reference } from '../model/assignment/reference.ts';
import type { Program } from '../model/program/toolchain.ts';
import type { Judge, Judged, Trial, TrialOutcome, Tried } from '../model/result/trial.ts';
import type { Verdict } from '../model/result/verdict.ts';
import { confirmedOutcomes } from './confirm.ts';
import { sampleTrials, trialsOf } from './property-trials.ts';
import { sharedTrials } from './shared-trials.ts';
import { runAlone, runApart, runTogether } from './run-trials.ts';
import { shrink } from './shrink.ts';
import type { TimeBudget } from './time-budget.ts';

export interface PropertyRun {
  readonly assignment: Pick<Assignment, 'functions'>;
  readonly budget: TimeBudget;
  readonly property: Property;
  readonly reference: Reference;
  readonly program: Program;
  readonly judge: Judge;
  /** Whether a verdict counts as a failing run. */
  readonly fails: (verdict: Verdict) => boolean;
  readonly seed: number;
  /** Replays one counterexample instead of all the runs. */
  readonly path?: string;
}

/** So many first runs tell a program that never answers. */
const probe = 5;

export interface PropertyResult {
  readonly verdicts: readonly Verdict[];
  readonly evidence?: PropertyEvidence;
  /** The smallest failing run that was found. */
  readonly failed?: Trial;
}

/** Random runs against the reference; of the failing ones, the smallest that can be found. */
export async function runProperty(run: PropertyRun): Promise<PropertyResult> {
  return concludeProperty(run, await tryProperty(run));
}

/** All the runs, or the one to replay, in their order. */
export async function tryProperty(run: PropertyRun): Promise<Tried[]> {
  const { seed, path } = run;
  const arbitrary = arbitraryOf(run);
  return tryAll(run, path === undefined ? sharedTrials(run, arbitrary) : sampleTrials(arbitrary, seed, 1, path));
}

export async function concludeProperty(run: PropertyRun, tried: readonly Tried[]): Promise<PropertyResult> {
  const verdicts = tried.map(({ judged }) => judged.verdict);
  const unfit = verdicts.find(({ kind }) => kind === 'not-graded');
  if (unfit !== undefined) return { verdicts: [unfit] };
  const failing = worstOf(
    tried.flatMap(({ trial, judged }, index) => (run.fails(judged.verdict) ? [{ trial, judged, index }] : [])),
  );
  const start = failing.toSorted((one, other) => sizeOf(one.trial) - sizeOf(other.trial)).at(0);
  if (start === undefined) return { verdicts };
  const found = await smallestFrom(run, start);
  const { verdict, evidence } = found.judged;
  if (evidence === undefined || evidence.kind === 'property') return { verdicts };
  const smallest = { verdict, evidence };
  const { seed } = run;
  return {
    verdicts,
    failed: found.trial,
    evidence: { kind: 'property', runs: tried.length, failed: failing.length, seed, path: found.path, smallest },
  };
}

interface Failing {
  readonly trial: Trial;
  readonly judged: Judged;
  readonly index: number;
}

/** Where some runs are wrong, those that only say it in other words are not what there is to show. */
function worstOf(failing: readonly Failing[]): readonly Failing[] {
  const wrong = failing.filter(({ judged }) => !isWording(judged.verdict));
  return wrong.length === 0 ? failing : wrong;
}

/** Right, but in words of its own. */
export function isWording(verdict: Verdict): boolean {
  return verdict.kind === 'presentation' && verdict.classes.includes('wording');
}

function arbitraryOf({ property, assignment, reference }: PropertyRun): Parameters<typeof shrink>[0] {
  return trialsOf(property, assignment, reference);
}

/** Runs everything together first; what fails there has to be confirmed. */
async function tryAll(run: PropertyRun, trials: readonly Trial[]): Promise<Tried[]> {
  if (trials.length === 1) return tryEachAlone(run, trials);
  const { program, budget } = run;
  const outcomes = await runTogether(program, trials, budget);
  const judged = trials.map((trial, index) => {
    const outcome = outcomes[index];
    return outcome === undefined ? undefined : judgeOutcome(run, trial, outcome);
  });
  const alone = await firstOnesAlone(run, trials, judged);
  const [example] = alone;
  const hopeless = example !== undefined && alone.every(isTimeOut);
  if (hopeless) return trials.map((trial, index) => alone[index] ?? { ...example, trial });
  const doubtful = trials.flatMap((item, index) => {
    const verdict = judged[index]?.judged.verdict;
    const isOpen = alone[index] === undefined && (verdict === undefined || run.fails(verdict));
    return isOpen ? [{ item, together: outcomes[index] }] : [];
  });
  const confirmed = await confirmedOutcomes(doubtful, {
    alone: (some) => runAlone(program, some, budget),
    apart: (some) => runApart(program, some, budget),
  });
  const later = new Map(
    doubtful.map(({ item, together }, index) => [
      item,
      { outcome: confirmed[index], isTheSame: confirmed[index] === together },
    ]),
  );
  return trials.map((trial, index) => {
    const known = alone[index] ?? judged[index];
    const second = later.get(trial);
    if (known !== undefined && (second === undefined || second.isTheSame)) return known;
    return judgeOutcome(run, trial, second?.outcome);
  });
}

/**
 * A program that needs its whole time limit for each of the first runs would need it for all of them: half a
 * minute for one property. So where none of these came out in company, they are run alone before the others are.
 */
async function firstOnesAlone(
  run: PropertyRun,
  trials: readonly Trial[],
  together: readonly (Tried | undefined)[],
): Promise<Tried[]> {
  const first = together.slice(0, probe);
  const isSuspect = trials.length > probe && first.every((one) => one === undefined || isTimeOut(one));
  if (!isSuspect) return [];
  const known = first.flatMap((one) => one ?? []);
  return known.length === probe ? known : tryEachAlone(run, trials.slice(0, probe));
}

function isCutShort(verdict: Verdict): boolean {
  return verdict.kind === 'timed-out' && verdict.budget !== undefined;
}

function isTimeOut({ judged }: Tried): boolean {
  return judged.verdict.kind === 'timed-out';
}

async function tryEachAlone(run: PropertyRun, trials: readonly Trial[]): Promise<Tried[]> {
  const outcomes = await runAlone(run.program, trials, run.budget);
  return trials.map((trial, index) => judgeOutcome(run, trial, outcomes[index]));
}

function judgeOutcome(run: PropertyRun, trial: Trial, outcome: TrialOutcome | undefined): Tried {
  if (outcome === undefined) throw new Error('The toolchain lost an outcome');
  return { trial, outcome, judged: run.judge(trial, outcome) };
}

async function smallestFrom(run: PropertyRun, start: Failing) {
  const asFound = { trial: start.trial, judged: start.judged, path: run.path ?? String(start.index) };
  // Each step down would be one more run that is cut short. Of words, the texts alone tell everything.
  if (run.path !== undefined || run.budget.spent !== undefined || isWording(start.judged.verdict)) return asFound;
  const tryAlone = async (trial: Trial) => {
    const [result] = await tryEachAlone(run, [trial]);
    return result?.judged ?? { verdict: { kind: 'accepted' as const } };
  };
  // The budget may be spent on the way: what was cut short says nothing about the program.
  const fails = ({ verdict }: Judged) => run.fails(verdict) && !isCutShort(verdict) && !isWording(verdict);
  return (await shrink(arbitraryOf(run), run.seed, start, tryAlone, fails)) ?? asFound;
}

/** Fewer typed lines or shorter numbers: an easier start for the way down. */
function sizeOf(trial: Trial): number {
  switch (trial.kind) {
    case 'session':
      return trial.typed.length;
    case 'call':
      return trial.args.join(' ').length;
    case 'conversation':
      return trial.script.length;
    case 'commanding':
      return trial.script.typed.length;
  }
}
