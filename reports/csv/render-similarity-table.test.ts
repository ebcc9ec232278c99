import { expect, test } from 'vitest';
import { sampleSimilarity, sampleSimilarityPage } from '../samples/sample-similarity.ts';
import { renderSimilarityTable } from './render-similarity-table.ts';

const { studentsOf } = sampleSimilarityPage;

test('every two submissions have a row, no cell is a formula, and percentages are rounded down', () => {
  const rows = renderSimilarityTable(sampleSimilarity, studentsOf).split('\r\n');
  expect(rows).toHaveLength(1 + 15 + 2 + 1 + 1);
  expect([rows[0], rows[1], ...rows.slice(16, 19)]).toEqual([
    '\uFEFFpercentAlike,longestFragment,one,oneNames,oneLines,oneLinesAlike,onePercent,other,otherNames,otherLines,otherLinesAlike,otherPercent',
    '100,6,s1155000001,Chan Tai Man,7,7,100,s1155000003,,7,7,100',
    '84,1,s1155000001,Chan Tai Man,7,6,80,s1155000002,<i>Lee</i> Ka Yan,2,2,90',
    '84,1,s1155000003,,7,6,80,s1155000002,<i>Lee</i> Ka Yan,2,2,90',
    `50,0,'=2+5,,70,31,40,group 7,"Ida Nowak, Ho Ming",60,31,62`,
  ]);
});

test('with hundreds of equal submissions, the table stays small enough for a spreadsheet', () => {
  const [pair] = sampleSimilarity.pairs;
  if (pair === undefined) throw new Error('there are three');
  const hundreds = Array.from({ length: 300 }, (_, index) => `s${index}`);
  const crowd = {
    ...pair,
    left: { ...pair.left, submissions: hundreds },
    right: { ...pair.right, submissions: hundreds },
  };
  const rows = renderSimilarityTable({ ...sampleSimilarity, pairs: [crowd] }, studentsOf).split('\r\n');
  expect(rows).toHaveLength(20_000 + 2);
});
