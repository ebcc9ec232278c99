import { access, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pairsFound, whyNotCompared } from '../../../reports/explain/class/similarity.ts';
import { renderSimilarityPage } from '../../../reports/html/similarity/render-similarity-page.ts';
import type { Assignment } from '../../model/assignment/assignment.ts';
import { usualThreshold } from '../../similarity/measure.ts';
import { casesFolder } from '../../prepare/home.ts';
import type { OutputFile } from '../run-folder/output-folder.ts';
import { UsageError } from '../../model/usage-error.ts';
import { compareApart } from './compare-apart.ts';

export interface SimilarityOptions {
  readonly similarityThreshold?: number;
  /** Files whose code is nobody's own, besides the handout. */
  readonly similarityIgnore?: readonly string[];
}

export interface SimilarityFiles {
  /** One page that says why, where nobody could be compared. */
  readonly files: readonly OutputFile[];
  /** For the page of the class: how many pairs there are, or that there was no comparison. */
  readonly found: string;
  /** Absent where all is well. */
  readonly trouble?: string;
}

/** What does not fit together is said before anything takes long. */
export async function demandFitting(
  isAskedFor: boolean,
  { similarityThreshold, similarityIgnore = [] }: SimilarityOptions,
): Promise<void> {
  if (!isAskedFor && (similarityThreshold !== undefined || similarityIgnore.length > 0)) {
    const option = similarityThreshold === undefined ? 'ignore' : 'threshold';
    throw new UsageError(`--similarity-${option} goes with "grade --similarity" and "report --format similarity"`);
  }
  for (const path of similarityIgnore) {
    await readFile(path).catch((error: unknown) => {
      throw new UsageError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    });
  }
}

/** Compares those submissions whose results lie in the folder. */
export async function similarityFiles(
  results: string,
  submissions: readonly string[],
  { id, title, course }: Pick<Assignment, 'id' | 'title' | 'course'>,
  { similarityThreshold = usualThreshold, similarityIgnore = [] }: SimilarityOptions,
): Promise<SimilarityFiles> {
  const page = { title, ...(course === '' ? {} : { course }) };
  const compared = await compareApart({
    results,
    submissions: [...submissions],
    template: [...(await handoutOf(id)), ...similarityIgnore],
    threshold: similarityThreshold,
    ...page,
  });
  if (compared.kind === 'compared') return { files: compared.files, found: pairsFound(compared.pairs) };
  const text = renderSimilarityPage(compared, { ...page, studentsOf: () => [], textOf: () => '' });
  const trouble = whyNotCompared(compared);
  return {
    files: [{ path: 'similarity.html', text }],
    found: 'not looked for',
    ...(trouble === undefined ? {} : { trouble }),
  };
}

/** A run that was not asked to compare leaves the page of an earlier one where it is; undefined where there is none. */
export async function staleNotice(folder: string): Promise<string | undefined> {
  const page = join(folder, 'similarity.html');
  const isThere = await access(page).then(
    () => true,
    () => false,
  );
  return isThere
    ? `${page} is of an earlier run; for a new one: verbatim report ${folder} --format similarity`
    : undefined;
}

const sourceEnding = /\.(?:c|cc|cpp|cxx|h|hh|hpp|hxx)$/i;

/** What students are given to start from. */
async function handoutOf(assignment: string): Promise<string[]> {
  const folder = join(casesFolder(), assignment, 'handout');
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names
    .filter((name) => sourceEnding.test(name))
    .toSorted()
    .map((name) => join(folder, name));
}
