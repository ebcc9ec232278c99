// @module-tag compiler
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSolution, readSources } from '../prepare/known-programs.ts';
import { readWrongPrograms } from '../prepare/known/wrong-programs.ts';
import { grade } from '../grade/grade.ts';
import type { Assignment } from '../model/assignment/assignment.ts';
import type { Submission } from '../model/submission/submission.ts';
import { readHere } from '../reading/read-here.ts';
import { type Difference, bothWays } from '../toolchain/plain/both-ways.fixture.ts';
import { openPlainToolchain } from '../toolchain/plain/plain.fixture.ts';
import { readHonest, readWork } from './honest/read-honest.fixture.ts';
import { knownAssignment } from '../testing/known-assignment.fixture.ts';
import { openToolchain } from '../testing/open-program.ts';

// Marks are the same on machines without the native runner. All known programs prove it, each with some of the golden
// cases. Those of Score Four are interactive, so the plain runner does not run them.
const [native, plain] = await Promise.all([openToolchain(), openPlainToolchain()]);
const assignments = ['domineering', 'dots-and-triangles', 'hex', 'lines-of-action'];

interface Known {
  readonly name: string;
  readonly assignment: string;
  readonly submission: () => Promise<Submission>;
}

/** C++ leaves open what these do: it depends on what is in memory, and differs from process to process. */
const undefinedPrograms = ['missing-return', 'whites-uninitialised'];

/** Most mistakes are in the rules of a game, which are the same in both ways. To run all of them takes a minute more. */
const oneKnownBadIn = 10;

const known: readonly Known[] = (await Promise.all([...assignments.map(programsOf), demo(), honest()])).flat();

async function programsOf(assignment: string): Promise<Known[]> {
  const all = await readWrongPrograms('reference', assignment);
  const wrong = all
    .filter(({ submission }) => !undefinedPrograms.includes(submission.id))
    .filter((_one, index) => index % oneKnownBadIn === 0);
  return [
    { name: `${assignment}: solution`, assignment, submission: () => readSolution('reference', assignment) },
    ...wrong.map(({ submission }) => ({
      name: `${assignment}: ${submission.id}`,
      assignment,
      submission: () => Promise.resolve(submission),
    })),
  ];
}

async function demo(): Promise<Known[]> {
  const folder = 'harness/demo/domineering';
  return (await readdir(folder)).toSorted().map((id) => ({
    name: `demo: ${id}`,
    assignment: 'domineering',
    submission: async () => ({ id, files: await readSources(join(folder, id)) }),
  }));
}

async function honest(): Promise<Known[]> {
  const folder = 'harness/e2e/honest';
  const entries = await readdir(folder, { withFileTypes: true });
  const all = entries
    .filter((entry) => entry.isDirectory())
    .map(async ({ name }) => {
      const file = await readHonest(join(folder, name));
      const { assignment } = file.content;
      const submission = () => readWork(join(folder, name), name, file);
      return { name: `honest: ${name}`, assignment, submission };
    });
  return (await Promise.all(all)).filter(({ assignment }) => assignments.includes(assignment)).toSorted(byName);
}

function byName(one: Known, other: Known): number {
  return one.name < other.name ? -1 : 1;
}

/** The longest golden sessions of each program, and every twelfth golden call. */
function someCases({ calls, sessions }: Assignment): ReadonlySet<string> {
  const longest = sessions.toSorted((one, other) => other.transcript.pieces.length - one.transcript.pieces.length);
  const programs = new Set(sessions.map(({ program }) => program));
  return new Set([
    ...[...programs]
      .flatMap((program) => longest.filter((one) => one.program === program).slice(0, 3))
      .map(({ id }) => id),
    ...calls.filter((_one, index) => index % 12 === 0).map(({ id }) => id),
  ]);
}

describe.concurrent('both ways of running agree on', () => {
  test.each(known)(
    '$name',
    async ({ assignment: id, submission }) => {
      const { assignment, reference, solution } = await knownAssignment(id);
      const differences: Difference[] = [];
      const wanted = someCases(assignment);
      const grading = await grade({
        assignment,
        reference,
        solution,
        toolchain: bothWays(native, plain, differences),
        reading: readHere,
        submission: await submission(),
        seed: assignment.seed,
        wanted: (one) => wanted.has(one),
      });
      expect([grading.status, differences]).toEqual(['graded', []]);
    },
    300_000,
  );
});
