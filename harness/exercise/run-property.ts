import type { Assignment, Property } from '../model/assignment.ts';
import type { PropertyEvidence } from '../model/grading.ts';
import type { Reference } from '../model/reference.ts';
import type { Program } from '../model/toolchain.ts';
import type { Judge, Judged, Trial } from '../model/trial.ts';
import type { Verdict } from '../model/verdict.ts';
import { confirmedOutcomes } from './confirm.ts';
import { sampleTrials, trialsOf } from './property-trials.ts';
import { sharedTrials } from './shared-trials.ts';
import { runAlone, runTogether } from './run-trials.ts';
import { shrink } from './shrink.ts';

export interface PropertyRun {
  readonly assignment: Pick<Assignment, 'functions' | 'limits'>;
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

/** Runs that are tried before a program counts as one that never answers. */
const probe = 5;

export interface PropertyResult {
  readonly verdicts: readonly Verdict[];
  readonly evidence?: PropertyEvidence;
  /** The smallest failing run that was found. */
  readonly failed?: Trial;
}

/** Random runs against the reference; of the failing ones, the smallest that can be found. */
export async function runProperty(run: PropertyRun): Promise<PropertyResult> {
  const { property, seed, path } = run;
  const arbitrary = trialsOf(property, run.assignment, run.reference);
  const trials = path === undefined ? sharedTrials(run, arbitrary) : sampleTrials(arbitrary, seed, 1, path);
  const results = await tryAllUnlessHopeless(run, trials);
  const verdicts = results.map(({ verdict }) => verdict);
  const unfit = verdicts.find(({ kind }) => kind === 'not-graded');
  if (unfit !== undefined) return { verdicts: [unfit] };
  const failing = trials.flatMap((trial, index) => {
    const judged = results[index];
    return judged !== undefined && run.fails(judged.verdict) ? [{ trial, judged, index }] : [];
  });
  const start = failing.toSorted((one, other) => sizeOf(one.trial) - sizeOf(other.trial)).at(0);
  if (start === undefined) return { verdicts };
  const found = await smallestFrom(run, arbitrary, start);
  const { verdict, evidence } = found.judged;
  if (evidence === undefined || evidence.kind === 'property') return { verdicts };
  const smallest = { verdict, evidence };
  return {
    verdicts,
    failed: found.trial,
    evidence: { kind: 'property', runs: trials.length, failed: failing.length, seed, path: found.path, smallest },
  };
}

/**
 * A program that needs its whole time limit for each of the first runs would need it for all of them: half a
 * minute for one property. The verdict of the first runs then stands for the rest.
 */
async function tryAllUnlessHopeless(run: PropertyRun, trials: readonly Trial[]): Promise<Judged[]> {
  const first = await tryAll(run, trials.slice(0, probe));
  const hopeless = first.length === probe && first.every(({ verdict }) => verdict.kind === 'timed-out');
  const [example] = first;
  if (hopeless && example !== undefined) return trials.map((_trial, index) => first[index] ?? example);
  return [...first, ...(await tryAll(run, trials.slice(probe)))];
}

/** Runs everything together first; what fails there has to be confirmed. */
async function tryAll(run: PropertyRun, trials: readonly Trial[]): Promise<Judged[]> {
  if (trials.length === 1) return tryEachAlone(run, trials);
  const { program, assignment } = run;
  const outcomes = await runTogether(program, trials, assignment.limits);
  const judged = trials.map((trial, index) => {
    const outcome = outcomes[index];
    return outcome === undefined ? undefined : judgeOutcome(run, trial, outcome);
  });
  const doubtful = trials.flatMap((item, index) => {
    const verdict = judged[index]?.verdict;
    return verdict === undefined || run.fails(verdict) ? [{ item, together: outcomes[index] }] : [];
  });
  const confirmed = await confirmedOutcomes(doubtful, {
    alone: (some) => runAlone(program, some, assignment.limits),
    together: (some) => runTogether(program, some, assignment.limits),
  });
  const later = new Map(
    doubtful.map(({ item, together }, index) => [
      item,
      { outcome: confirmed[index], isTheSame: confirmed[index] === together },
    ]),
  );
  return trials.map((trial, index) => {
    const known = judged[index];
    const second = later.get(trial);
    if (known !== undefined && (second === undefined || second.isTheSame)) return known;
    return judgeOutcome(run, trial, second?.outcome);
  });
}

async function tryEachAlone(run: PropertyRun, trials: readonly Trial[]): Promise<Judged[]> {
  const outcomes = await runAlone(run.program, trials, run.assignment.limits);
  return trials.map((trial, index) => judgeOutcome(run, trial, outcomes[index]));
}

function judgeOutcome(run: PropertyRun, trial: Trial, outcome: Parameters<Judge>[1] | undefined): Judged {
  if (outcome === undefined) throw new Error('The toolchain lost an outcome');
  return run.judge(trial, outcome);
}

async function smallestFrom(
  run: PropertyRun,
  arbitrary: Parameters<typeof shrink>[0],
  start: { readonly trial: Trial; readonly judged: Judged; readonly index: number },
) {
  const asFound = { trial: start.trial, judged: start.judged, path: run.path ?? String(start.index) };
  if (run.path !== undefined) return asFound;
  const tryAlone = async (trial: Trial) => {
    const [result] = await tryEachAlone(run, [trial]);
    return result ?? { verdict: { kind: 'accepted' as const } };
  };
  const fails = ({ verdict }: Judged) => run.fails(verdict);
  return (await shrink(arbitrary, run.seed, start, tryAlone, fails)) ?? asFound;
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
