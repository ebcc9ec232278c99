import type { Arbitrary } from 'fast-check';
import type { Assignment, Property } from '../model/assignment/assignment.ts';
import { AuthorFault } from '../model/author-fault.ts';
import type { PropertyEvidence } from '../model/result/grading.ts';
import type { Reference } from '../model/assignment/reference.ts';
import type { Program } from '../toolchain/contract/toolchain.ts';
import type { Judge, Judged, Trial, TrialOutcome, Tried } from '../model/result/trial.ts';
import type { Verdict } from '../model/result/verdict.ts';
import { type Question, answered, questionsOf, sampleQuestions } from './property-trials.ts';
import { sharedTrials } from './shared-trials.ts';
import { runAlone, runTogether } from './run-trials.ts';
import { shrink } from './shrink.ts';
import type { TimeBudget } from './time-budget.ts';

export interface PropertyRun {
  readonly assignment: Pick<Assignment, 'functions' | 'closesInput'>;
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
  /** The first counterexample will do. */
  readonly unexplained?: true;
}

/** So many first runs are enough to recognise a program that never answers. */
const probe = 5;

export interface PropertyResult {
  readonly verdicts: readonly Verdict[];
  readonly evidence?: PropertyEvidence;
  /** The smallest failing run that was found. */
  readonly failed?: Trial;
}

/** Random runs against the reference, and the smallest failing one that can be found. */
export async function runProperty(run: PropertyRun): Promise<PropertyResult> {
  return concludeProperty(run, await tryProperty(run));
}

/** All the runs, or the one to replay, in their order. */
export async function tryProperty(run: PropertyRun): Promise<Tried[]> {
  const { seed, path } = run;
  if (path === undefined) return tryAll(run, (await sharedTrials(run, arbitraryOf(run))).trials);
  const asked = sampleQuestions(arbitraryOf(run), seed, 1, path);
  const trials = await Promise.all(asked.map((question) => answered(question, run)));
  return tryAll(
    run,
    trials.flatMap((trial) => trial ?? []),
  );
}

export async function concludeProperty(run: PropertyRun, tried: readonly Tried[]): Promise<PropertyResult> {
  const verdicts = tried.map(({ judged }) => judged.verdict);
  const notGraded = verdicts.find(({ kind }) => kind === 'not-graded');
  if (notGraded !== undefined) return { verdicts: [notGraded] };
  const failing = worstOf(
    tried.flatMap(({ trial, judged }, index) => (run.fails(judged.verdict) ? [{ trial, judged, index }] : [])),
  );
  const start = failing.toSorted((one, other) => sizeOf(one.trial) - sizeOf(other.trial)).at(0);
  if (start === undefined) return { verdicts };
  const found = await smallestFrom(run, { ...start, index: await runNumber(run, start.index) });
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

/** The number of the run in which a trial was made. */
async function runNumber(run: PropertyRun, index: number): Promise<number> {
  if (run.path !== undefined) return index;
  const { numbers } = await sharedTrials(run, arbitraryOf(run));
  return numbers[index] ?? index;
}

/** If some runs are wrong, runs that are only in other words are left out. */
function worstOf(failing: readonly Failing[]): readonly Failing[] {
  const wrong = failing.filter(({ judged }) => !isWording(judged.verdict));
  return wrong.length === 0 ? failing : wrong;
}

/** Right, but in words of its own. */
export function isWording(verdict: Verdict): boolean {
  return verdict.kind === 'presentation' && verdict.classes.includes('wording');
}

function arbitraryOf({ property, assignment, reference }: PropertyRun): Arbitrary<Question> {
  return questionsOf(property, assignment, reference);
}

/** Runs everything together first; trials that remain open are run alone. */
async function tryAll(run: PropertyRun, trials: readonly Trial[]): Promise<Tried[]> {
  if (trials.length === 1) return tryEachAlone(run, trials);
  const { program, budget } = run;
  const judged: (Tried | undefined)[] = trials.map(() => undefined);
  const judgedAt = (index: number, outcome: TrialOutcome): Tried => {
    const trial = trials[index];
    if (trial === undefined) throw new Error('The toolchain made up an outcome');
    return judgeOutcome(run, trial, outcome);
  };
  const outcomes = await runTogether(program, trials, budget, (index, outcome) => {
    const tried = judgedAt(index, outcome);
    judged[index] = tried;
    return !run.fails(tried.judged.verdict);
  });
  const alone = await firstOnesAlone(run, trials, judged);
  const [example] = alone;
  const alwaysTimeOut = example !== undefined && alone.every(isTimeOut);
  if (alwaysTimeOut) return trials.map((trial, index) => alone[index] ?? { ...example, trial });
  const open = trials.filter((_, index) => alone[index] === undefined && outcomes[index] === undefined);
  const later = new Map((await tryEachAlone(run, open)).map((tried) => [tried.trial, tried]));
  return trials.map((trial, index) => {
    const known = alone[index] ?? later.get(trial);
    if (known !== undefined) return known;
    const [outcome, before] = [outcomes[index], judged[index]];
    if (outcome === undefined) throw new Error('The toolchain lost an outcome');
    return before?.outcome === outcome ? before : judgedAt(index, outcome);
  });
}

/**
 * A program that needs its whole time limit for each of the first runs would need it for all of them: half a
 * minute for one property. So if none of these had an outcome together, they are run alone before the others.
 */
async function firstOnesAlone(
  run: PropertyRun,
  trials: readonly Trial[],
  together: readonly (Tried | undefined)[],
): Promise<Tried[]> {
  const isSuspect = trials.length > probe && together.slice(0, probe).every((one) => one === undefined);
  return isSuspect ? tryEachAlone(run, trials.slice(0, probe)) : [];
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
  // Each smaller run would be cut short, too. A wording is fully explained by its texts.
  if (
    run.unexplained === true ||
    run.path !== undefined ||
    run.budget.spent !== undefined ||
    isWording(start.judged.verdict)
  )
    return asFound;
  const tryAlone = async (question: Question) => {
    // A solution that crashes for a smaller input says nothing about it, so this candidate is left out.
    const trial = await answered(question, run).catch(unlessAuthorFault);
    if (trial === undefined) return undefined;
    const [result] = await tryEachAlone(run, [trial]);
    return result === undefined ? undefined : { trial, judged: result.judged };
  };
  // The budget may be spent on the way: a run that was cut short proves nothing about the program.
  const fails = ({ verdict }: Judged) => run.fails(verdict) && !isCutShort(verdict) && !isWording(verdict);
  return (await shrink(arbitraryOf(run), run.seed, start, tryAlone, fails)) ?? asFound;
}

function unlessAuthorFault(error: unknown): undefined {
  if (!(error instanceof AuthorFault)) throw error;
}

/** The number of typed lines, or the length of the arguments: shrinking is easier from a small start. */
function sizeOf(trial: Trial): number {
  switch (trial.kind) {
    case 'session':
      return trial.typed.length;
    case 'call':
      return trial.args.join(' ').length;
    case 'answering':
      return trial.script.length;
    case 'commanding':
      return trial.script.typed.length;
  }
}
