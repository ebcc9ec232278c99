import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Submission } from '../../model/submission/submission.ts';
import { readSources } from '../known-programs.ts';
import { derivation } from './derived-program.ts';
import { readExpectFile, readKnownProgram } from './expect-file.ts';

/** The content of `expect.yaml` beside a known-bad program. */
export const expectationShape = z.strictObject({
  about: z.string().min(1),
  /** Prefixes of case ids, or `policy/<rule>`. */
  caught: z.array(z.string()).min(1),
  /** One of its mistakes is a wording of its own: some cases may then be right except for that; otherwise none may. */
  wording: z.literal(true).optional(),
  note: z.string().optional(),
  /**
   * The program is derived from a right one, plus the files of the folder; without this, the folder has all its files.
   */
  program: derivation.optional(),
});
export type Expectation = z.infer<typeof expectationShape>;

/** A known-bad program as a student would hand it in, and where it must lose marks. */
export interface WrongProgram {
  readonly submission: Submission;
  readonly expectation: Expectation;
}

/** The names of an assignment's known-bad programs: everything in the folder except the README. */
export async function listWrongPrograms(referenceFolder: string, assignment: string): Promise<string[]> {
  const names = await readdir(join(referenceFolder, assignment, 'wrong')).catch(() => []);
  return names.filter((name) => name !== 'README.md').toSorted();
}

/** Throws if its `expect.yaml` is wrong, or does not fit the program that it is derived from. */
export async function readWrongProgram(
  referenceFolder: string,
  assignment: string,
  slug: string,
): Promise<WrongProgram> {
  const folder = join(referenceFolder, assignment, 'wrong', slug);
  const file = await readExpectFile(folder, expectationShape);
  const files = await readKnownProgram(file, await readSources(folder), referenceFolder, assignment);
  return { submission: { id: slug, files }, expectation: file.content };
}

/** Like `readWrongProgram`, but `expect.yaml` may be missing: for a lecturer, a folder with the program is enough. */
export async function readWrongFolder(
  referenceFolder: string,
  assignment: string,
  slug: string,
): Promise<Pick<WrongProgram, 'submission'> & Partial<WrongProgram>> {
  const folder = join(referenceFolder, assignment, 'wrong', slug);
  const names = await readdir(folder).catch((): string[] => []);
  if (names.includes('expect.yaml')) return readWrongProgram(referenceFolder, assignment, slug);
  const files = await readSources(folder);
  if (files.length === 0) throw new Error('no C++ files: a known-bad program is a folder with its files');
  return { submission: { id: slug, files } };
}

export async function readWrongPrograms(referenceFolder: string, assignment: string): Promise<WrongProgram[]> {
  const slugs = await listWrongPrograms(referenceFolder, assignment);
  return Promise.all(slugs.map((slug) => readWrongProgram(referenceFolder, assignment, slug)));
}
