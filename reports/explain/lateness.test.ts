import { expect, test } from 'vitest';
import { sampleGrading, sampleNotGraded } from '../samples/sample-grading.ts';
import { durationText, latenessSentence, latenessShort } from './lateness.ts';
import { nextStep } from './next-step.ts';
import { reasonText } from './reason.ts';

const grading = sampleGrading({ submission: 's1' });

test('a duration is as exact as a reader needs it', () => {
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

test('late work is reported with its deduction, and work in time is not mentioned', () => {
  const late = { ...grading, marks: 85, lateMinutes: 95, lateDeduction: 15 };
  expect(latenessSentence(late)).toBe('Handed in 95 minutes after the deadline. Deduction: 15 marks.');
  expect(latenessSentence({ ...late, lateDeduction: 1 })).toBe(
    'Handed in 95 minutes after the deadline. Deduction: 1 mark.',
  );
  expect(latenessSentence({ ...grading, lateMinutes: 5, lateDeduction: 0 })).toBe(
    'Handed in 5 minutes after the deadline. No deduction.',
  );
  expect(latenessSentence({ ...grading, lateMinutes: 5 })).toBe('Handed in 5 minutes after the deadline.');
  expect(latenessSentence({ ...grading, markedLate: true, lateDeduction: 10 })).toBe(
    'The course site says that it was handed in late, but not by how much. Deduction: 10 marks.',
  );
  expect(latenessSentence({ ...sampleNotGraded('s1', 'x'), lateMinutes: 5 })).toBe(
    'Handed in 5 minutes after the deadline.',
  );
  expect(latenessSentence(grading)).toBeUndefined();
  expect([late, { ...late, lateDeduction: 0 }, grading].map(latenessShort)).toEqual(['late: -15', 'late', '']);
});

test('work that is right but late says that only this lost marks', () => {
  const late = { ...grading, marks: 85, lateMinutes: 95, lateDeduction: 15 };
  expect(reasonText(late)).toBe('late: -15');
  expect(nextStep(late)).toBe('Everything is right; marks were lost only for being late.');
  const failing = {
    outcomes: { 'functions/gridState/1': { verdict: { kind: 'wrong-result' as const, mismatches: [] } } },
  };
  expect(reasonText({ ...sampleGrading({ submission: 's1', ...failing }), lateMinutes: 1, lateDeduction: 5 })).toBe(
    "late: -5; wrong result: The handout's example (functions/gridState/1)",
  );
});
