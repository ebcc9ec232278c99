import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { z } from 'zod';
import { renderSimilarityTable } from '../../../reports/csv/render-similarity-table.ts';
import { renderSimilarityPage } from '../../../reports/html/similarity/render-similarity-page.ts';
import { renderSimilarity } from '../../../reports/json/render-similarity.ts';
import type { ReadCode } from '../../reading/jobs/read-code.ts';
import type { Reading } from '../../reading/reading.ts';
import { findSimilar } from '../../similarity/find-similar.ts';
import { dolosPackage, loadDolos } from '../../similarity/load-dolos.ts';
import { sourceText } from '../../text/source-text.ts';
import { readClass } from './read-class.ts';

export const compareRequest = z.strictObject({
  /** The folder with the results of a run. */
  results: z.string(),
  /** The submissions to compare; the folder may hold others from a stopped run. */
  submissions: z.array(z.string()),
  /** Paths of files with code that all students were given. */
  template: z.array(z.string()),
  /** In percent. */
  threshold: z.int(),
  title: z.string(),
  course: z.string().optional(),
});
export type CompareRequest = z.infer<typeof compareRequest>;

const outputFile = z.strictObject({ path: z.string(), text: z.string() });

export const compareAnswer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('compared'), pairs: z.int(), files: z.array(outputFile) }),
  z.strictObject({ kind: z.literal('not-installed') }),
  z.strictObject({ kind: z.literal('does-not-load'), detail: z.string() }),
]);
export type CompareAnswer = z.infer<typeof compareAnswer>;

/** Compares a class and renders the result. `from` is the module from which the optional package is loaded. */
export async function compare(request: CompareRequest, reading: Reading, from?: string): Promise<CompareAnswer> {
  const loaded = await loadDolos(from);
  if (loaded.kind !== 'loaded') return loaded;
  const template = await readTemplate(request.template, reading);
  const { assignment, submissions, students, texts } = await readClass(reading, request);
  const similarity = findSimilar({
    assignment,
    submissions,
    template,
    threshold: request.threshold,
    dolos: loaded.dolos,
    tool: `${dolosPackage} ${loaded.version}`,
  });
  const { title, course } = request;
  const page = renderSimilarityPage(
    { kind: 'compared', similarity },
    {
      title,
      ...(course === undefined ? {} : { course }),
      studentsOf: (submission) => students.get(submission) ?? [],
      textOf: (submission, file) => texts.get(submission)?.get(file) ?? '',
    },
  );
  return {
    kind: 'compared',
    pairs: similarity.pairs.length + similarity.more,
    files: [
      { path: 'similarity.html', text: page },
      { path: 'similarity.csv', text: renderSimilarityTable(similarity, (id) => students.get(id) ?? []) },
      { path: 'similarity.json', text: renderSimilarity(similarity) },
    ],
  };
}

/** Reads the handout and the files of --similarity-ignore. If they cannot be read, the error says which. */
async function readTemplate(paths: readonly string[], reading: Reading): Promise<ReadCode[]> {
  const texts = await Promise.all(
    paths.map(async (path) => ({ name: basename(path), text: sourceText(await readFile(path)) })),
  );
  if (texts.length === 0) return [];
  const answer = await reading.read('code', texts);
  if (answer.kind === 'read') return answer.value;
  throw new Error(
    `the code of the handout or of --similarity-ignore cannot be read (${answer.limit}): ${paths.join(', ')}`,
  );
}
