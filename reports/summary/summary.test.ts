import { expect, test } from 'vitest';
import type { Finding } from '../../harness/model/result/finding.ts';
import { sampleGrading, sampleNotGraded } from '../samples/sample-grading.ts';
import { returned } from '../samples/sample-outcomes.ts';
import { doesNotCompile, empty } from '../samples/students-with-functions.ts';
import { countClass, sortedClass } from './class-counts.ts';
import { distribution, medianMarks } from './distribution.ts';
import { hardestCases } from './hardest-cases.ts';
import { countRules } from './rule-counts.ts';
import { countVerdicts } from './verdict-counts.ts';

const wrong = returned('gridState(0, 1)', '0', '2');
const full = sampleGrading({ submission: 's2' });
const partial = sampleGrading({ submission: 's10', outcomes: { 'functions/gridState/3': wrong } });
const notGraded = sampleNotGraded('s1', 'The disk was full.');
const everyone = [partial, full, doesNotCompile, notGraded];

test('every submission counts once', () => {
  expect(countClass(everyone)).toEqual({ full: 1, partial: 1, didNotCompile: 1, notGraded: 1, noSource: 0, empty: 0 });
});

test('a submission without source, or with an empty one, is not counted as not compiling', () => {
  const document = { ...doesNotCompile, files: [], insteadOfSource: ['essay.docx'] };
  const picture = {
    ...doesNotCompile,
    sources: [{ name: 'domineering.cpp', text: '\u0001\u0002\u0003\u0004PNG' }],
  };
  expect(countClass([document, picture, empty, doesNotCompile])).toEqual({
    full: 0,
    partial: 0,
    noSource: 2,
    empty: 1,
    didNotCompile: 1,
    notGraded: 0,
  });
});

test('numbers in ids are sorted as numbers', () => {
  expect(sortedClass(everyone).map(({ submission }) => submission)).toEqual(['s1', 's2', 's10', 's1155000006']);
});

test('full marks are separate from the last tenth, and submissions that were not graded are left out', () => {
  expect(distribution(everyone).filter(({ count }) => count > 0)).toEqual([
    { from: 0, to: 10, count: 1 },
    { from: 90, to: 100, count: 1 },
    { from: 100, to: 100, count: 1 },
  ]);
});

test('the median is the middle mark, or the mean of the two in the middle', () => {
  expect(medianMarks(everyone)).toBe(98);
  expect(medianMarks([full, partial])).toBe(99);
  expect(medianMarks([notGraded])).toBeUndefined();
});

test('only programs that ran a case count for how hard it is', () => {
  expect(hardestCases(everyone, 5)).toEqual([
    {
      id: 'functions/gridState/3',
      about: 'The first position of an empty grid',
      visibility: 'public',
      failed: 1,
      ran: 2,
    },
  ]);
  expect(hardestCases([full], 5)).toEqual([]);
});

test('verdicts are counted by cases and by submissions, without those that were not graded', () => {
  const twice = sampleGrading({
    submission: 's3',
    outcomes: { 'functions/gridState/3': wrong, 'functions/gridState/4': wrong },
  });
  const { length } = full.cases;
  expect(countVerdicts([partial, twice, full, notGraded])).toEqual([
    { verdict: 'accepted', cases: 3 * length - 3, submissions: 3 },
    { verdict: 'wrong-result', cases: 3, submissions: 2 },
  ]);
});

test('a rule counts once for each submission that breaks it, however often', () => {
  const place = { file: 'a.cpp', line: 1, column: 1 };
  const warning = { ...place, rule: 'warnings', marks: 0, message: 'x', flag: '' } as const;
  const named = { ...place, rule: 'file-name', demanded: 'a.cpp', found: 'A.cpp', marks: -1 } as const;
  const breaks = (submission: string, ...findings: Finding[]) => sampleGrading({ submission, findings });
  expect(
    countRules([breaks('s1', warning, warning, warning), breaks('s2', named), breaks('s3', named), notGraded]),
  ).toEqual([
    { rule: 'file-name', findings: 2, submissions: 2 },
    { rule: 'warnings', findings: 3, submissions: 1 },
  ]);
});
