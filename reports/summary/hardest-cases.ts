import type { GradedCase, Grading } from '../../harness/model/result/grading.ts';
import { standingOf } from '../explain/standing.ts';

export interface HardCase {
  readonly id: string;
  readonly about: string;
  readonly visibility: GradedCase['visibility'];
  readonly failed: number;
  /** Submissions for which the case ran. */
  readonly ran: number;
}

/** The cases that most programs fail, the hardest first. Programs for which a case did not run are not counted. */
export function hardestCases(gradings: readonly Grading[], most: number): HardCase[] {
  const found = new Map<string, { -readonly [Key in keyof HardCase]: HardCase[Key] }>();
  for (const grading of gradings) {
    if (grading.status === 'not-graded') continue;
    for (const graded of grading.cases) {
      const standing = standingOf(graded);
      if (standing !== 'right' && standing !== 'failing') continue;
      const { id, about, visibility } = graded;
      const entry = found.get(id) ?? { id, about, visibility, failed: 0, ran: 0 };
      entry.ran += 1;
      if (standing === 'failing') entry.failed += 1;
      found.set(id, entry);
    }
  }
  return [...found.values()]
    .filter(({ failed }) => failed > 0)
    .toSorted((one, other) => other.failed - one.failed)
    .slice(0, most);
}
