import type { Graded, Grading } from '../../harness/model/result/grading.ts';

export interface Bar {
  /** Percent of the full marks: `from` is included, `to` is not. The last bar has only full marks. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const bars = 10;

/** How many submissions are in each tenth of the marks. Full marks have their own bar, because they are the goal. */
export function distribution(gradings: readonly Grading[]): Bar[] {
  const shares = gradedOnly(gradings).map(({ marks, outOf }) => (outOf === 0 ? 100 : (marks / outOf) * 100));
  const width = 100 / bars;
  const tenths = Array.from({ length: bars }, (_, index): Bar => {
    const from = index * width;
    const to = from + width;
    return { from, to, count: shares.filter((share) => share < 100 && share >= from && share < to).length };
  });
  return [...tenths, { from: 100, to: 100, count: shares.filter((share) => share >= 100).length }];
}

/** The median of the marks; undefined if no submission was graded. */
export function medianMarks(gradings: readonly Grading[]): number | undefined {
  const marks = gradedOnly(gradings)
    .map((grading) => grading.marks)
    .toSorted((one, other) => one - other);
  const upper = marks[Math.floor(marks.length / 2)];
  const lower = marks[Math.floor((marks.length - 1) / 2)];
  return upper === undefined || lower === undefined ? undefined : (upper + lower) / 2;
}

function gradedOnly(gradings: readonly Grading[]): Graded[] {
  return gradings.filter((grading) => grading.status === 'graded');
}
