import type { Graded, Grading } from '../../harness/model/result/grading.ts';

export interface Bar {
  /** Share of the full marks: from, inclusive, and to, exclusive, in percent; the last bar is full marks alone. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const bars = 10;

/** How many submissions fall into each tenth of the marks; full marks stand apart, because they are what is asked for. */
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

/** The mark in the middle of the class; undefined where nobody was graded. */
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
