import { reportedVerdict } from '../explain/case/case.ts';
import { causeOf } from '../explain/case/cause.ts';
import { detailHidden } from '../explain/case/hidden.ts';
import { subjectOf } from '../explain/case/headline.ts';
import { noticeFor } from '../explain/notice/notice.ts';
import { protocolCause } from '../explain/case/protocol-problems.ts';
import { isWording } from '../explain/case/wording.ts';
import type { Failure } from '../failures.ts';

/** Failures that look alike: one is shown, the others are named. */
export interface Alike {
  readonly told: Failure;
  readonly others: readonly Failure[];
}

export interface Digest {
  /** The others fail for the same reason. */
  readonly inFull: readonly Alike[];
  /** The others fail with the same kind of verdict. */
  readonly inShort: readonly Alike[];
}

const maxInFull = 3;

/**
 * Chooses the failures that a terminal has room for: first one of each group of cases, and public cases before hidden
 * ones. `sharedCause` names a known mistake that explains a case.
 */
export function digestOf(
  failures: readonly Failure[],
  sharedCause: (failure: Failure) => string | undefined = () => undefined,
): Digest {
  const all = grouped(failures, (failure) => sharedCause(failure) ?? causeOf(failure.shown) ?? failure.shown.id);
  const ranked = all
    .map((alike, index) => ({ alike, index, rank: rankOf(alike, all.slice(0, index)) }))
    .toSorted((one, other) => one.rank - other.rank || one.index - other.index);
  const inFull = new Set(ranked.slice(0, maxInFull).map(({ alike }) => alike));
  const rest = all.filter((alike) => !inFull.has(alike)).flatMap(({ told, others }) => [told, ...others]);
  const shortOnes = new Set(rest);
  return {
    inFull: all.filter((alike) => inFull.has(alike)),
    inShort: grouped(
      failures.filter((failure) => shortOnes.has(failure)),
      kindOf,
    ),
  };
}

function grouped(failures: readonly Failure[], keyOf: (failure: Failure) => string): Alike[] {
  const groups = new Map<string, Failure[]>();
  for (const failure of failures) {
    const key = keyOf(failure);
    const same = groups.get(key);
    if (same === undefined) groups.set(key, [failure]);
    else same.push(failure);
  }
  return [...groups.values()].flatMap(([told, ...others]) => (told === undefined ? [] : [{ told, others }]));
}

function rankOf({ told: { shown } }: Alike, before: readonly Alike[]): number {
  return (detailHidden(shown) ? 2 : 0) + (before.some(({ told }) => told.shown.group === shown.group) ? 1 : 0);
}

/** One line has no room for causes, so the cases of a function with the same kind of verdict share a line. */
function kindOf({ shown }: Failure): string {
  const verdict = reportedVerdict(shown);
  const subject = subjectOf(shown.evidence);
  const notice = subject === undefined ? undefined : noticeFor(verdict, subject);
  if (verdict.kind === 'broken-protocol') return protocolCause(verdict) ?? shown.id;
  // A different wording is one mistake, however many cases it affects.
  if (isWording(verdict)) return 'wording';
  if (shown.group === 'functions') return `${shown.id.slice(0, shown.id.lastIndexOf('/'))} ${verdict.kind}`;
  return notice === undefined ? shown.id : `${verdict.kind} ${notice}`;
}
