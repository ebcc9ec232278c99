import type { RunLimits } from '../model/assignment/assignment.ts';
import type { RunEnd, TimeUse } from '../model/program/run-outcome.ts';
import type { Allowance } from '../toolchain/contract/toolchain.ts';
import type { Trial, TrialOutcome } from '../model/result/trial.ts';
import { endOf, endedOutcome } from '../model/program/ended-outcome.ts';
import { subjectOf } from './trial-facts.ts';
import type { Charge, TimeBudget } from './time-budget.ts';

/** One trial in a process of its own, and what it used. */
export interface Ran {
  readonly outcome: TrialOutcome;
  readonly use: TimeUse;
}

export interface RunWay {
  readonly limits: RunLimits;
  readonly allowance?: Allowance;
  readonly sideBySide?: number;
}

/** Runs trials, each in a process of its own. */
export type RunTrials = (trials: readonly Trial[], way: RunWay) => Promise<Ran[]>;

/** Waiting runs use no processor; computing ones may use both processors of a small machine. */
const waitingSideBySide = 8;
/** How many cases of a program that waits get a first glance side by side. */
const glancesSideBySide = 12;
const computingSideBySide = 2;
/** So many further cases are tried if none of the first case of each function and program ends at a glance. */
const moreGlances = 4;

/**
 * Runs each trial alone, as long as it may run, until the budget of the submission is spent.
 *
 * At first every trial gets a sixtieth of its limits, which is more than any honest one needs. If one needs more, the
 * others of its function or program are put off. If nothing ends, one trial gets its full limits. If something works,
 * the others get a tenth, and then all that are left get their full limits in turn. When the budget is spent, a trial
 * keeps the outcome of its tenth.
 */
