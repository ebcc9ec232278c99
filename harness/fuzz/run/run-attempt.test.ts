// @module-tag compiler
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Attempt } from '../attempt.ts';
import { honestClass } from '../honest.ts';
import { type Bench, openBench } from './bench.ts';
import { type HonestRun, gradeAlone } from './honest-runs.ts';
import { type Place, makePlace } from './place.ts';
import { type Outcome, runAttempt } from './run-attempt.ts';

// These tests run the real command as the current user.
const honest = honestClass('domineering');
let root: string;
let bench: Bench;
let place: Place;
let alone: HonestRun;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'verbatim-fuzz-test-'));
  bench = await openBench(root, new AbortController().signal);
  place = await makePlace(root, { name: 'user' });
  alone = await gradeAlone(bench, place, honest);
});
afterAll(() => rm(root, { recursive: true }));

function run(attempt: Attempt, compared: HonestRun): Promise<Outcome> {
  const folder = join(root, `attempt-${performance.now()}`);
  const limit = { seconds: 200, processorSeconds: 100 };
  return runAttempt(attempt, { bench, place, folder, limit, alone: compared, onDisk: true });
}

const besideHonest: Attempt = {
  name: 'a program that does not compile',
  files: [...honest.files, { path: 'class/s1155000004/domineering.cpp', content: 'int main() {' }],
  steps: [{ args: honest.args, exits: [0] }],
  honest,
  hasHostile: true,
};

test('a harmless class breaks no demand, except that a changed honest result is noticed', async () => {
  const changed = new Map(
    [...alone.results].map(([name, text]) => [name, name === 's1155000002.json' ? `${text} ` : text]),
  );
  const { breaches } = await run(besideHonest, { ...alone, results: changed });
  expect(breaches.map(({ demand, found }) => `${demand}: ${found}`)).toEqual([
    expect.stringMatching(/^honest: s1155000002\.json differs/),
  ]);
});

test('a command with a wrong exit code is noticed', async () => {
  const args = ['report', '../out', '--format', 'nothing'];
  const { breaches } = await run({ name: 'wrong', files: honest.files, steps: [{ args, exits: [0] }] }, alone);
  expect(breaches.map(({ demand }) => demand)).toEqual(['exit']);
});

test('mistakes of an author are reported for a copy of the project', async () => {
  const attempt: Attempt = {
    name: 'no assignment',
    files: [{ path: 'domineering.cpp', content: 'int main() {}' }],
    cases: [{ path: 'domineering/assignment.yaml', content: 'format: [' }],
    steps: [{ args: ['check', '../in/domineering.cpp', '--assignment', 'domineering', '--no-cache'], exits: [2] }],
  };
  const { breaches, printed } = await run(attempt, alone);
  expect(breaches).toEqual([]);
  expect(printed).toMatch(/cases\/domineering\/assignment\.yaml:1/);
});
