import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder, referenceFolder } from '../prepare/home.ts';
import type { HonestClass, InputFile } from './attempt.ts';

export type FuzzedAssignment = 'domineering' | 'score-four';

/** A fixed seed of the random runs; those of attempts must not depend on how they are begun. */
const gradeOptions = ['--no-cache', '--seed', '20211023'];

/** Programs that nobody has made hostile: right ones, and some with ordinary mistakes. */
const programs: Readonly<Record<FuzzedAssignment, readonly string[]>> = {
  domineering: ['s1155000001', 's1155000002', 's1155000003', 's1155000005'].map((id) =>
    join('harness', 'demo', 'domineering', id),
  ),
  'score-four': ['solution', 'wrong/capital-ok', 'wrong/no-period', 'wrong/wrong-winner'].map((one) =>
    join('reference', 'score-four', one),
  ),
};

/** The files of the four, each below the name of its student. */
export function honestFiles(assignment: FuzzedAssignment): InputFile[] {
  return programs[assignment].flatMap((folder, index) =>
    readdirSync(join(projectFolder(), folder))
      .filter((name) => /\.(?:cpp|h|hpp)$/.test(name))
      .map((name) => ({
        path: `${honestIds[index] ?? ''}/${name}`,
        content: readFileSync(join(projectFolder(), folder, name)),
      })),
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

/** The reference solution, for those who begin with a right program. */
export function solutionText(assignment: FuzzedAssignment, file: string): string {
  return readFileSync(join(referenceFolder(), assignment, 'solution', file), 'utf8');
}
