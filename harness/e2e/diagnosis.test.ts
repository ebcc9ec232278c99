// @module-tag compiler
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { countBuilds, smallRequest } from '../batch/results/small-request.fixture.ts';
import { grade } from '../grade/grade.ts';
import type { GradedCase, Grading } from '../model/result/grading.ts';

const request = await smallRequest();
const right = await readFile('reference/domineering/solution/domineering.cpp', 'utf8');
/** It does not divide by zero, because the result would be 0 on ARM. */
const crashing = right.replace(
  'bool isPlaceable(long long grid, int pos, int p) {',
  '$&\n    int *nowhere = pos > 99 ? &pos : nullptr; if (*nowhere == 3) return true;',
);

function submissionOf(text: string) {
  return { id: 's1', files: [{ name: 'domineering.cpp', bytes: Buffer.from(text) }] };
}

function casesOf(grading: Grading): readonly GradedCase[] {
  if (grading.status === 'not-graded') throw new Error(grading.reason);
  return grading.cases;
}

test('a program without a failing case is built only once', async () => {
  const { toolchain, builds } = countBuilds(request.toolchain);
  const cases = casesOf(await grade({ ...request, toolchain, submission: submissionOf(right) }));
  expect(cases.every(({ verdict }) => verdict.kind === 'accepted')).toBe(true);
  expect(builds()).toBe(1);
});

test('a failing program is built once more, and its cases have the line of the fault', async () => {
  const { toolchain, builds } = countBuilds(request.toolchain);
  const cases = casesOf(await grade({ ...request, toolchain, submission: submissionOf(crashing) }));
  const line = crashing.slice(0, crashing.indexOf('int *nowhere')).split('\n').length;
  const diagnosis = { kind: 'null-pointer', file: 'domineering.cpp', line, column: 51, type: 'int' };
  expect(Object.fromEntries(cases.map(({ id, diagnosis: found }) => [id, found]))).toEqual({
    'transcripts/01-sample-run': diagnosis,
    'transcripts/02-first-prompt': diagnosis,
    'properties/games': diagnosis,
    'properties/gridState': undefined,
    'properties/printGrid': undefined,
    'properties/isPlaceable': diagnosis,
    'properties/putToGrid': undefined,
  });
  expect(builds()).toBe(2);
});

test('if that build is not possible, verdicts and marks are the same', async () => {
  const { toolchain } = countBuilds(request.toolchain, async (wanted) =>
    wanted.checked ? { kind: 'broken', reason: 'the disk is full' } : request.toolchain.build(wanted),
  );
  const submission = submissionOf(crashing);
  const whole = await grade({ ...request, submission });
  if (whole.status === 'not-graded') throw new Error(whole.reason);
  const cases = whole.cases.map(({ diagnosis: _diagnosis, ...one }) => one);
  expect(await grade({ ...request, toolchain, submission })).toEqual({ ...whole, cases });
  expect(whole.cases).not.toEqual(cases);
});
