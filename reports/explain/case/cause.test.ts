import { expect, test } from 'vitest';
import type { GradedCase } from '../../../harness/model/result/grading.ts';
import { drawnWrong, printed, returned, type SampleOutcome, wrongOutput } from '../../samples/sample-outcomes.ts';
import { gridShown } from '../../samples/sample-shown.ts';
import { causeOf } from './cause.ts';

function causes(...outcomes: readonly SampleOutcome[]): number {
  const graded = outcomes.map((outcome, index): GradedCase => ({
    id: `functions/f/${index}`,
    group: 'functions',
    about: '',
    visibility: 'public',
    marks: 0,
    outOf: 1,
    ...outcome,
  }));
  return new Set(graded.map((one) => causeOf(one) ?? one.id)).size;
}

test('cases are alike if the same is wrong, not if only their verdicts are the same', () => {
  expect(causes(returned('f(1)', 'true', 'false'), returned('f(2)', 'true', 'false'))).toBe(1);
  expect(causes(returned('f(1)', 'true', 'false'), returned('f(2)', 'false', 'true'))).toBe(2);
  expect(causes(returned('f(1)', '3', '4'), returned('f(2)', '7', '8'))).toBe(1);
  expect(causes(returned('f(1)', '3', '4'), returned('f(2)', '7', '0'))).toBe(2);
  expect(causes(returned('f(1)', '3', '4'), returned('g(1)', '3', '4'))).toBe(2);
});

test('grids are alike if the same digits turn into the same ones, wherever they are', () => {
  const grid = (expected: string, actual: string) =>
    drawnWrong('f(1)', { name: 'grid', as: gridShown }, ['5', expected, actual]);
  expect(causes(grid('1', '0'), grid('100', '0'))).toBe(1);
  expect(causes(grid('1', '0'), grid('2', '0'))).toBe(2);
  expect(causes(grid('1', '0'), grid('10', '1'))).toBe(2);
});

test('output is alike if the first line that differs is the same on both sides', () => {
  expect(causes(printed('f(1)', 'a b\n', 'a c\n'), printed('f(2)', 'a b\n', 'a c\n'))).toBe(1);
  expect(causes(printed('f(1)', 'a b\n', 'a c\n'), printed('f(2)', 'a b\n', 'a d\n'))).toBe(2);
  expect(causes(wrongOutput('x\ny\n', 'x\nz\n'), wrongOutput('y\n', 'z\n'))).toBe(1);
});

test('extra lines are alike whether they occur once or several times, if nothing else differs', () => {
  const turn = 'a\nb\n?\nno\n';
  const more = 'a\nb\n?\nno\na\nb\n';
  const end = 'end 1\nend 2\nend 3\nend 4\n';
  const twice = wrongOutput(turn + turn + end, more + more + end);
  expect(causes(wrongOutput(turn + end, more + end), twice)).toBe(1);
  expect(causes(wrongOutput(turn + end, more + end.replace('4', '5')), twice)).toBe(2);
});

test('hidden cases are never alike, because their details are unknown', () => {
  const hidden: SampleOutcome = { verdict: { kind: 'wrong-result', mismatches: [] } };
  expect(causes(hidden, hidden)).toBe(2);
});
