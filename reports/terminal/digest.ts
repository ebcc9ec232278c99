import { verdictToldOf } from '../explain/case.ts';
import { detailHidden } from '../explain/hidden.ts';
import { subjectOf } from '../explain/headline.ts';
import { noticeFor } from '../explain/notice/notice.ts';
import { protocolCause } from '../explain/protocol-problems.ts';
import { isWording } from '../explain/wording.ts';
import type { Failure } from '../failures.ts';

/** Failures that look alike: one is told, the others are named. */
export interface Alike {
  readonly told: Failure;
  readonly others: readonly Failure[];
}

export interface Digest {
  readonly inFull: readonly Alike[];
  readonly inShort: readonly Alike[];
}

const mostInFull = 3;

/** What a terminal has room for: one of each group of cases first, and what may show something before hidden cases. */
export function digestOf(failures: readonly Failure[]): Digest {
  const causes = new Map<string, Failure[]>();
  for (const failure of failures) {
    const cause = causeOf(failure);
    const same = causes.get(cause);
    if (same === undefined) causes.set(cause, [failure]);
    else same.push(failure);
  }
  const all = [...causes.values()].flatMap(([told, ...others]) => (told === undefined ? [] : [{ told, others }]));
  const ranked = all
    .map((alike, index) => ({ alike, index, rank: rankOf(alike, all.slice(0, index)) }))
    .toSorted((one, other) => one.rank - other.rank || one.index - other.index);
  const inFull = new Set(ranked.slice(0, mostInFull).map(({ alike }) => alike));
  return { inFull: all.filter((alike) => inFull.has(alike)), inShort: all.filter((alike) => !inFull.has(alike)) };
}

function rankOf({ told: { shown } }: Alike, before: readonly Alike[]): number {
  return (detailHidden(shown) ? 2 : 0) + (before.some(({ told }) => told.shown.group === shown.group) ? 1 : 0);
}

/** Failures with one cause are alike; where nothing tells the cause, a case is like no other. */
function causeOf({ shown }: Failure): string {
  const verdict = verdictToldOf(shown);
  const subject = subjectOf(shown.evidence);
  const notice = subject === undefined ? undefined : noticeFor(verdict, subject);
  if (verdict.kind === 'broken-protocol') return protocolCause(verdict) ?? shown.id;
  // One mistake, in how many cases it ever shows.
  if (isWording(verdict)) return 'wording';
  if (notice !== undefined) return `${verdict.kind} ${notice}`;
  if (shown.group === 'functions') return `${shown.id.slice(0, shown.id.lastIndexOf('/'))} ${verdict.kind}`;
  return shown.id;
}
