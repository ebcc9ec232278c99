import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProvidedFile } from '../model/assignment.ts';
import { didYouMean } from './author-problem.ts';
import type { Report } from './author-problem.ts';
import { providedNames } from './file-names.ts';
import { readText } from './read-text.ts';
import type { YamlFile } from './yaml-file.ts';
import { placeAt } from './yaml-path.ts';

/** Reads the files of `handout/` that assignment.yaml provides; `name` is the assignment's name, for messages. */
export async function readProvidedFiles(
  folder: string,
  name: string,
  main: YamlFile,
  report: Report,
): Promise<ProvidedFile[]> {
  // By their exact names, as some file systems find Game.h under the name game.h.
  const known = await readdir(join(folder, 'handout')).catch(() => []);
  const offered = known.filter((fileName) => !fileName.startsWith('.')).toSorted();
  const provided: ProvidedFile[] = [];
  for (const { path, name: fileName } of providedNames(main)) {
    if (!offered.includes(fileName)) {
      report({
        file: main.name,
        place: placeAt(main, path),
        found: `the file ${fileName}, which is not in handout`,
        expected: offered.length === 0 ? 'a file of handout, where there is none' : `one of ${offered.join(', ')}`,
        cure: 'put it there',
        ...didYouMean(fileName, offered),
      });
      continue;
    }
    const read = await readText(join(folder, 'handout', fileName), `${name}/handout/${fileName}`, report);
    if (read.kind === 'text') provided.push({ name: fileName, text: read.text });
  }
  return provided;
}
