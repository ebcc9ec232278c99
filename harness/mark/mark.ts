import type { GroupId, Scheme } from '../model/assignment/assignment.ts';
import type { GradedCase, GradedGroup } from '../model/result/grading.ts';
import type { Finding, Observation } from '../model/result/finding.ts';
import type { Verdict } from '../model/result/verdict.ts';
import { creditOf } from './credit.ts';
import { type PresentationCost, type PresentationShares, presentationShares } from './presentation-shares.ts';
import { priceFindings } from './price-findings.ts';

/** A case with everything but its marks. */
export interface JudgedCase extends Omit<GradedCase, 'marks' | 'outOf' | 'group'>, SharedCase {
  /** One for a golden case; one for each run of a property, whose marks fall with the share of failing runs. */
  readonly trials: readonly Verdict[];
}

/** Cases that share the marks of one function, or of a whole group, by their points. */
export interface SharedCase {
  readonly group: GroupId;
  /** The function, or the program if the scheme gives each program its own marks; empty: the whole group. */
  readonly share: string;
  readonly points: number;
}

export interface Marks {
  readonly marks: number;
  readonly outOf: number;
  readonly groups: GradedGroup[];
  readonly cases: GradedCase[];
  readonly findings: Finding[];
  /** The deduction for a wording of its own, in all cases together; absent if there is none. */
  readonly wordingCost?: PresentationCost;
}

/**
 * Turns verdicts and findings into marks, by the scheme of the assignment. `all` are the cases of the assignment: the
 * marks for a case do not depend on how many of them were run.
 */
export function mark(
  scheme: Scheme,
  all: readonly SharedCase[],
  judged: readonly JudgedCase[],
  observations: readonly Observation[],
  compiled: boolean,
): Marks {
  const pointsOfShare = new Map<string, number>();
  for (const one of all) pointsOfShare.set(keyOf(one), (pointsOfShare.get(keyOf(one)) ?? 0) + one.points);
  const worth = judged.map((one) => ({
    ...one,
    outOf: (marksOfShare(scheme, one) * one.points) / (pointsOfShare.get(keyOf(one)) ?? 1),
  }));
  const { shares, costs } = presentationShares(scheme, worth);
  const earned = worth.map(({ group, outOf, trials }) => ({
    group,
    outOf,
    marks: outOf * averageCredit(trials, shares),
  }));
  const wording = costs.get('wording');
  const findings = priceFindings(observations, scheme.policy);
  const groups = scheme.groups.map(({ id, marks }) => ({
    id,
    marks: id === 'policy' ? policyMarks(marks, findings, compiled) : sumOf(earned.filter(({ group }) => group === id)),
    outOf: marks,
  }));
  return {
    marks: rounded(groups.reduce((sum, group) => sum + group.marks, 0)),
    outOf: rounded(groups.reduce((sum, group) => sum + group.outOf, 0)),
    groups,
    cases: judged.map(({ points: _points, share: _share, trials: _trials, ...graded }, index) => ({
      ...graded,
      marks: rounded(earned[index]?.marks ?? 0),
      outOf: rounded(earned[index]?.outOf ?? 0),
    })),
    findings,
    ...(wording === undefined ? {} : { wordingCost: { ...wording, marks: rounded(wording.marks) } }),
  };
}

function averageCredit(trials: readonly Verdict[], presentation: PresentationShares): number {
  const credits = trials.map((trial) => creditOf(trial, { presentation }));
  return credits.length === 0 ? 0 : credits.reduce((sum, credit) => sum + credit, 0) / credits.length;
}

function keyOf({ group, share }: SharedCase): string {
  return `${group}/${share}`;
}

function marksOfShare(scheme: Scheme, { group, share }: SharedCase): number {
  if (group === 'functions') return scheme.functions[share] ?? 0;
  if (group === 'transcripts' && share !== '') return scheme.transcripts?.[share] ?? 0;
  return marksOfGroup(scheme, group);
}

function marksOfGroup(scheme: Scheme, id: GroupId): number {
  return scheme.groups.find((group) => group.id === id)?.marks ?? 0;
}

/** A source that does not compile gets no policy marks, because it may not be a program at all. */
function policyMarks(outOf: number, findings: readonly Finding[], compiled: boolean): number {
  if (!compiled) return 0;
  return rounded(Math.max(0, outOf + findings.reduce((sum, finding) => sum + finding.marks, 0)));
}

function sumOf(earned: readonly { readonly marks: number }[]): number {
  return rounded(earned.reduce((sum, { marks }) => sum + marks, 0));
}

/** Rounds to hundredths, so that full marks are a whole number again after adding thirds and sevenths. */
function rounded(marks: number): number {
  return Math.round(marks * 100) / 100;
}
