import { isDeepStrictEqual } from 'node:util';
import type { Diagnosis } from '../model/result/diagnosis.ts';
import { isByLimits } from '../model/program/run-end.ts';
import type { RunEnd } from '../model/program/run-outcome.ts';
import type { BuildRequest, Program } from '../toolchain/contract/toolchain.ts';
import type { Trial, TrialOutcome } from '../model/result/trial.ts';
import { verdictKinds } from '../model/result/verdict-kinds.ts';
import type { CaseResult } from './exercise.ts';
import { runEach } from './run-trials.ts';
import { checkedLimits } from './checked-limits.ts';
import type { TimeBudget } from './time-budget.ts';

export interface Diagnosing {
  readonly results: ReadonlyMap<string, CaseResult>;
  readonly program: Program;
  readonly buildChecked: BuildChecked;
  /** Make a full build with checks for every fault, not only for crashes whose line is unknown otherwise. */
  readonly thoroughly: boolean;
  readonly budget: TimeBudget;
}

/**
 * Builds the same sources with checks; undefined if that fails. The provider of this function disposes of its builds.
 */
export type BuildChecked = (
  how: NonNullable<BuildRequest['checked']>,
  trials: readonly Trial[],
) => Promise<Program | undefined>;

/** Reports show the first failing cases of a kind in full. */
const maxOfOneKind = 2;
const maxCases = 12;

/** Why cases fail, by their ids, as far as a run of the same sources with checks can tell. Verdicts do not change. */
export async function diagnose(diagnosing: Diagnosing): Promise<ReadonlyMap<string, Diagnosis>> {
  const failing = failingCases(diagnosing.results);
  // An explanation is not worth more time than all the marks. But one crash is explained, as crashes may have spent the
  // time.
  if (diagnosing.budget.spent !== undefined) {
    const crash = failing.filter(({ crashed }) => crashed).slice(0, 1);
    return crash.length === 0 ? new Map() : diagnoseIn(diagnosing, 'fully', crash);
  }
  if (failing.length === 0) return new Map();
  const found = await diagnoseIn(diagnosing, diagnosing.thoroughly ? 'fully' : 'quickly', failing);
  const crashes = failing.filter(({ id, crashed }) => crashed && !found.has(id));
  if (diagnosing.thoroughly || crashes.length === 0) return found;
  return new Map([...found, ...(await diagnoseIn(diagnosing, 'fully', crashes))]);
}

async function diagnoseIn(
  diagnosing: Diagnosing,
  how: 'quickly' | 'fully',
  failing: readonly FailingCase[],
): Promise<ReadonlyMap<string, Diagnosis>> {
  const trials = failing.map(({ trial }) => trial);
  const checked = await diagnosing.buildChecked(how, trials);
  return checked === undefined ? new Map() : compareRuns(diagnosing, checked, failing);
}

interface FailingCase {
  readonly id: string;
  readonly trial: Trial;
  readonly crashed: boolean;
}

function failingCases(results: ReadonlyMap<string, CaseResult>): FailingCase[] {
  const candidates = [...results].flatMap(([id, { verdict, failed }]) =>
    failed === undefined || !verdictKinds[verdict.kind].worthDiagnosing
      ? []
      : [{ id, trial: failed, crashed: verdict.kind === 'crashed' }],
  );
  // Crashes come first, because their causes are certain to be found.
  const inOrder = [...candidates.filter(({ crashed }) => crashed), ...candidates.filter(({ crashed }) => !crashed)];
  const counts = new Map<string, number>();
  return inOrder
    .filter((candidate) => {
      const kind = kindOf(candidate);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      return (counts.get(kind) ?? 0) <= maxOfOneKind;
    })
    .slice(0, maxCases);
}

/** Golden and random cases of one function, or of one program. */
function kindOf({ id, trial }: FailingCase): string {
  const [group = ''] = id.split('/');
  return `${group} ${trial.kind === 'call' ? trial.prototype.name : (trial.program ?? '')}`;
}

/**
 * Each case runs twice in both builds, by turns: a result that is not the same both times depends on the clock or on
 * addresses in memory, and shows nothing.
 */
async function compareRuns(
  { program, budget }: Diagnosing,
  checked: Program,
  failing: readonly FailingCase[],
): Promise<ReadonlyMap<string, Diagnosis>> {
  const first = await runBoth(failing);
  const telling = failing.filter((_one, index) => diagnosisOf(first[index]) !== undefined);
  const before = first.filter((pair) => diagnosisOf(pair) !== undefined);
  const again = telling.length === 0 ? [] : await runBoth(telling);
  return new Map(
    telling.flatMap(({ id }, index): [string, Diagnosis][] => {
      const found = diagnosisOf(before[index]);
      return found !== undefined && saysTheSame(before[index], again[index]) ? [[id, found]] : [];
    }),
  );

  async function runBoth(cases: readonly FailingCase[]): Promise<Pair[]> {
    const trials = cases.map(({ trial }) => trial);
    const manner = { allowance: budget.firstLook };
    const plain = await runEach(program, trials, checkedLimits(budget), manner);
    const withChecks = await runEach(checked, trials, checkedLimits(budget), manner);
    return plain.flatMap((outcome, index) => {
      const other = withChecks[index];
      return other === undefined ? [] : [{ plain: seen(outcome), checked: seen(other) }];
    });
  }
}

/**
 * If the checks report a fault, only the fault must be the same: a crash in the plain build can be slow, and is then
 * stopped.
 */
function saysTheSame(one: Pair | undefined, other: Pair | undefined): boolean {
  const found = diagnosisOf(one);
  return found?.kind === 'uninitialised' ? isDeepStrictEqual(one, other) : isDeepStrictEqual(found, diagnosisOf(other));
}

interface Pair {
  readonly plain: Seen;
  readonly checked: Seen;
}

interface Seen {
  readonly end: RunEnd;
  /** All that came of the run. */
  readonly said: readonly unknown[];
}

/** What can be compared: equal bytes are equal texts. */
function seen(outcome: TrialOutcome): Seen {
  switch (outcome.kind) {
    case 'session':
      return { end: outcome.end, said: [textOf(outcome.printed)] };
    case 'call':
      return { end: outcome.end, said: [textOf(outcome.printed), outcome.returned, outcome.after] };
    case 'answering':
      return { end: outcome.end, said: [outcome.conversation] };
    case 'commanding':
      return { end: outcome.session.end, said: [outcome.conversation, textOf(outcome.session.printed)] };
  }
}

function textOf(printed: Uint8Array): string {
  return Buffer.from(printed).toString('latin1');
}

function diagnosisOf(pair: Pair | undefined): Diagnosis | undefined {
  if (pair === undefined) return undefined;
  const { plain, checked } = pair;
  if (checked.end.kind === 'crashed' && checked.end.fault !== undefined) return checked.end.fault;
  // The checks take time and memory of their own.
  const byLimit = [plain, checked].some(({ end }) => isByLimits(end));
  return byLimit || isDeepStrictEqual(plain, checked) ? undefined : { kind: 'uninitialised' };
}
