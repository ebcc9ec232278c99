import { isDeepStrictEqual } from 'node:util';
import type { Assignment } from '../model/assignment/assignment.ts';
import type { Diagnosis } from '../model/result/diagnosis.ts';
import type { Observation } from '../model/result/finding.ts';
import type { Reference } from '../model/assignment/reference.ts';
import type { Diagnostic } from '../model/program/build-report.ts';
import type { RunEnd } from '../model/program/run-outcome.ts';
import type { Judge } from '../model/result/trial.ts';
import { type ChosenTrial, chooseTrials } from './choose-trials.ts';
import type { BuildChecked } from './diagnose.ts';
import { type CheckedRun, findUnset } from './find-unset.ts';
import { checkedLimits } from './checked-limits.ts';
import { runEach } from './run-trials.ts';
import type { TimeBudget } from './time-budget.ts';
import { endOf } from '../model/program/ended-outcome.ts';

export interface FindingFaults {
  readonly assignment: Assignment;
  readonly reference: Reference;
  readonly judge: Judge;
  /** Whether the case is right. */
  readonly passes: (caseId: string) => boolean;
  readonly buildChecked: BuildChecked;
  readonly askForUnsetVariables: () => Promise<readonly Diagnostic[]>;
  readonly budget: TimeBudget;
}

/**
 * Faults of a program whose output is right: golden cases run again in a full build with checks. Each finding is a
 * fault that a check saw in a line of the student, twice; any other result of such a run proves nothing.
 */
export async function findFaults(finding: FindingFaults): Promise<Observation[]> {
  const chosen = chooseTrials(finding);
  if (chosen.length === 0 || finding.budget.spent !== undefined) return [];
  const trials = chosen.map(({ trial }) => trial);
  const checked = await finding.buildChecked('fully', trials);
  if (checked === undefined) return [];
  const first = await runChecked(chosen);
  const suspects = first.filter(({ fault, verdict }) => fault !== undefined || verdict.kind !== 'accepted');
  if (suspects.length === 0) return [];
  const again = await runChecked(suspects.map((one) => one.chosen));
  const same = suspects.filter((one, index) => isDeepStrictEqual(one, again[index]));
  const faults = same.flatMap(({ fault, chosen: { isHidden } }) =>
    fault === undefined ? [] : (observationOf(fault, isHidden) ?? []),
  );
  const unset = await findUnset(
    finding,
    same.filter(({ fault }) => fault === undefined),
  );
  return oncePerLine([...faults, ...unset]);

  async function runChecked(some: readonly ChosenTrial[]): Promise<CheckedRun[]> {
    if (checked === undefined) return [];
    const { budget, assignment, judge } = finding;
    const provided = (assignment.provided ?? []).map(({ name }) => name);
    const manner = { allowance: budget.secondLook };
    const outcomes = await runEach(
      checked,
      some.map(({ trial }) => trial),
      checkedLimits(budget),
      manner,
    );
    return some.flatMap((one, index) => {
      const outcome = outcomes[index];
      if (outcome === undefined) return [];
      const { verdict } = judge(one.trial, outcome);
      return [{ chosen: one, verdict, end: endOf(outcome), fault: faultOf(endOf(outcome), provided) }];
    });
  }
}

function oncePerLine(observations: readonly Observation[]): Observation[] {
  const known = new Set<string>();
  return observations.filter(({ finding: { rule, file, line } }) => {
    const key = JSON.stringify([rule, file, line]);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}

/** Faults in course files do not count, nor do those in templates of the library, whose files are elsewhere. */
function faultOf(end: RunEnd, provided: readonly string[]): Diagnosis | undefined {
  const fault = end.kind === 'crashed' ? end.fault : undefined;
  const file = fault?.kind === 'uninitialised' ? fault.at?.file : fault?.file;
  if (fault === undefined || file === undefined || ruleOf(fault) === undefined) return undefined;
  return provided.includes(file) || file.startsWith('/') ? undefined : fault;
}

function observationOf(fault: Diagnosis, isHidden: boolean): Observation | undefined {
  const rule = ruleOf(fault);
  const place = fault.kind === 'uninitialised' ? fault.at : fault;
  if (rule === undefined || place === undefined) return undefined;
  const { file, line, column } = place;
  const seen = isHidden ? ({ fault, visibility: 'hidden' } as const) : { fault };
  return { finding: { rule, file, line, column, ...seen }, free: false };
}

/** Undefined for other crashes: stack frames are larger in a build with checks. */
function ruleOf({ kind }: Diagnosis): 'memory-fault' | 'undefined-behaviour' | undefined {
  switch (kind) {
    case 'index-out-of-bounds':
    case 'memory-fault':
    case 'library-check':
    case 'null-pointer':
      return 'memory-fault';
    case 'division-by-zero':
    case 'overflow':
    case 'shift-out-of-range':
    case 'no-return':
    case 'array-size':
    case 'impossible-value':
    case 'uninitialised':
      return 'undefined-behaviour';
    case 'endless-recursion':
    case 'stack-overflow':
    case 'uncaught-exception':
    case 'crash-place':
      return undefined;
  }
}
