import type { GradedCase, Grading } from '../../../harness/model/result/grading.ts';
import type { VerdictKind } from '../../../harness/model/result/verdict.ts';
import { explainCase, verdictToldOf } from '../../explain/case/case.ts';
import { standingOf } from '../../explain/standing.ts';
import { compareIds } from '../class-counts.ts';
import { outcomeKey } from './outcome-key.ts';
import { withoutIdentity } from './without-identity.ts';

/** Submissions that fail a case with the same output. */
export interface Cluster {
  /** The same in every run in which a program does the same: decisions name it. */
  readonly id: string;
  readonly case: string;
  readonly about: string;
  readonly visibility: GradedCase['visibility'];
  readonly verdict: VerdictKind;
  /** What happened, told of the first of the submissions. */
  readonly headline: string;
  /** Ids of the submissions, in the order in which a person counts; at least one. */
  readonly submissions: readonly string[];
}

export interface ClusterCollector {
  /** The whole grading, with its evidence; it is not kept. */
  readonly add: (grading: Grading) => void;
  /** The largest first. It does not matter who was added when. */
  readonly clusters: () => Cluster[];
}

interface Growing {
  readonly first: string;
  /** As the first of them failed. */
  readonly example: Omit<Cluster, 'submissions'>;
  readonly position: number;
  readonly submissions: string[];
}

/** An `id` of 48 bits is enough for people and files; whether outputs are the same, the whole digest decides. */
const idDigits = 12;

/**
 * Groups submissions while they pass by. `digest` makes hexadecimal digits of a text, and nobody can find two texts
 * that have the same: who could would get another one's marks.
 */
export function collectClusters(digest: (text: string) => string): ClusterCollector {
  const found = new Map<string, Growing>();

  function addCase(submission: string, graded: GradedCase, key: string, position: number): void {
    const known = found.get(key);
    const submissions = known?.submissions ?? [];
    submissions.push(submission);
    // Their words differ where a name stands in them, so the first of them has to be the same one whoever comes first.
    if (known !== undefined && compareIds(known.first, submission) < 0) return;
    const { id: caseId, about, visibility } = graded;
    const verdict = verdictToldOf(graded).kind;
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
