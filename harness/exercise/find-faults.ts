import { isDeepStrictEqual } from 'node:util';
import type { Assignment } from '../model/assignment.ts';
import type { Diagnosis } from '../model/diagnosis.ts';
import type { Observation } from '../model/finding.ts';
import type { Reference } from '../model/reference.ts';
import type { Program, RunEnd } from '../model/toolchain.ts';
import type { Trial } from '../model/trial.ts';
import type { BuildChecked } from './diagnose.ts';
import { chooseTrials } from './choose-trials.ts';
import { runEach } from './run-trials.ts';
import type { TimeBudget } from './time-budget.ts';
import { endOf } from './trial-facts.ts';

export interface FindingFaults {
  readonly assignment: Assignment;
  readonly reference: Reference;
  /** Cases that came out right. */
  readonly passes: (caseId: string) => boolean;
  readonly buildChecked: BuildChecked;
  readonly budget: TimeBudget;
}

/**
 * Faults of a program whose output is right: a few golden cases run again in a full build with checks. Each finding is what a
 * check saw in the student's own line, twice; whatever else becomes of such a run says nothing.
 */
export async function findFaults(finding: FindingFaults): Promise<Observation[]> {
  const chosen = chooseTrials(finding);
  const trials = chosen.map(({ trial }) => trial);
  if (chosen.length === 0 || finding.budget.spent !== undefined) return [];
  const checked = await finding.buildChecked('fully', trials);
  if (checked === undefined) return [];
  const first = await faultsIn(checked, trials, finding);
  const suspects = chosen.flatMap((one, index) => {
    const fault = first[index];
    return fault === undefined ? [] : [{ ...one, fault }];
  });
  if (suspects.length === 0) return [];
  const again = await faultsIn(
    checked,
    suspects.map(({ trial }) => trial),
    finding,
  );
  const sure = suspects.filter(({ fault }, index) => isDeepStrictEqual(fault, again[index]));
  const places = new Set<string>();
  return sure.flatMap(({ fault, isHidden }) => {
    const found = observationOf(fault, isHidden);
    const key = JSON.stringify([found?.finding.rule, found?.finding.file, found?.finding.line]);
    if (found === undefined || places.has(key)) return [];
    places.add(key);
    return [found];
  });
}

async function faultsIn(
  checked: Program,
  trials: readonly Trial[],
  { budget, assignment }: FindingFaults,
): Promise<(Diagnosis | undefined)[]> {
  const outcomes = await runEach(checked, trials, budget.quick, { allowance: budget.secondLook });
  const provided = (assignment.provided ?? []).map(({ name }) => name);
  return outcomes.map((outcome) => faultOf(endOf(outcome), provided));
}

/** In a file of the course's, it is no fault of the student's. */
function faultOf(end: RunEnd, provided: readonly string[]): Diagnosis | undefined {
  const fault = end.kind === 'crashed' ? end.fault : undefined;
  const file = fault === undefined ? undefined : fileOf(fault);
  return file === undefined || provided.includes(file) || isOfLibrary(file) ? undefined : fault;
}

function fileOf(fault: Diagnosis): string | undefined {
  return fault.kind === 'uninitialised' ? fault.at?.file : fault.file;
}

/** Templates of the library are compiled with the student's code. */
function isOfLibrary(file: string): boolean {
  return file.startsWith('/');
}

function observationOf(fault: Diagnosis, isHidden: boolean): Observation | undefined {
  const rule = ruleOf(fault);
  const place = fault.kind === 'uninitialised' ? fault.at : fault;
  if (rule === undefined || place === undefined) return undefined;
  const { file, line, column } = place;
  const seen = isHidden ? ({ fault, hidden: true } as const) : { fault };
  return { finding: { rule, file, line, column, ...seen }, free: false };
}

/** Undefined: the build with checks has a smaller stack than the program, so to speak, and what it says of that is not used. */
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
