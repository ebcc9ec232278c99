import { expect, test } from 'vitest';
import type { Graded } from '../../../harness/model/result/grading.ts';
import { sampleStudents } from '../../samples/students.ts';
import { readResult } from '../../json/read-result.ts';
import { renderResult } from '../../json/render-result.ts';
import { explainCase } from './case.ts';
import { nextStep } from '../next-step.ts';
import { reasonText } from '../reason.ts';
import { wordingWords } from './wording.ts';

const text = { expected: 'Invalid! Try again.', actual: 'Invaild! Try again.' };

/** Everything is right, except that two cases differ in wording. */
function inOtherWords(marks: number): Graded {
  const sample = sampleStudents['all-right'];
  if (sample?.status !== 'graded') throw new Error('there is no such sample');
  const cases = sample.cases.map((one, index) =>
    index > 1
      ? one
      : {
          ...one,
          verdict: {
            kind: 'presentation' as const,
            classes: ['wording' as const],
            lines: { differing: 1, total: 4 },
            wording: [text],
          },
          marks: one.outOf / 2,
        },
  );
  return { ...sample, cases, wording: { texts: [text], cases: 2, marks } };
}

test('both texts are shown once for the whole submission, with the total deduction', () => {
  expect(wordingWords(inOtherWords(-8))).toBe(
    'Your program says `Invaild! Try again.` where the handout says `Invalid! Try again.`; ' +
      'deduction: 8 marks in all (2 cases).',
  );
  expect(wordingWords(inOtherWords(0))).toMatch(/; no deduction\.$/);
});

test('a case shows its texts, and a table the one reason', () => {
  const graded = inOtherWords(-8);
  const [first] = graded.cases;
  expect(first && explainCase(first).headline).toBe(
    'Right except for its wording: it says `Invaild! Try again.` where the handout says `Invalid! Try again.`.',
  );
  expect(reasonText(graded)).toBe('wording differs from the handout');
  expect(nextStep(graded)).toBe('Copy the texts of the handout letter by letter, then check again.');
});

test('text before everything else is compared with nothing in the handout', () => {
  const graded = inOtherWords(-8);
  const texts = [{ expected: '', actual: '====\nWelcome!\n====\n' }];
  expect(wordingWords({ ...graded, wording: { texts, cases: 9, marks: -8 } })).toBe(
    'Your program says `====⏎Welcome!⏎====⏎` where the handout says nothing; deduction: 8 marks in all (9 cases).',
  );
});

test('the result file keeps it', () => {
  const graded = inOtherWords(-8);
  expect(readResult(renderResult(graded))).toEqual({ kind: 'result', grading: graded });
});
