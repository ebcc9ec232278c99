import { grade } from '../grade/grade.ts';
import type { Reference } from '../model/assignment/reference.ts';
import { prepareAssignment } from '../prepare/assignments/find-assignment.ts';
import { readSolution } from '../prepare/known-programs.ts';
import { referenceFolder } from '../prepare/home.ts';
import { prepareToolchain } from '../prepare/prepare-toolchain.ts';
import { readApart } from '../reading/read-apart.ts';
import { type SolutionReference, solutionReference } from '../truth/solution-reference.ts';

/* Compares a property of 500 runs by a reference in TypeScript with the same by the C++ solution, build included. */

const id = 'domineering';
const wanted = 'properties/games';
const runs = 500;
const rounds = 8;
const limit = 2;

const reading = readApart();
try {
  const toolchain = await prepareToolchain({ reading, manySubmissions: true });
  const { assignment: usual, reference: written } = await prepareAssignment(id, undefined);
  const submission = await readSolution(referenceFolder(), id);
  const assignmentOf = () => ({
    ...usual,
    // A new object, because the runs of a property are made only once for a class.
    properties: usual.properties.filter((one) => one.id === wanted).map((one) => ({ ...one, runs })),
  });
  const seconds = { reference: [] as number[], solution: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    const assignment = assignmentOf();
    const gradeBy = async (reference: Reference) => {
      const begin = performance.now();
      const { files } = submission;
      const request = { assignment, reference, toolchain, reading, submission, solution: files, seed: round };
      const graded = await grade({ ...request, wanted: (one) => one === wanted });
      if (graded.status !== 'graded' || graded.cases[0]?.verdict.kind !== 'accepted')
        throw new Error('it must be right');
      return (performance.now() - begin) / 1000;
    };
    const byReference = await gradeBy(written);
    const sample: SolutionReference = solutionReference({
      assignment,
      solution: submission.files,
      written,
      toolchain,
      reading,
      version: '',
    });
    const bySolution = await gradeBy(sample);
    await sample.close();
    // The first round warms up.
    if (round > 0) {
      seconds.reference.push(byReference);
      seconds.solution.push(bySolution);
    }
  }
  const [reference, solution] = [middle(seconds.reference), middle(seconds.solution)];
  const ratio = solution / reference;
  const ms = (value: number) => `${(value * 1000).toFixed(0)} ms`;
  process.stdout.write(
    `${runs} random runs of a right program, with its build: ${ms(reference)} by the reference in TypeScript, ${ms(solution)} by the C++ solution, which is built first: ${ratio.toFixed(2)} times   limit ${limit}: ${ratio <= limit ? 'kept' : 'exceeded'}\n`,
  );
  if (ratio > limit) process.exitCode = 1;
} finally {
  reading.end();
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
