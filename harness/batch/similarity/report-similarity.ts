import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withSimilarityLink } from '../../../reports/html/class/similarity-link.ts';
import { exitCodes } from '../../prepare/exit-code.ts';
import { assignmentOfRun } from '../run-folder/assignment-of-run.ts';
import { readRun } from '../run-folder/read-run.ts';
import { UsageError } from '../../model/usage-error.ts';
import { type SimilarityOptions, similarityFiles } from './similarity-files.ts';

/** Compares a class that is already graded. The files go to the run folder, and the class page gets a link to them. */
export async function reportSimilarity(folder: string, options: SimilarityOptions): Promise<number> {
  const gradings = await readRun(folder);
  const id = gradings[0]?.assignment ?? '';
  const assignment = await assignmentOfRun(folder, id);
  const ids = gradings.map(({ submission }) => submission);
  const { files, found, problem } = await similarityFiles(join(folder, 'results'), ids, assignment, options);
  if (problem !== undefined) throw new UsageError(problem);
  for (const { path, text } of files) await write(join(folder, path), text);
  await linkFrom(join(folder, 'index.html'), found);
  process.stderr.write(`similar code: ${found}\n`);
  process.stdout.write(files.map(({ path }) => `${join(folder, path)}\n`).join(''));
  return exitCodes.ok;
}

async function linkFrom(classPage: string, found: string): Promise<void> {
  const text = await readFile(classPage, 'utf8').catch(() => undefined);
  if (text !== undefined) await write(classPage, withSimilarityLink(text, found));
}

async function write(path: string, content: string | Uint8Array): Promise<void> {
  await writeFile(path, content).catch((error: unknown) => {
    throw new UsageError(`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  });
}
