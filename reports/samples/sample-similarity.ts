import type { AlikeFragment, PairSide, SimilarPair, Similarity } from '../../harness/model/result/similarity.ts';
import type { Student } from '../../harness/model/submission/submission.ts';

const one = `#include <iostream>
using namespace std;

// the digit at a position
int gridState(long long grid, int pos)
{
    for (int i = 1; i <= 16 - pos; i++)
        grid = grid / 10;
    return grid % 10;
}

int main()
{
    cout << gridState(1122110010221000, 3) << endl;
}
`;

const other = `// <script>alert('mine')</script>
int gridState(long long board, int where) { for (int k = 1; k <= 16 - where; k++) board = board / 10; return board % 10; }\r
int main() { std::cout << gridState(1122110010221000, 3) << std::endl; }
`;

const texts: Readonly<Record<string, string>> = { s1155000001: one, s1155000002: other, s1155000003: one };

const students: Readonly<Record<string, readonly Student[]>> = {
  s1155000001: [{ id: 's1155000001', name: 'Chan Tai Man' }],
  s1155000002: [{ id: 's1155000002', name: '<i>Lee</i> Ka Yan' }],
  'group 7': [
    { id: 's1155000031', name: 'Ida Nowak' },
    { id: 's1155000032', name: 'Ho Ming' },
  ],
};

const file = 'domineering.cpp';
const whole: readonly AlikeFragment[] = [
  { left: { file, from: 5, to: 10 }, right: { file, from: 2, to: 2 } },
  { left: { file, from: 12, to: 15 }, right: { file, from: 3, to: 3 } },
];

function side(submissions: readonly string[], lines: number, alike: number, share: number): PairSide {
  return { submissions, lines, alike, share };
}

const many = Array.from({ length: 14 }, (_, index) => `s11550001${String(index).padStart(2, '0')}`);

export const samplePairs: readonly SimilarPair[] = [
  {
    similarity: 1,
    longest: 6,
    left: side(['s1155000001'], 7, 7, 1),
    right: side(['s1155000003', ...many], 7, 7, 1),
    fragments: [{ left: { file, from: 5, to: 15 }, right: { file, from: 5, to: 15 } }],
  },
  {
    similarity: 0.8499,
    longest: 1,
    left: side(['s1155000001', 's1155000003'], 7, 6, 0.8),
    right: side(['s1155000002'], 2, 2, 0.9),
    fragments: whole,
  },
  {
    similarity: 0.508,
    longest: 0,
    left: side(['=2+5'], 70, 31, 0.4),
    right: side(['group 7'], 60, 31, 0.62),
    fragments: [],
  },
];

export const sampleSimilarity: Similarity = {
  format: 1,
  assignment: 'domineering',
  threshold: 50,
  contained: 80,
  tool: '@dodona/dolos-lib 3.5.1',
  template: ['domineering.cpp'],
  compared: 42,
  pairs: samplePairs,
  more: 12,
  inPart: ['s1155000040'],
  leftOut: [
    { submission: 's1155000041', because: 'no-code' },
    { submission: 's1155000042', because: 'too-little' },
    { submission: 's1155000043', because: 'unreadable' },
  ],
};

export const sampleSimilarityPage = {
  title: 'Domineering',
  course: 'CSCI1120',
  studentsOf: (submission: string): readonly Student[] => students[submission] ?? [],
  textOf: (submission: string): string => texts[submission] ?? '',
};
