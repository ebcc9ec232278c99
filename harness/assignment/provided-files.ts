import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProvidedFile } from '../model/assignment/assignment.ts';
import { didYouMean } from './yaml/author-problem.ts';
import type { AuthorProblem, Report } from './yaml/author-problem.ts';
import { providedNames } from './file-names.ts';
import { readText } from './yaml/read-text.ts';
import type { YamlFile } from './yaml/yaml-file.ts';
import { placeAt } from './yaml/yaml-path.ts';

/** Reads the files of `handout/` that assignment.yaml provides; `name` is the assignment's name, for messages. */
export async function readProvidedFiles(
  folder: string,
  name: string,
  main: YamlFile,
  report: Report,
): Promise<ProvidedFile[]> {
  const provided: ProvidedFile[] = [];
  for (const { path, name: fileName } of providedNames(main)) {
    const asked = { name: fileName, askedFor: { file: main.name, place: placeAt(main, path) } };
    const file = await readHandoutFile(folder, name, asked, report);
    if (file !== undefined) provided.push(file);
  }
  return provided;
}

interface AskedFor {
  readonly name: string;
  /** The place in assignment.yaml that names the file. */
  readonly askedFor: Pick<AuthorProblem, 'file' | 'place'>;
}

/** One file of `handout/`; undefined after a report of what is wrong with it. */
export async function readHandoutFile(
  folder: string,
  assignment: string,
  { name, askedFor }: AskedFor,
  report: Report,
): Promise<ProvidedFile | undefined> {
  // Compares exact names, because some file systems find Game.h under the name game.h.
  const known = await readdir(join(folder, 'handout')).catch(() => []);
  const offered = known.filter((fileName) => !fileName.startsWith('.')).toSorted();
  if (!offered.includes(name)) {
    report({
      ...askedFor,
      found: `the file ${name}, which is not in handout`,
      expected: offered.length === 0 ? 'a file in handout, but it has none' : `one of ${offered.join(', ')}`,
      cure: 'put it there',
      ...didYouMean(name, offered),
    });
    return undefined;
  }
  const read = await readText(join(folder, 'handout', name), `${assignment}/handout/${name}`, report);
  return read.kind === 'text' ? { name, text: read.text } : undefined;
}
