import type { GradedCase, Grading } from '../../../harness/model/result/grading.ts';
import type { VerdictKind } from '../../../harness/model/result/verdict.ts';
import { explainCase, reportedVerdict } from '../../explain/case/case.ts';
import { standingOf } from '../../explain/standing.ts';
import { compareIds } from '../class-counts.ts';
import { outcomeKey } from './outcome-key.ts';
import { withoutIdentity } from './without-identity.ts';

/** Submissions that fail a case with the same output. */
export interface Cluster {
  /** The same in every run in which the programs do the same, because decisions use it. */
  readonly id: string;
  readonly case: string;
  readonly about: string;
  readonly visibility: GradedCase['visibility'];
  readonly verdict: VerdictKind;
  /** What happened, for the first of the submissions. */
  readonly headline: string;
  /** Ids of the submissions, sorted with numbers as numbers; at least one. */
  readonly submissions: readonly string[];
}

export interface ClusterCollector {
  /** Takes the whole grading, with its evidence, and does not keep it. */
  readonly add: (grading: Grading) => void;
  /** The largest first. The order of adding does not matter. */
  readonly clusters: () => Cluster[];
}

interface Growing {
  readonly first: string;
  /** The failure of the first submission. */
  readonly example: Omit<Cluster, 'submissions'>;
  readonly position: number;
  readonly submissions: string[];
}

/** An `id` of 48 bits is enough for people and files; the whole digest decides whether outputs are the same. */
const idDigits = 12;

/**
 * Groups submissions one after the other. `digest` returns hexadecimal digits and must be collision-resistant, because
 * students with colliding outputs would get the marks of others.
 */
export function collectClusters(digest: (text: string) => string): ClusterCollector {
  const found = new Map<string, Growing>();

  function addCase(submission: string, graded: GradedCase, key: string, position: number): void {
    const known = found.get(key);
    const submissions = known?.submissions ?? [];
    submissions.push(submission);
    // Headlines may contain names, so the example is always that of the first id, whichever submission is added first.
    if (known !== undefined && compareIds(known.first, submission) < 0) return;
    const { id: caseId, about, visibility } = graded;
    const verdict = reportedVerdict(graded).kind;
    const { headline } = explainCase(graded);
    const id = `c${key.slice(0, idDigits)}`;
    found.set(key, {
      first: submission,
      example: { id, case: caseId, about, visibility, verdict, headline },
      position,
      submissions,
    });
  }

  return {
    add: (grading) => {
      if (grading.status === 'not-graded') return;
      const without = withoutIdentity(grading);
      for (const [position, graded] of grading.cases.entries()) {
        if (standingOf(graded) !== 'failing') continue;
        const key = outcomeKey(graded, without);
        if (key !== undefined) addCase(grading.submission, graded, digest(key), position);
      }
    },
    clusters: () =>
      [...found.values()]
        .map((growing) => ({ ...growing, submissions: growing.submissions.toSorted(compareIds) }))
        .toSorted(
          (one, other) =>
            other.submissions.length - one.submissions.length ||
            one.position - other.position ||
            compareIds(one.first, other.first),
        )
        .map(({ example, submissions }) => ({ ...example, submissions })),
  };
}
