import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Submission } from '../model/submission/submission.ts';
import { readSources } from '../prepare/known-programs.ts';
import { readExpectFile, readKnownProgram } from './expect-file.ts';
import { type Expectation, expectation } from './expectation.ts';

/** A known-bad program as somebody would hand it in, and where it must lose marks. */
export interface WrongProgram {
  readonly submission: Submission;
  readonly expectation: Expectation;
}

/** The names of an assignment's known-bad programs. Whatever lies beside the words for authors must be one. */
export async function listWrongPrograms(referenceFolder: string, assignment: string): Promise<string[]> {
  const names = await readdir(join(referenceFolder, assignment, 'wrong')).catch(() => []);
  return names.filter((name) => name !== 'README.md').toSorted();
}

/** Throws where its `expect.yaml` is wrong, or does not fit the program that it starts from. */
export async function readWrongProgram(
  referenceFolder: string,
  assignment: string,
  slug: string,
): Promise<WrongProgram> {
  const folder = join(referenceFolder, assignment, 'wrong', slug);
  const file = await readExpectFile(folder, expectation);
  const files = await readKnownProgram(file, await readSources(folder), referenceFolder, assignment);
  return { submission: { id: slug, files }, expectation: file.content };
}

export async function readWrongPrograms(referenceFolder: string, assignment: string): Promise<WrongProgram[]> {
  const slugs = await listWrongPrograms(referenceFolder, assignment);
  return Promise.all(slugs.map((slug) => readWrongProgram(referenceFolder, assignment, slug)));
}
