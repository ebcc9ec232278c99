import { access, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pairsFound, whyNotCompared } from '../../../reports/explain/class/similarity.ts';
import { renderSimilarityPage } from '../../../reports/html/similarity/render-similarity-page.ts';
import type { Assignment } from '../../model/assignment/assignment.ts';
import { usualThreshold } from '../../similarity/measure.ts';
import type { AssignmentOfRun } from '../run-folder/assignment-of-run.ts';
import type { OutputFile } from '../run-folder/output-folder.ts';
import { UsageError } from '../../model/usage-error.ts';
import { compareApart } from './compare-apart.ts';

export interface SimilarityOptions {
  readonly similarityThreshold?: number;
  /** Files with code that all students were given, in addition to the handout. */
  readonly similarityIgnore?: readonly string[];
}

export interface SimilarityFiles {
  /** If the class could not be compared: one page that says why. */
  readonly files: readonly OutputFile[];
  /** For the class page: how many pairs there are, or that there was no comparison. */
  readonly found: string;
  /** Why the class could not be compared; otherwise absent. */
  readonly problem?: string;
}

/** Rejects incompatible options and unreadable files before anything takes long. */
export async function assertSimilarityOptions(
  isRequested: boolean,
  { similarityThreshold, similarityIgnore = [] }: SimilarityOptions,
): Promise<void> {
  if (!isRequested && (similarityThreshold !== undefined || similarityIgnore.length > 0)) {
    const option = similarityThreshold === undefined ? 'ignore' : 'threshold';
    throw new UsageError(
      `--similarity-${option} can only be used with "grade --similarity" or "report --format similarity"`,
    );
  }
  for (const path of similarityIgnore) {
    await readFile(path).catch((error: unknown) => {
      throw new UsageError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    });
  }
}

/** `folder` has the handout. */
type ComparedAssignment = Pick<Assignment, 'title' | 'course'> & Pick<AssignmentOfRun, 'folder'>;

/** Compares those of the submissions whose results are in the folder. */
export async function similarityFiles(
  results: string,
  submissions: readonly string[],
  { title, course, folder }: ComparedAssignment,
  { similarityThreshold = usualThreshold, similarityIgnore = [] }: SimilarityOptions,
): Promise<SimilarityFiles> {
  const page = { title, ...(course === undefined ? {} : { course }) };
  const compared = await compareApart({
    results,
    submissions: [...submissions],
    template: [...(await handoutOf(folder)), ...similarityIgnore],
    threshold: similarityThreshold,
    ...page,
  });
  if (compared.kind === 'compared') return { files: compared.files, found: pairsFound(compared.pairs) };
  const text = renderSimilarityPage(compared, { ...page, studentsOf: () => [], textOf: () => '' });
  const problem = whyNotCompared(compared);
  return {
    files: [{ path: 'similarity.html', text }],
    found: 'not looked for',
    ...(problem === undefined ? {} : { problem }),
  };
}

/** A notice that the folder still has the similarity page of an earlier run; undefined if it has none. */
export async function staleNotice(folder: string): Promise<string | undefined> {
  const page = join(folder, 'similarity.html');
  const isThere = await access(page).then(
    () => true,
    () => false,
  );
  return isThere
    ? `${page} is from an earlier run; to write a new one, run: verbatim report ${folder} --format similarity`
    : undefined;
}

const sourceEnding = /\.(?:c|cc|cpp|cxx|h|hh|hpp|hxx)$/i;

/** The code that the handout gives to students. */
async function handoutOf(assignment: string): Promise<string[]> {
  const folder = join(assignment, 'handout');
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names
    .filter((name) => sourceEnding.test(name))
    .toSorted()
    .map((name) => join(folder, name));
}
