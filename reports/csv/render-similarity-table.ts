import type { PairSide, SimilarPair, Similarity } from '../../harness/model/result/similarity.ts';
import type { Student } from '../../harness/model/submission/submission.ts';
import { wholePercent } from '../explain/class/similarity.ts';
import { byteOrderMark, csvRow } from './cell.ts';

/** If hundreds of submissions are equal, all their pairs would be more rows than a spreadsheet can open. */
const maxRows = 20_000;

const header = [
  ...['percentAlike', 'longestFragment'],
  ...['one', 'oneNames', 'oneLines', 'oneLinesAlike', 'onePercent'],
  ...['other', 'otherNames', 'otherLines', 'otherLinesAlike', 'otherPercent'],
];

/** A row for every two submissions, the most similar first. */
export function renderSimilarityTable(
  { pairs }: Similarity,
  studentsOf: (submission: string) => readonly Student[],
): string {
  const names = (submission: string) =>
    studentsOf(submission)
      .flatMap(({ name }) => name ?? [])
      .join(', ');
  const rows: string[] = [];
  for (const pair of pairs) {
    for (const [one, other] of everyTwo(pair)) {
      if (rows.length === maxRows) break;
      rows.push(
        csvRow([
          ...[wholePercent(pair.similarity), pair.longest].map(String),
          ...[one, names(one), ...figures(pair.left)],
          ...[other, names(other), ...figures(pair.right)],
        ]),
      );
    }
  }
  return [byteOrderMark, csvRow(header), ...rows].join('');
}

function* everyTwo({ left, right }: SimilarPair): Generator<readonly [string, string]> {
  for (const one of left.submissions) for (const other of right.submissions) yield [one, other];
}

function figures({ lines, alike, share }: PairSide): string[] {
  return [lines, alike, wholePercent(share)].map(String);
}
