// @module-tag compiler
import { afterAll, expect, test } from 'vitest';
import { references } from '../../reference/index.ts';
import { questionsOf } from '../exercise/property-trials.ts';
import { makeTrials } from '../exercise/shared-trials.ts';
import type { Assignment } from '../model/assignment/assignment.ts';
import type { Reference } from '../model/assignment/reference.ts';
import { grade } from '../grade/grade.ts';
import { readSources } from '../prepare/known-programs.ts';
import { readHere } from '../reading/read-here.ts';
import { knownAssignment } from '../testing/known-assignment.fixture.ts';
import { openToolchain } from '../testing/open-program.ts';
import { type SolutionReference, solutionReference } from '../truth/solution-reference.ts';

const toolchain = await openToolchain();
const opened: SolutionReference[] = [];
afterAll(() => Promise.all(opened.map((reference) => reference.close())));

/** The assignment with both truths. */
async function withBoth(id: string) {
  const { assignment, reference: written, solution } = await knownAssignment(id);
  const sample = solutionReference({ assignment, solution, written, toolchain, reading: readHere, version: '' });
  opened.push(sample);
  return { assignment, written, sample, solution };
}

function trialsOf(assignment: Assignment, reference: Reference) {
  return Promise.all(
    assignment.properties.map((property) =>
      makeTrials(
        { assignment, property, reference, seed: assignment.seed },
        questionsOf(property, assignment, reference),
      ),
    ),
  );
}

// Marks depend on the truth through these trials only, so all programs, right or wrong, get the same marks.
test.each(Object.keys(references))('the C++ solution of %s expects the same in every random run', async (id) => {
  const { assignment, written, sample } = await withBoth(id);
  const [byReference, bySolution] = await Promise.all([trialsOf(assignment, written), trialsOf(assignment, sample)]);
  expect(bySolution).toEqual(byReference);
});

test.each([
  ['domineering', 'counts-from-the-right'],
  ['dots-and-triangles', 'triangles-from-the-right'],
])('the C++ solution of %s grades %s as the reference does, counterexamples included', async (id, slug) => {
  const { assignment, written, sample, solution } = await withBoth(id);
  const files = await readSources(`reference/${id}/wrong/${slug}`);
  const request = { assignment, solution, toolchain, reading: readHere, seed: assignment.seed };
  const submission = { id: slug, files };
  const byReference = await grade({ ...request, submission, reference: written });
  expect(byReference).toMatchObject({ status: 'graded', mistake: { kind: 'reversed-digits' } });
  expect(await grade({ ...request, submission, reference: sample })).toEqual(byReference);
});
