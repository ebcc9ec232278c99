import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder, referenceFolder } from '../prepare/home.ts';
import { readSolution, readSources } from '../prepare/known-programs.ts';
import { readWrongProgram } from '../prepare/known/wrong-programs.ts';
import type { HonestClass, InputFile } from './attempt.ts';

export type FuzzedAssignment = 'domineering' | 'score-four';

/** A fixed seed, so that the random runs of every grading are the same. */
const gradeOptions = ['--no-cache', '--seed', '20211023'];

type Program = Pick<Awaited<ReturnType<typeof readSolution>>, 'files'>;

/** Right programs, and some with ordinary mistakes; none is hostile. */
const programs: Readonly<Record<FuzzedAssignment, readonly Program[]>> = {
  domineering: await Promise.all(['s1155000001', 's1155000002', 's1155000003', 's1155000005'].map(demoProgram)),
  'score-four': await Promise.all([
    readSolution(referenceFolder(), 'score-four'),
    ...['capital-ok', 'no-period', 'wrong-winner'].map(
      async (slug) => (await readWrongProgram(referenceFolder(), 'score-four', slug)).submission,
    ),
  ]),
};

async function demoProgram(id: string): Promise<Program> {
  return { files: await readSources(join(projectFolder(), 'harness', 'demo', 'domineering', id)) };
}

/** The files of the four honest students, each in a folder with the student's id. */
export function honestFiles(assignment: FuzzedAssignment): InputFile[] {
  return programs[assignment].flatMap(({ files }, index) =>
    files.map(({ name, bytes }) => ({ path: `${honestIds[index] ?? ''}/${name}`, content: bytes })),
  );
}

export const honestIds = ['s1155000001', 's1155000002', 's1155000003', 's1155000005'] as const;
export const hostileId = 's1155000004';

export function gradeArgs(source: string, assignment: FuzzedAssignment, ...more: string[]): string[] {
  return ['grade', `../in/${source}`, '--assignment', assignment, '--out', '../out', ...gradeOptions, ...more];
}

/** One folder for each student. */
export function honestClass(assignment: FuzzedAssignment): HonestClass {
  const files = honestFiles(assignment).map(({ path, content }) => ({ path: `class/${path}`, content }));
  return { key: `folders-${assignment}`, files, args: gradeArgs('class', assignment) };
}

/** A file of the reference solution, from which recipes make hostile programs. */
export function solutionText(assignment: FuzzedAssignment, file: string): string {
  return readFileSync(join(referenceFolder(), assignment, 'solution', file), 'utf8');
}
