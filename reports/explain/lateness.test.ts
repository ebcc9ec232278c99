import { expect, test } from 'vitest';
import { sampleGrading, sampleNotGraded } from '../samples/sample-grading.ts';
import { durationText, latenessSentence, latenessShort } from './lateness.ts';
import { nextStep } from './next-step.ts';
import { reasonText } from './reason.ts';

const grading = sampleGrading({ submission: 's1' });

test('a duration is as exact as a person wants it', () => {
  expect([1, 59, 119, 120, 2879, 2880, 2940, 4440].map(durationText)).toEqual([
    '1 minute',
    '59 minutes',
    '119 minutes',
    '2 hours',
    '47 hours',
    '2 days',
    '2 days and 1 hour',
    '3 days and 2 hours',
  ]);
});

test('lateness is told with its price, and nothing is told of work in time', () => {
  const late = { ...grading, marks: 85, lateMinutes: 95, lateDeduction: 15 };
  expect(latenessSentence(late)).toBe('Handed in 95 minutes after the deadline. This costs 15 marks.');
  expect(latenessSentence({ ...late, lateDeduction: 1 })).toBe(
    'Handed in 95 minutes after the deadline. This costs 1 mark.',
  );
  expect(latenessSentence({ ...grading, lateMinutes: 5, lateDeduction: 0 })).toBe(
    'Handed in 5 minutes after the deadline. This costs nothing.',
  );
  expect(latenessSentence({ ...grading, lateMinutes: 5 })).toBe('Handed in 5 minutes after the deadline.');
  expect(latenessSentence({ ...grading, markedLate: true, lateDeduction: 10 })).toBe(
    'The course site says that it was handed in late, but not by how much. This costs 10 marks.',
  );
  expect(latenessSentence({ ...sampleNotGraded('s1', 'x'), lateMinutes: 5 })).toBe(
    'Handed in 5 minutes after the deadline.',
  );
  expect(latenessSentence(grading)).toBeUndefined();
  expect([late, { ...late, lateDeduction: 0 }, grading].map(latenessShort)).toEqual(['late: -15', 'late', '']);
});

test('work that is right and late says that only this cost marks', () => {
  const late = { ...grading, marks: 85, lateMinutes: 95, lateDeduction: 15 };
  expect(reasonText(late)).toBe('late: -15');
  expect(nextStep(late)).toBe('Everything is right; only being late cost marks.');
  const failing = {
    outcomes: { 'functions/gridState/1': { verdict: { kind: 'wrong-result' as const, mismatches: [] } } },
  };
  expect(reasonText({ ...sampleGrading({ submission: 's1', ...failing }), lateMinutes: 1, lateDeduction: 5 })).toBe(
    'late: -5; wrong result: gridState/1',
  );
});
