// @module-tag compiler
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderResult } from '../../reports/json/render-result.ts';
import { prepareAssignment } from '../prepare/assignments/find-assignment.ts';
import { grade } from '../grade/grade.ts';
import type { Submission } from '../model/submission/submission.ts';
import { whileBusy } from './busy-machine.fixture.ts';
import { openToolchain } from '../testing/open-program.ts';
import { readHere } from '../reading/read-here.ts';

const demo = 'harness/demo/domineering';
const file = 'domineering.cpp';

async function submissionOf(id: string, change = (text: string) => text): Promise<Submission> {
  const text = await readFile(join(demo, id, file), 'utf8');
  return { id, files: [{ name: file, bytes: Buffer.from(change(text)) }] };
}

/** The program loops in one function and in main, and is right in all others. */
function looping(text: string): string {
  const loop = ' volatile int rounds = 0; while (true) rounds = rounds + 1;';
  const changed = text.replaceAll(/^(?:bool isPlaceable|int main)\([^)]*\)\s*\{/gm, (begin) => begin + loop);
  expect(changed.split(loop)).toHaveLength(3);
  return changed;
}

test('a class gets the same bytes while twenty other processes compute', { timeout: 600_000 }, async () => {
  const [prepared, toolchain, ...submissions] = await Promise.all([
    prepareAssignment('domineering', undefined),
    openToolchain(),
    submissionOf('s1155000001'),
    submissionOf('s1155000005'),
    submissionOf('s1155000001', looping),
  ]);
  // A small budget ends the loops soon: on a busy machine, they take ten times as long.
  const limits = { ...prepared.assignment.limits, budget: { cpuSeconds: 2, waitSeconds: 2 } };
  const assignment = { ...prepared.assignment, limits };
  const gradeAll = async () => {
    const results: string[] = [];
    for (const submission of submissions) {
      results.push(
        renderResult(
          await grade({ ...prepared, assignment, toolchain, reading: readHere, submission, seed: assignment.seed }),
        ),
      );
    }
    return results;
  };
  const quiet = await gradeAll();
  expect(quiet.map((text) => /"status": "graded"/.test(text))).toEqual([true, true, true]);
  expect(quiet[2]).toMatch(/"budget"/);
  expect(await whileBusy(20, gradeAll)).toEqual(quiet);
});
