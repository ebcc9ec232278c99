import type { Assignment, GoldenSession, Property } from '../model/assignment/assignment.ts';
import type { Evidence } from '../model/result/grading.ts';
import type { Reference } from '../model/assignment/reference.ts';
import type { Program } from '../toolchain/contract/toolchain.ts';
import type { Judge, Trial, Tried } from '../model/result/trial.ts';
import type { Verdict } from '../model/result/verdict.ts';
import { callTrial, sessionTrial, conversationTrial } from './golden-trials.ts';
import { type PropertyResult, concludeProperty, isWording, tryProperty } from './run-property.ts';
import { runAfresh, runAlone } from './run-trials.ts';
import { subjectOf } from './trial-facts.ts';
import { type TimeBudget, openTimeBudget } from './time-budget.ts';

export interface Exercise {
  readonly assignment: Assignment;
  readonly reference: Reference;
  readonly program: Program;
  readonly judge: Judge;
  /** Learns from runs how to judge; true: judge wrong cases again. Absent: there is nothing to learn. */
  readonly learn?: (tried: readonly Tried[]) => boolean;
  /** Whether a verdict loses marks. */
  readonly fails: (verdict: Verdict) => boolean;
  readonly seed: number;
  /** Cases to run; the others get no result. */
  readonly wanted: (caseId: string) => boolean;
  /** Replays one counterexample of a property. */
  readonly path?: string;
  /** Counterexamples stay as they were found. */
  readonly unexplained?: true;
  /** Required functions that cannot be called, with the verdict that their cases get. */
  readonly uncallable: ReadonlyMap<string, Verdict>;
  /** Programs that cannot be built, with the verdict that their cases get. */
  readonly unplayable: ReadonlyMap<string, Verdict>;
  /** The budget of this submission; absent: a new one. */
  readonly budget?: TimeBudget;
}

export interface CaseResult {
  readonly verdict: Verdict;
  /** The verdict of each run; one for a golden case. */
  readonly trials: readonly Verdict[];
  readonly evidence?: Evidence;
  /** The trial that failed; for a property, the smallest failing run. */
  readonly failed?: Trial;
}

/** Runs every wanted case of the assignment with the student's program; results by case id. */
export async function exercise(run: Exercise): Promise<ReadonlyMap<string, CaseResult>> {
  const results = new Map<string, CaseResult>();
  const { budget = openTimeBudget(run.assignment.limits) } = run;
  const golden = await runGolden(run, results, budget);
  const learnedFromGolden = run.learn?.([...golden.values()]) ?? false;
  const properties: { readonly property: Property; readonly tried: readonly Tried[] }[] = [];
  for (const property of run.assignment.properties.filter(({ id }) => run.wanted(id))) {
    const hindrance = hindranceOf(property, run);
    if (hindrance !== undefined) {
      results.set(property.id, { verdict: hindrance, trials: [hindrance] });
      continue;
    }
    const tried = await tryProperty({ ...run, budget, property });
    properties.push({ property, tried });
  }
  // Once for all properties, because learning looks at every known run each time.
  const learnedFromProperties = run.learn?.(properties.flatMap(({ tried }) => tried)) ?? false;
  const hasLearned = learnedFromGolden || learnedFromProperties;
  const judgedAnew = (tried: Tried) => (hasLearned ? judgeAnew(run, tried) : tried);
  for (const [id, tried] of golden) results.set(id, goldenResult(judgedAnew(tried)));
  applyGates(run, results);
  for (const { property, tried } of properties) {
    const concluded = await concludeProperty({ ...run, budget, property }, tried.map(judgedAnew));
    results.set(property.id, propertyResult(concluded, run));
  }
  return results;
}

/** Right cases stay right; wrong ones may be right with the texts that have been learned since. */
function judgeAnew({ judge }: Exercise, tried: Tried): Tried {
  const { trial, outcome, judged } = tried;
  return judged.verdict.kind === 'accepted' ? tried : { trial, outcome, judged: judge(trial, outcome) };
}

function goldenResult({ trial, judged: { verdict, evidence } }: Tried): CaseResult {
  return { verdict, trials: [verdict], ...(evidence === undefined ? {} : { evidence, failed: trial }) };
}

function propertyResult({ verdicts, evidence, failed }: PropertyResult, { fails }: Exercise): CaseResult {
  // If there was no program to run, there is a verdict but no evidence.
  const failing = verdicts.find((one) => one.kind === 'not-graded' || fails(one));
  return {
    verdict: evidence?.smallest.verdict ?? failing ?? { kind: 'accepted' },
    trials: verdicts,
    ...(evidence === undefined ? {} : { evidence }),
    ...(failed === undefined ? {} : { failed }),
  };
}

function hindranceOf({ target }: Property, { uncallable, unplayable }: Exercise): Verdict | undefined {
  return target.kind === 'calls' ? uncallable.get(target.function) : unplayable.get(target.program ?? '');
}

