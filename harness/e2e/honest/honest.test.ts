// @module-tag compiler
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { grade } from '../../grade/grade.ts';
import { readHere } from '../../reading/read-here.ts';
import { knownAssignment } from '../../testing/known-assignment.fixture.ts';
import { openToolchain } from '../../testing/open-program.ts';
import { outcomeOf, readHonest, readWork } from './read-honest.fixture.ts';

// Correct programs in unusual styles. Each keeps its marks, or has exactly the deductions of its expect.yaml.
const here = 'harness/e2e/honest';
const entries = await readdir(here, { withFileTypes: true });
const slugs = entries
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();
const toolchain = await openToolchain();

/** In milliseconds. All programs run at once, and the machine may be busy. */
const patience = 900_000;

describe.concurrent('an honest program gets its marks:', () => {
  test.each(slugs)(
    '%s',
    async (slug) => {
      const folder = join(here, slug);
      const file = await readHonest(folder);
      const expected = file.content;
      const { assignment, reference, solution } = await knownAssignment(expected.assignment);
      const grading = await grade({
        assignment,
        reference,
        solution,
        toolchain,
        reading: readHere,
        submission: await readWork(folder, slug, file),
        seed: assignment.seed,
        // As `check` does: honest programs must not be accused of faults that they do not have.
        faults: 'everywhere',
      });
      const { marks, findings, cases } = expected;
      expect(grading.status === 'graded' ? outcomeOf(grading, expected) : grading.reason).toEqual({
        marks,
        findings,
        cases,
      });
    },
    patience,
  );
});
