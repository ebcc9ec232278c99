// @module-tag compiler
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderResult } from '../../../reports/json/render-result.ts';
import type { SourceFile } from '../../model/submission/submission.ts';
import { type EarlierResults, gradeWithCache } from './grade-with-cache.ts';
import { openResultCache } from './result-cache.ts';
import { countBuilds, smallRequest } from './small-request.fixture.ts';

const request = await smallRequest();
let folder: string;
let earlier: EarlierResults;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbatim-results-'));
  earlier = { cache: await openResultCache(folder), version: 'v1' };
});
afterEach(() => rm(folder, { recursive: true }));

function handedIn(text: string): readonly SourceFile[] {
  return [{ name: 'domineering.cpp', bytes: Buffer.from(text) }];
}

test('unchanged sources are not built again, and get the same result byte for byte', async () => {
  const { toolchain, builds } = countBuilds(request.toolchain);
  const first = await gradeWithCache({ ...request, toolchain }, earlier);
  const second = await gradeWithCache({ ...request, toolchain }, earlier);
  expect(builds()).toBe(1);
  expect(renderResult(second)).toBe(renderResult(first));
});

test('the cached result of a failing program has all its evidence', async () => {
  const { toolchain, builds } = countBuilds(request.toolchain);
  const wrong = { ...request, toolchain, submission: { id: 's1', files: handedIn('int main() {}\n') } };
  const first = await gradeWithCache(wrong, earlier);
  expect(first).toMatchObject({ status: 'graded', marks: 0, outOf: 100 });
  const built = builds();
  expect(renderResult(await gradeWithCache(wrong, earlier))).toBe(renderResult(first));
  expect(builds()).toBe(built);
});

test('a copy of a submission is graded on its own: it may be late, and the class list knows another name', async () => {
  const { toolchain, builds } = countBuilds(request.toolchain);
  await gradeWithCache({ ...request, toolchain }, earlier);
  const copy = { ...request, toolchain, submission: { ...request.submission, id: 's2' } };
  expect(await gradeWithCache(copy, earlier)).toMatchObject({ status: 'graded', submission: 's2' });
  expect(builds()).toBe(2);
});

test('after a fault inside Verbatim, the submission is graded again the next time', async () => {
  const broken = countBuilds(request.toolchain, async () => ({ kind: 'broken', reason: 'the disk is full' }));
  expect(await gradeWithCache({ ...request, toolchain: broken.toolchain }, earlier)).toMatchObject({
    status: 'not-graded',
    reason: 'the disk is full',
  });
  expect(await gradeWithCache(request, earlier)).toMatchObject({ status: 'graded' });
});

test('a program that the wall clock stopped is run again: the machine may have been busy', async () => {
  const sleeps = handedIn('#include <unistd.h>\nint main() { sleep(1000); }\n');
  const { toolchain, builds } = countBuilds(request.toolchain);
  const limits = { ...request.assignment.limits, wallSeconds: 0.3 };
  const assignment = { ...request.assignment, limits, properties: [] };
  const sleeping = { ...request, assignment, toolchain, submission: { id: 's1', files: sleeps } };
  for (let times = 0; times < 2; times++) {
    expect(await gradeWithCache(sleeping, earlier)).toMatchObject({ cases: [{ verdict: { kind: 'timed-out' } }, {}] });
  }
  expect(builds()).toBe(2);
});

test('a result that lost its explanation by a fault inside Verbatim is graded again', async () => {
  const broken = { kind: 'broken', reason: 'the disk is full' } as const;
  const { toolchain } = countBuilds(request.toolchain, async (one) =>
    one.checked !== undefined ? broken : request.toolchain.build(one),
  );
  const crashing = handedIn('int main() { int *p = nullptr; *p = 1; }\n');
  const wrong = { ...request, submission: { id: 's1', files: crashing } };
  const without = await gradeWithCache({ ...wrong, toolchain }, earlier);
  expect(without).toMatchObject({ status: 'graded' });
  const again = await gradeWithCache(wrong, earlier);
  expect(again).toEqual(await gradeWithCache(wrong, undefined));
  expect(again).not.toEqual(without);
});

test('without earlier results every submission is graded', async () => {
  const { toolchain, builds } = countBuilds(request.toolchain);
  await gradeWithCache({ ...request, toolchain }, undefined);
  await gradeWithCache({ ...request, toolchain }, undefined);
  expect(builds()).toBe(2);
});
