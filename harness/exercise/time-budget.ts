import type { RunLimits } from '../model/assignment.ts';
import type { Allowance, TimeUse } from '../model/toolchain.ts';
import type { SpentBudget } from '../model/verdict.ts';

/** A case that ends within this part of its limits is quick. */
const quickPart = 10;
/** An honest run uses less than this part of its limits; that much is free for each. */
const freePart = 100;
/** So many quick limits may be used up before the other cases of a function or program have to wait for their turn. */
const triesOfASubject = 3;

type Clock = SpentBudget['clock'];

/** What a run used, with the limit in place of what was measured where it was stopped by it: that is no chance. */
export interface Charge extends TimeUse {
  /** It ended by itself. */
  readonly ended: boolean;
  /** The function or program that ran. */
  readonly subject: string;
}

/**
 * What all runs of a submission may use together, beyond what honest programs use. As long as no run has ended by itself,
 * that is no more than one limit of computing time: a program that loops everywhere is not worth more.
 */
export interface TimeBudget {
  /** A tenth of the limits. */
  readonly quick: RunLimits;
  readonly full: RunLimits;
  /** For a first look at each function or program: one slow case ends it. */
  readonly firstLook: Allowance;
  /** For a second look at those of which something works. */
  readonly secondLook: Allowance;
  /** Some run has ended by itself. */
  readonly hasEnded: boolean;
  /** Some run has been seen to wait. */
  readonly waits: boolean;
  /** A run that counts against the budget. */
  charge(charge: Charge): void;
  /** A quick run; what it used counts all the same. */
  note(charge: Charge): void;
  /** Absent as long as there is something left. */
  readonly spent: Omit<SpentBudget, 'ran'> | undefined;
  /** The budget is spent, and of all runs of this function or program none has ended: no more of them are run. */
  isHopeless(subject: string): boolean;
}

export function openTimeBudget(limits: RunLimits): TimeBudget {
  const { budget = { cpuSeconds: Infinity, waitSeconds: Infinity } } = limits;
  const quick = quickLimits(limits);
  const free = { cpuSeconds: limits.cpuSeconds / freePart, waitSeconds: limits.wallSeconds / freePart };
  const used: Record<Clock, { seconds: number; cases: number }> = {
    cpu: { seconds: 0, cases: 0 },
    wall: { seconds: 0, cases: 0 },
  };
  const subjects = new Map<string, { ended: boolean }>();
  let ended = 0;
  let waits = false;

  function remember({ subject, ended: hasEnded }: Charge): void {
    if (hasEnded) ended += 1;
    subjects.set(subject, { ended: hasEnded || subjects.get(subject)?.ended === true });
  }

  function add(charge: Charge): void {
    remember(charge);
    addTo('cpu', charge.cpuSeconds - free.cpuSeconds, charge.cpuSeconds);
    addTo('wall', charge.waitSeconds - free.waitSeconds, charge.waitSeconds);
  }

  function addTo(clock: Clock, excess: number, seconds: number): void {
    if (excess <= 0) return;
    used[clock].seconds += seconds;
    used[clock].cases += 1;
    if (clock === 'wall') waits = true;
  }

  function isSpent(clock: Clock): boolean {
    if (clock === 'wall') return used.wall.seconds >= budget.waitSeconds;
    return used.cpu.seconds >= (ended > 0 ? budget.cpuSeconds : Math.min(budget.cpuSeconds, limits.cpuSeconds));
  }

  function spentBudget(): TimeBudget['spent'] {
    const clock = (['cpu', 'wall'] as const).find((one) => used[one].cases > 0 && isSpent(one));
    if (clock === undefined) return undefined;
    const { cases, seconds } = used[clock];
    return { clock, cases, seconds: Math.round(seconds * 10) / 10 };
  }

  return {
    quick,
    full: limits,
    firstLook: looks(0.5),
    secondLook: looks(triesOfASubject - 0.5),
    get hasEnded() {
      return ended > 0;
    },
    get waits() {
      return waits;
    },
    charge: add,
    note(charge) {
      if (charge.ended) return add(charge);
      remember(charge);
      if (charge.waitSeconds >= quick.wallSeconds) waits = true;
    },
    get spent() {
      return spentBudget();
    },
    isHopeless: (subject) => spentBudget() !== undefined && subjects.get(subject)?.ended === false,
  };

  /** So many runs that take their whole quick limit. */
  function looks(tries: number): Allowance {
    return { cpuSeconds: tries * quick.cpuSeconds, waitSeconds: tries * quick.wallSeconds, free };
  }
}

const knownQuickLimits = new WeakMap<RunLimits, RunLimits>();

/** The same object for all submissions of a class: what is made for these limits is made once (run-trials.ts). */
function quickLimits(limits: RunLimits): RunLimits {
  const known = knownQuickLimits.get(limits);
  if (known !== undefined) return known;
  const { cpuSeconds, wallSeconds } = limits;
  const quick = { ...limits, cpuSeconds: cpuSeconds / quickPart, wallSeconds: wallSeconds / quickPart };
  knownQuickLimits.set(limits, quick);
  return quick;
}
