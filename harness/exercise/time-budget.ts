import type { RunLimits } from '../model/assignment/assignment.ts';
import type { TimeUse } from '../model/program/run-outcome.ts';
import type { Allowance } from '../toolchain/contract/toolchain.ts';
import type { SpentBudget } from '../model/result/verdict.ts';

/** A case that ends within this part of its limits is quick. */
const quickPart = 10;
/** An honest run uses less than this part of its limits; that much is free for each run. */
const freePart = 100;
/** So many quick limits may be used up before the other cases of a function or program must wait for their turn. */
const triesOfASubject = 3;
/** A case that ends within this part of its computing time needs no second look; honest ones take a thousandth. */
const glancePart = 60;
/** The same part for waiting time. */
const glancePartOfWaiting = 20;
/** Working programs use next to nothing of the budget; one that used this share of a limit has helped to spend it. */
const honestShare = 0.05;

type Clock = SpentBudget['clock'];

/** What a run used. If a limit stopped it, the limit counts and not the measured time, which varies. */
export interface Charge extends TimeUse {
  /** Whether it ended by itself. */
  readonly ended: boolean;
  /** The function or program that ran. */
  readonly subject: string;
}

/**
 * What all runs of a submission may use together, beyond what honest programs use. As long as no run has ended by
 * itself, that is at most one limit of computing time: a program that loops everywhere is not worth more.
 */
export interface TimeBudget {
  /** A sixtieth of the computing time. Cases that need more are tried again, so no case loses anything by it. */
  readonly glance: RunLimits;
  /** A tenth of the limits. */
  readonly quick: RunLimits;
  readonly full: RunLimits;
  /** For a first look at each function or program: one slow case ends it. */
  readonly firstLook: Allowance;
  /** For a second look at functions and programs in which something works. */
  readonly secondLook: Allowance;
  /** Whether some run has ended by itself. */
  readonly hasEnded: boolean;
  /** Whether some run has been seen to wait. */
  readonly waits: boolean;
  /** Adds a run that counts against the budget. */
  charge(charge: Charge): void;
  /** Adds a quick run; what it used counts only if it ended. */
  note(charge: Charge): void;
  /** Adds a first glance; a case that did not end has its turn later. */
  glanced(charge: Charge): void;
  /** Absent as long as something is left. */
  readonly spent: Omit<SpentBudget, 'ran'> | undefined;
  /**
   * The budget is spent, and either this function or program has helped to spend it, or nothing at all has ended: no
   * more of its cases are run. Others go on.
   */
  isGivenUp(subject: string): boolean;
}

export function openTimeBudget(limits: RunLimits): TimeBudget {
  const { budget = { cpuSeconds: Infinity, waitSeconds: Infinity } } = limits;
  const quick = partOfLimits(limits, quickPart, quickPart);
  const glance = partOfLimits(limits, glancePart, glancePartOfWaiting);
  const free = { cpuSeconds: limits.cpuSeconds / freePart, waitSeconds: limits.wallSeconds / freePart };
  const used: Record<Clock, { seconds: number; cases: number }> = {
    cpu: { seconds: 0, cases: 0 },
    wall: { seconds: 0, cases: 0 },
  };
  const subjects = new Map<string, { readonly wasStopped: boolean; readonly limitsUsed: number }>();
  const glancedAt = new Set<string>();
  let ended = 0;
  let waits = false;

  function remember({ subject, ended: hasEnded, cpuSeconds, waitSeconds }: Charge): void {
    if (hasEnded) ended += 1;
    const before = subjects.get(subject) ?? { wasStopped: false, limitsUsed: 0 };
    const beyond =
      Math.max(0, cpuSeconds - free.cpuSeconds) / limits.cpuSeconds +
      Math.max(0, waitSeconds - free.waitSeconds) / limits.wallSeconds;
    subjects.set(subject, { wasStopped: before.wasStopped || !hasEnded, limitsUsed: before.limitsUsed + beyond });
  }

  function isGivenUp(subject: string): boolean {
    if (spentBudget() === undefined) return false;
    // Nothing has ended, neither at a glance nor with its full limit, so random runs would not end, either.
    if (ended === 0 && glancedAt.has(subject)) return true;
    const known = subjects.get(subject);
    return known !== undefined && (known.wasStopped || known.limitsUsed > honestShare);
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
    const isLimited = ended === 0 && budget.cpuSeconds !== Infinity;
    return used.cpu.seconds >= (isLimited ? Math.min(budget.cpuSeconds, limits.cpuSeconds) : budget.cpuSeconds);
  }

  function spentBudget(): TimeBudget['spent'] {
    const clock = (['cpu', 'wall'] as const).find((one) => used[one].cases > 0 && isSpent(one));
    if (clock === undefined) return undefined;
    const { cases, seconds } = used[clock];
    return { clock, cases, seconds: inTenths(seconds) };
  }

  return {
    glance,
    quick,
    full: limits,
    firstLook: looks(0.3, glance),
    secondLook: looks(triesOfASubject - 0.5, quick),
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
    glanced(charge) {
      glancedAt.add(charge.subject);
      if (charge.ended) add(charge);
      else if (charge.waitSeconds > 0) waits = true;
    },
    get spent() {
      return spentBudget();
    },
    isGivenUp,
  };

  /** An allowance for so many runs that take these whole limits. */
  function looks(tries: number, { cpuSeconds, wallSeconds }: RunLimits): Allowance {
    return { cpuSeconds: tries * cpuSeconds, waitSeconds: tries * wallSeconds, free };
  }
}

function inTenths(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}

const knownParts = new WeakMap<RunLimits, Map<number, RunLimits>>();

/** The same object for all submissions of a class, so that jobs for these limits are made only once (run-trials.ts). */
function partOfLimits(limits: RunLimits, part: number, partOfWaiting: number): RunLimits {
  const known = knownParts.get(limits) ?? new Map<number, RunLimits>();
  knownParts.set(limits, known);
  const { cpuSeconds, wallSeconds } = limits;
  const made = known.get(part) ?? {
    ...limits,
    cpuSeconds: cpuSeconds / part,
    wallSeconds: wallSeconds / partOfWaiting,
  };
  known.set(part, made);
  return made;
}