export async function runWithinBudget(
  trials: readonly Trial[],
  budget: TimeBudget,
  run: RunTrials,
): Promise<TrialOutcome[]> {
  const outcomes = new Map<number, TrialOutcome>();
  const slow = new Map<number, TrialOutcome>();
  let open = [...trials.keys()];

  await lookAround();
  if (!budget.hasEnded && budget.spent === undefined) await runFully(budget.waits ? waitingSideBySide : 1);
  if (budget.hasEnded) await lookAt(untried(), budget.secondLook);
  while (open.length > 0 && budget.spent === undefined) {
    await runFully(budget.waits ? waitingSideBySide : computingSideBySide);
  }
  for (const index of open) outcomes.set(index, cutShort(index));
  return [...trials.keys()].flatMap((index) => outcomes.get(index) ?? []);

  function untried(): number[] {
    return open.filter((index) => !slow.has(index) && !isGivenUp(index));
  }

  /** The first case shows whether the program waits; if so, some others of all kinds wait side by side. */
  async function lookAround(): Promise<void> {
    const [first] = untried();
    if (first === undefined) return;
    await glanceAt([first]);
    const isQuick = outcomes.has(first);
    const others = untried().filter((index) => isQuick || subjectAt(index) !== subjectAt(first));
    if (budget.waits) {
      await glanceAt([...new Set([...firstOfEach(others), ...evenlyChosen(untried(), moreGlances)])]);
      return;
    }
    await glanceAt(others, budget.firstLook);
    // A few cases that loop must not hide that the others work.
    if (!budget.hasEnded) await glanceAt(evenlyChosen(untried(), moreGlances));
  }

  async function glanceAt(some: readonly number[], allowance?: Allowance): Promise<void> {
    const ran = await runThese(some, {
      limits: budget.glance,
      ...(allowance && { allowance }),
      ...(budget.waits && { sideBySide: glancesSideBySide }),
    });
    for (const [at, index] of some.entries()) {
      const one = ran[at];
      if (one === undefined || endOf(one.outcome).kind === 'postponed') continue;
      const charge = chargeOf(one, subjectAt(index));
      budget.glanced(charge);
      if (charge.ended) outcomes.set(index, one.outcome);
    }
    open = open.filter((index) => !outcomes.has(index));
  }

  async function lookAt(some: readonly number[], allowance: Allowance): Promise<void> {
    const ran = await runThese(some, { limits: budget.quick, allowance });
    for (const [at, index] of some.entries()) {
      const one = ran[at];
      if (one === undefined || endOf(one.outcome).kind === 'postponed') continue;
      const charge = chargeOf(one, subjectAt(index));
      budget.note(charge);
      if (charge.ended) outcomes.set(index, one.outcome);
      else slow.set(index, brokenOff(one));
    }
    open = open.filter((index) => !outcomes.has(index));
  }

  /** Runs the next trials, first those that may be quick. Trials after the one that spends the budget do not count. */
  async function runFully(count: number): Promise<void> {
    const mayBeQuick = budget.hasEnded ? open.filter((index) => !slow.has(index)) : [];
    const next = [...new Set([...mayBeQuick, ...firstOfEach(open), ...open])].slice(0, count);
    const ran = await runThese(next, { limits: budget.full, sideBySide: count });
    for (const [at, index] of next.entries()) {
      const one = ran[at];
      if (one === undefined || budget.spent !== undefined) break;
      budget.charge(chargeOf(one, subjectAt(index)));
      outcomes.set(index, one.outcome);
      slow.delete(index);
    }
    open = open.filter((index) => !outcomes.has(index));
  }

  async function runThese(indexes: readonly number[], way: RunWay): Promise<Ran[]> {
    const some = indexes.flatMap((index) => trials[index] ?? []);
    return some.length === 0 ? [] : run(some, budget.waits ? { sideBySide: waitingSideBySide, ...way } : way);
  }

  function subjectAt(index: number): string {
    const trial = trials[index];
    return trial === undefined ? '' : subjectOf(trial);
  }

  function firstOfEach(some: readonly number[]): number[] {
    const firsts = new Map<string, number>();
    for (const index of some) if (!firsts.has(subjectAt(index))) firsts.set(subjectAt(index), index);
    return [...firsts.values()];
  }

  function isGivenUp(index: number): boolean {
    return budget.isGivenUp(subjectAt(index));
  }

  function cutShort(index: number): TrialOutcome {
    const trial = trials[index];
    const { spent } = budget;
    if (trial === undefined || spent === undefined) throw new Error('A trial was forgotten');
    const tried = slow.get(index);
    if (tried === undefined) {
      const seconds = spent.clock === 'cpu' ? budget.full.cpuSeconds : budget.full.wallSeconds;
      return endedOutcome(trial.kind, {
        kind: 'timed-out',
        clock: spent.clock,
        seconds,
        budget: { ...spent, ran: false },
      });
    }
    const end = endOf(tried);
    return end.kind === 'timed-out' ? withEnd(tried, { ...end, budget: { ...spent, ran: true } }) : tried;
  }
}

function evenlyChosen(all: readonly number[], count: number): number[] {
  const step = all.length / count;
  return step <= 1 ? [...all] : Array.from({ length: count }, (_, at) => all[Math.floor((at + 1) * step) - 1] ?? 0);
}

function chargeOf({ outcome, use: { brokenOffAfter, ...use } }: Ran, subject: string): Charge {
  const end = endOf(outcome);
  if (brokenOffAfter !== undefined) return { cpuSeconds: 0, waitSeconds: brokenOffAfter, subject, ended: false };
  if (end.kind !== 'timed-out') return { ...use, subject, ended: true };
  const { clock, seconds } = end;
  // The measured time varies, so the whole limit counts: a loop uses all of it.
  return clock === 'cpu'
    ? { cpuSeconds: seconds, waitSeconds: 0, subject, ended: false }
    : { cpuSeconds: 0, waitSeconds: seconds, subject, ended: false };
}

/** If a conversation was broken off, it counts as timed out: it was too early to judge it. */
function brokenOff({ outcome, use: { brokenOffAfter: seconds } }: Ran): TrialOutcome {
  return seconds === undefined ? outcome : withEnd(outcome, { kind: 'timed-out', clock: 'wall', seconds });
}

function withEnd(outcome: TrialOutcome, end: RunEnd): TrialOutcome {
  return outcome.kind === 'commanding' ? { ...outcome, session: { ...outcome.session, end } } : { ...outcome, end };
}
