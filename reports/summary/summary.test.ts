import { expect, test } from 'vitest';
import { sampleGrading, sampleNotGraded } from '../samples/sample-grading.ts';
import { returned } from '../samples/sample-outcomes.ts';
import { doesNotCompile } from '../samples/students-with-functions.ts';
import { countClass, sortedClass } from './class-counts.ts';
import { distribution, medianMarks } from './distribution.ts';
import { hardestCases } from './hardest-cases.ts';

const wrong = returned('gridState(0, 1)', '0', '2');
const full = sampleGrading({ submission: 's2' });
const partial = sampleGrading({ submission: 's10', outcomes: { 'functions/gridState/3': wrong } });
const notGraded = sampleNotGraded('s1', 'The disk was full.');
const everyone = [partial, full, doesNotCompile, notGraded];

test('every submission counts once', () => {
  expect(countClass(everyone)).toEqual({ full: 1, partial: 1, didNotCompile: 1, notGraded: 1 });
});

test('submissions are in the order in which a person counts', () => {
  expect(sortedClass(everyone).map(({ submission }) => submission)).toEqual(['s1', 's2', 's10', 's1155000006']);
});

test('full marks stand apart from the last tenth, and nobody is graded who was not', () => {
  expect(distribution(everyone).filter(({ count }) => count > 0)).toEqual([
    { from: 0, to: 10, count: 1 },
    { from: 90, to: 100, count: 1 },
    { from: 100, to: 100, count: 1 },
  ]);
});

test('the median is the mark in the middle, or between the two in the middle', () => {
  expect(medianMarks(everyone)).toBe(98);
  expect(medianMarks([full, partial])).toBe(99);
  expect(medianMarks([notGraded])).toBeUndefined();
});

test('a case is as hard as the programs that ran it found it', () => {
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
