import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TakingTurns } from '../model/assignment/taking-turns.ts';
import { type Question, sampleQuestions } from './property-trials.ts';
import { shrink } from './shrink.ts';

const [short, long] = [fc.array(fc.constant('1'), { maxLength: 2 }), fc.array(fc.constant('1'), { minLength: 5 })];
const questions = new TakingTurns([short, long]).map((typed): Question => ({ kind: 'session', typed }));

const lengthOf = (question: Question | undefined): number =>
  question?.kind === 'session' ? question.typed.length : -1;

test('if kinds take turns, each run has its own kind, and its number alone reproduces it', () => {
  const sampled = sampleQuestions(questions, 3, 6);
  expect(sampled.map((question) => lengthOf(question) >= 5)).toEqual([false, true, false, true, false, true]);
  const again = sampled.map((_, run) => sampleQuestions(questions, 3, 1, String(run))[0]);
  expect(again).toEqual(sampled);
});

test('a run is shrunk within its kind, and the path of the smallest reproduces it', async () => {
  const index = 3;
  const judged = { verdict: { kind: 'crashed', cause: { kind: 'signal', signal: 'SIGSEGV' } } } as const;
  const smallest = await shrink(
    questions,
    3,
    { index, judged },
    async (question) =>
      question.kind === 'session'
        ? { trial: { ...question, expected: { pieces: [], ends: 'finished' } }, judged }
        : undefined,
    () => true,
  );
  expect(lengthOf(smallest?.trial)).toBe(5);
  expect(sampleQuestions(questions, 3, 1, smallest?.path)).toMatchObject([{ typed: ['1', '1', '1', '1', '1'] }]);
});