/** Outcomes by case id. Cases that cannot be run get their results at once. */
async function runGolden(
  run: Exercise,
  results: Map<string, CaseResult>,
  budget: TimeBudget,
): Promise<ReadonlyMap<string, Tried>> {
  const { assignment, reference, program, judge, wanted, uncallable, unplayable } = run;
  const trials: { readonly id: string; readonly trial: Trial }[] = [];
  for (const golden of assignment.calls.filter(({ id }) => wanted(id))) {
    const verdict = uncallable.get(golden.function);
    if (verdict === undefined) trials.push({ id: golden.id, trial: callTrial(golden, assignment) });
    else results.set(golden.id, { verdict, trials: [verdict] });
  }
  for (const golden of assignment.sessions.filter(({ id }) => wanted(id))) {
    const verdict = unplayable.get(golden.program ?? '');
    if (verdict === undefined) trials.push({ id: golden.id, trial: sessionTrial(golden) });
    else results.set(golden.id, { verdict, trials: [verdict] });
  }
  for (const golden of assignment.conversations.filter(({ id }) => wanted(id))) {
    const verdict = unplayable.get(golden.program);
    if (verdict === undefined) trials.push({ id: golden.id, trial: conversationTrial(golden, reference) });
    else results.set(golden.id, { verdict, trials: [verdict] });
  }
  const right = await rightTogether(
    run,
    trials.map(({ trial }) => trial),
    budget,
  );
  // Each in a process of its own, so that a replay shows exactly what was graded.
  const others = trials.filter(({ trial }) => !right.has(trial));
  const outcomes = await runAlone(
    program,
    others.map(({ trial }) => trial),
    budget,
  );
  const alone = new Map(others.map(({ trial }, index) => [trial, outcomes[index]]));
  return new Map(
    trials.map(({ id, trial }) => {
      const known = right.get(trial);
      if (known !== undefined) return [id, known];
      const outcome = alone.get(trial);
      if (outcome === undefined) throw new Error(`The toolchain lost the outcome of ${id}`);
      return [id, { trial, outcome, judged: judge(trial, outcome) }];
    }),
  );
}

const knownTrials = new WeakMap<Trial, readonly Trial[]>();

/** The same array for all submissions with the same trials, so that their jobs are made only once (run-trials.ts). */
function sameForAll(trials: readonly Trial[]): readonly Trial[] {
  const [first] = trials;
  const known = first && knownTrials.get(first);
  if (known?.length === trials.length && known.every((trial, index) => trial === trials[index])) return known;
  if (first !== undefined) knownTrials.set(first, trials);
  return trials;
}

/**
 * Calls and sessions that are right although they share a process, in which each finds memory as the first one did. All
 * others have a process of their own, and so has the first session of each program, which shows how the program really
 * starts and ends. If nothing of the first function or program is right, it may loop or wait everywhere, and nothing
 * more is tried in this way.
 */
async function rightTogether(
  { program, judge }: Exercise,
  trials: readonly Trial[],
  budget: TimeBudget,
): Promise<ReadonlyMap<Trial, Tried>> {
  const right = new Map<Trial, Tried>();
  const candidates = trials.filter(
    (trial, index) =>
      trial.kind === 'call' ||
      (trial.kind === 'session' &&
        trials.slice(0, index).some((one) => one.kind === 'session' && one.program === trial.program)),
  );
  const [first] = candidates;
  if (first === undefined || candidates.length < 2) return right;
  const isOfFirst = (trial: Trial) => subjectOf(trial) === subjectOf(first);
  await tryAfresh(sameForAll(candidates.filter(isOfFirst)));
  if (right.size > 0) await tryAfresh(sameForAll(candidates.filter((trial) => !isOfFirst(trial))));
  return right;

  function tryAfresh(some: readonly Trial[]): Promise<void> {
    return runAfresh(program, some, budget, (index, outcome) => {
      const trial = some[index];
      if (trial === undefined) return false;
      const judged = judge(trial, outcome);
      if (judged.verdict.kind !== 'accepted') return false;
      right.set(trial, { trial, outcome, judged });
      budget.glanced({ cpuSeconds: 0, waitSeconds: 0, subject: subjectOf(trial), ended: true });
      return true;
    });
  }
}

/** A gate that fails makes the later sessions of its program be skipped. */
function applyGates({ assignment, fails, wanted }: Exercise, results: Map<string, CaseResult>): void {
  const closedBy = new Map<string | undefined, GoldenSession>();
  for (const session of assignment.sessions.filter(({ id }) => wanted(id))) {
    const gate = closedBy.get(session.program);
    if (gate !== undefined) {
      const verdict: Verdict = { kind: 'skipped', reason: `“${gate.about}” (${gate.id}) has to pass first` };
      results.set(session.id, { verdict, trials: [verdict] });
      continue;
    }
    const result = results.get(session.id);
    // A session in other words has passed the gate: the deduction for its wording is enough.
    const isOpen = result === undefined || !fails(result.verdict) || isWording(result.verdict);
    if (session.stopOnFailure && !isOpen) closedBy.set(session.program, session);
  }
}
