import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { didYouMean } from '../assignment/yaml/author-problem.ts';
import { listWrongPrograms, readWrongProgram } from '../prepare/known/wrong-programs.ts';

export const usage = 'usage: npm run wrong-program -- <assignment>/<name> <new folder>';

/**
 * Writes a known-bad program that is stored as an edit as whole files to read and compile. Returns the text to print.
 */
export async function writeWrongProgram(
  referenceFolder: string,
  name: string | undefined,
  folder: string | undefined,
): Promise<string> {
  const [assignment = '', slug, ...more] = (name ?? '').split('/');
  if (slug === undefined || more.length > 0 || folder === undefined) throw new Error(usage);
  const known = await listWrongPrograms(referenceFolder, assignment);
  if (known.length === 0) throw new Error(`${referenceFolder}/${assignment}/wrong has no programs`);
  if (!known.includes(slug)) throw new Error(unknownProgram(assignment, slug, known));
  const { submission, expectation } = await readWrongProgram(referenceFolder, assignment, slug);
  await mkdir(folder, { recursive: true });
  // Fails instead of overwriting changes that were made to an earlier copy.
  for (const file of submission.files) await writeFile(join(folder, file.name), file.bytes, { flag: 'wx' });
  const { about, program } = expectation;
  const compare = program === undefined ? [] : [`diff -r ${join(referenceFolder, assignment, program.base)} ${folder}`];
  return [`${about}.`, ...submission.files.map((file) => join(folder, file.name)), ...compare, ''].join('\n');
}

function unknownProgram(assignment: string, slug: string, known: readonly string[]): string {
  const { cure = `the programs are ${known.join(', ')}` } = didYouMean(slug, known);
  return `${assignment} has no wrong program ${slug}; ${cure}`;
}
