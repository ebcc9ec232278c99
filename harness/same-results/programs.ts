import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readSolution } from '../prepare/known-programs.ts';
import { readWrongPrograms } from '../prepare/known/wrong-programs.ts';
import type { SourceFile } from '../model/submission/submission.ts';

/** Programs of one assignment whose results are compared. */
export interface ComparedClass {
  readonly name: string;
  readonly assignment: string;
  readonly submissions: readonly { readonly id: string; readonly files: readonly SourceFile[] }[];
}

const hostile = 'harness/e2e/hostile';
const demo = 'harness/demo/domineering';

/** The solution and all known-bad programs of each assignment, the demo class, and the hostile programs. */
export async function comparedClasses(project: string, assignments: readonly string[]): Promise<ComparedClass[]> {
  const known = assignments.map(async (assignment): Promise<ComparedClass> => {
    const reference = join(project, 'reference');
    const wrong = await readWrongPrograms(reference, assignment);
    const submissions = [await readSolution(reference, assignment), ...wrong.map(({ submission }) => submission)];
    return { name: assignment, assignment, submissions };
  });
  return [
    ...(await Promise.all(known)),
    await demoClass(join(project, demo)),
    await hostileClass(join(project, hostile)),
  ];
}

async function demoClass(folder: string): Promise<ComparedClass> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  const students = [...new Set(files.map(({ parentPath }) => parentPath))].toSorted();
  const submissions = students.map(async (student, index) => {
    const own = files.filter(({ parentPath }) => parentPath === student);
    const read = own.map(async ({ name }) => ({ name, bytes: await readFile(join(student, name)) }));
    return { id: `demo-${index + 1}`, files: await Promise.all(read) };
  });
  return { name: 'demo', assignment: 'domineering', submissions: await Promise.all(submissions) };
}

async function hostileClass(folder: string): Promise<ComparedClass> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.cpp')).toSorted();
  const submissions = names.map(async (name) => ({
    id: name.slice(0, -'.cpp'.length),
    files: [{ name: 'domineering.cpp', bytes: await readFile(join(folder, name)) }],
  }));
  return { name: 'hostile', assignment: 'domineering', submissions: await Promise.all(submissions) };
}
