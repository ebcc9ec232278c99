import type { Assignment } from '../model/assignment/assignment.ts';
import type { Diagnosis } from '../model/result/diagnosis.ts';
import type { Observation } from '../model/result/finding.ts';
import { isByLimits } from '../model/program/run-end.ts';
import type { Diagnostic } from '../model/program/build-report.ts';
import type { RunEnd } from '../model/program/run-outcome.ts';
import type { Judge } from '../model/result/trial.ts';
import type { Verdict } from '../model/result/verdict.ts';
import type { ChosenTrial } from './choose-trials.ts';
import type { BuildChecked } from './diagnose.ts';
import { checkedLimits } from './checked-limits.ts';
import { runEach } from './run-trials.ts';
import type { TimeBudget } from './time-budget.ts';

/** The result of a right case in a build with checks. */
export interface CheckedRun {
  readonly chosen: ChosenTrial;
  readonly verdict: Verdict;
  readonly end: RunEnd;
  readonly fault: Diagnosis | undefined;
}

export interface FindingUnset {
  readonly assignment: Pick<Assignment, 'files'>;
  readonly judge: Judge;
  readonly buildChecked: BuildChecked;
  readonly askForUnsetVariables: () => Promise<readonly Diagnostic[]>;
  readonly budget: TimeBudget;
}

/**
 * Right cases that go wrong when variables without a value hold garbage. If the very same build is right with zeros in
 * those variables, one of them is certainly used: nothing else differs.
 */
export async function findUnset(finding: FindingUnset, wrong: readonly CheckedRun[]): Promise<Observation[]> {
  // The checks take time and memory of their own.
  const suspects = wrong.filter(({ end }) => !isByLimits(end));
  if (suspects.length === 0) return [];
  const trials = suspects.map(({ chosen }) => chosen.trial);
  const zeroed = await finding.buildChecked('zeroed', trials);
  if (zeroed === undefined) return [];
  const { budget, judge } = finding;
  const outcomes = await runEach(zeroed, trials, checkedLimits(budget), { allowance: budget.secondLook });
  const isRight = trials.some((trial, index) => {
    const outcome = outcomes[index];
    return outcome !== undefined && judge(trial, outcome).verdict.kind === 'accepted';
  });
  return isRight ? observed(await finding.askForUnsetVariables(), finding.assignment.files) : [];
}

/** Reports the line that the compiler names. If it names none or several, only the fact is certain. */
function observed(warnings: readonly Diagnostic[], files: readonly string[]): Observation[] {
  const lines = new Map(warnings.map((one) => [`${one.file}:${one.line}`, one]));
  const [only] = lines.values();
  const isCertain = only !== undefined && lines.size === 1 && only.line > 0;
  const at = isCertain ? { file: only.file, line: only.line, column: only.column } : undefined;
  const fault: Diagnosis = at === undefined ? { kind: 'uninitialised' } : { kind: 'uninitialised', at };
  const place = at ?? { file: files[0] ?? '', line: 0, column: 0 };
  return [{ finding: { rule: 'undefined-behaviour', ...place, fault }, free: false }];
}
