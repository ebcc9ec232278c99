import fc from 'fast-check';
import { expect, test } from 'vitest';
import { standingOf } from '../../explain/standing.ts';
import { readResult } from '../../json/read-result.ts';
import { renderResult } from '../../json/render-result.ts';
import { oneDominoEach, sampleRun } from '../../samples/domineering-sessions.ts';
import { sampleGrading } from '../../samples/sample-grading.ts';
import { sampleClusters } from '../../samples/sample-class.ts';
import { endedBy, returned, wrongOutput } from '../../samples/sample-outcomes.ts';
import { sampleStudents } from '../../samples/students.ts';
import { bundlesOf } from './bundles.ts';
import type { Cluster } from './clusters.ts';

const run = 'transcripts/01-sample-run';
const signed = (submission: string, name: string, prints: string) => ({
  ...sampleGrading({ submission, outcomes: { [run]: wrongOutput(sampleRun, prints) } }),
  members: [{ id: submission, name }],
});
const members = (clusters: readonly Cluster[]) => clusters.map((cluster) => cluster.submissions);

test('submissions that fail a case with the same output are in one cluster', () => {
  const wrong = sampleRun.replaceAll('Invalid!', 'Wrong!');
  const clusters = sampleClusters([
    signed('s10', 'Anna Berg', wrong),
    signed('s9', 'Bo Li', wrong),
    signed('s3', 'Cai Wu', `${wrong} `),
  ]);
  expect(clusters).toEqual([
    {
      id: expect.stringMatching(/^c[0-9a-f]{12}$/),
      case: run,
      about: "The handout's sample run, with five refused moves",
      visibility: 'public',
      verdict: 'wrong-output',
      headline: 'After input 2 (“0”), your program printed the wrong text on line 11 (5 of 50 lines differ).',
      submissions: ['s9', 's10'],
    },
    expect.objectContaining({ case: run, submissions: ['s3'] }),
  ]);
});

test('a name and an id in the output do not separate equal mistakes', () => {
  const clusters = sampleClusters([
    signed('s1155000001', 'Anna Berg', 'By Berg, Anna (1155000001)\nNo moves.\n'),
    signed('s1155000002', 'Bo Maria Lindqvist', 'By Lindqvist, Maria (1155000002)\nNo moves.\n'),
    signed('s1155000003', 'Cai Wu', 'By Cai Wu (1155000009)\nNo moves.\n'),
  ]);
  expect(members(clusters)).toEqual([['s1155000001', 's1155000002'], ['s1155000003']]);
});

test('a name that is also in the expected output stays in the output', () => {
  const clusters = sampleClusters([
    signed('s1', 'Player Invalid', sampleRun.replace('Invalid! Try', 'Try')),
    signed('s2', 'Anna Berg', sampleRun.replace('Invalid! Try', 'Try')),
    signed('s3', 'Player Invalid', sampleRun.replace('Invalid! Try', 'Player Try')),
  ]);
  expect(members(clusters)).toEqual([['s1', 's2'], ['s3']]);
});

test('the same output with another kind of verdict is another mistake', () => {
  const crashed = { kind: 'crashed', cause: { kind: 'signal', signal: 'SIGSEGV' } } as const;
  const gradings = [
    sampleGrading({ submission: 's1', outcomes: { [run]: wrongOutput(sampleRun, 'Hello\n') } }),
    sampleGrading({ submission: 's2', outcomes: { [run]: endedBy(crashed, sampleRun, 'Hello\n') } }),
  ];
  expect(members(sampleClusters(gradings))).toEqual([['s1'], ['s2']]);
});

test('it does not matter where an endless program was stopped', () => {
  const endless = (submission: string, lines: number) => {
    const stopped = endedBy({ kind: 'timed-out', clock: 'cpu', seconds: 2 }, oneDominoEach, 'again\n'.repeat(lines));
    return sampleGrading({ submission, outcomes: { [run]: stopped } });
  };
  expect(members(sampleClusters([endless('s1', 5000), endless('s2', 6000), endless('s3', 3)]))).toEqual([
    ['s1', 's2'],
    ['s3'],
  ]);
});

test('submissions with the same clusters in several cases are one bundle, and single submissions are in none', () => {
  const wrong = (submission: string, cases: readonly number[]) =>
    sampleGrading({
      submission,
      outcomes: Object.fromEntries(
        cases.map((number) => [`functions/gridState/${number}`, returned(`gridState(${number})`, '1', '2')]),
      ),
    });
  const bundles = bundlesOf(
    sampleClusters([wrong('s1', [1, 2, 3]), wrong('s2', [1, 2]), wrong('s3', [2, 4]), wrong('s4', [])]),
  );
  expect(
    bundles.map(({ first, more }) => [first.submissions, first.case, more.map((cluster) => cluster.case)]),
  ).toEqual([
    [['s1', 's2', 's3'], 'functions/gridState/2', []],
    [['s1', 's2'], 'functions/gridState/1', []],
  ]);
});

test('gradings from result files are in the same clusters', () => {
  const gradings = Object.values(sampleStudents);
  const read = gradings.map((grading) => {
    const result = readResult(renderResult(grading));
    if (result.kind !== 'result') throw new Error(`the result of ${grading.submission} cannot be read`);
    return result.grading;
  });
  expect(sampleClusters(read)).toEqual(sampleClusters(gradings));
});

test('it does not matter in which order submissions are graded', () => {
  const gradings = Object.values(sampleStudents).flatMap((grading) => [
    grading,
    { ...grading, submission: `${grading.submission}0` },
  ]);
  const inOrder = sampleClusters(gradings);
  fc.assert(
    fc.property(fc.shuffledSubarray(gradings, { minLength: gradings.length }), (shuffled) => {
      expect(sampleClusters(shuffled)).toEqual(inOrder);
    }),
    { numRuns: 20 },
  );
});

test('every failed case with evidence is in exactly one cluster, and all clusters have different ids', () => {
  const gradings = Object.values(sampleStudents);
  const clusters = sampleClusters(gradings);
  const failed = gradings.flatMap((grading) =>
    grading.status === 'not-graded'
      ? []
      : grading.cases
          .filter((graded) => standingOf(graded) === 'failing')
          .filter(({ evidence, verdict }) => evidence !== undefined || verdict.kind === 'missing-function')
          .map(({ id }) => `${grading.submission} ${id}`),
  );
  const clustered = clusters.flatMap((cluster) => cluster.submissions.map((id) => `${id} ${cluster.case}`));
  expect(clustered.toSorted()).toEqual(failed.toSorted());
  expect(new Set(clusters.map(({ id }) => id)).size).toBe(clusters.length);
});
