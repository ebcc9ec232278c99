import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Graded } from '../model/grading.ts';
import type { Submission } from '../model/submission.ts';
import { readExpectation, unexpected } from './expectation.ts';
import { openWorkshop } from './workshop.ts';

// The known-bad programs are the test suite of the grader: each has one realistic mistake, and must lose marks
// where its expect.yaml says and nowhere else. The reference solution must lose none.
const ids = await readdir('cases');

describe.each(ids)('%s', async (id) => {
  const gradeOne = await openWorkshop(id);
  const wrong = await readdir(join('reference', id, 'wrong'));

  test('the reference solution gets full marks', async () => {
    const grading = await graded(join('reference', id, 'solution'));
    expect(grading.cases.filter(({ marks, outOf }) => marks < outOf)).toEqual([]);
    expect(grading.findings).toEqual([]);
    expect(grading.marks).toBe(grading.outOf);
  });

  test.each(wrong)('%s is caught where its expect.yaml says, and nowhere else', async (slug) => {
    const folder = join('reference', id, 'wrong', slug);
    expect(unexpected(await graded(folder), await readExpectation(folder))).toEqual([]);
  });

  async function graded(folder: string): Promise<Graded> {
    const grading = await gradeOne(await readSubmission(folder));
    if (grading.status !== 'graded') throw new Error(grading.reason);
    return grading;
  }
});

async function readSubmission(folder: string): Promise<Submission> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.cpp') || name.endsWith('.h'));
  const files = names.map(async (name) => ({ name, bytes: await readFile(join(folder, name)) }));
  return { id: folder, files: await Promise.all(files) };
}
