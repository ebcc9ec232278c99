import { closestName } from '../../text/closest-name.ts';
import { didYouMean, wholeFile } from '../yaml/author-problem.ts';
import type { Report } from '../yaml/author-problem.ts';
import { isFileName } from '../file-names.ts';
import type { TranscriptFiles } from './transcript-files.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { keysAt, nodeAt } from '../yaml/yaml-path.ts';

/** Every dialect but the usual one has a folder of sessions, and every folder is one of a dialect. */
export function checkDialectFolders(
  main: YamlFile,
  name: string,
  usual: string,
  { others }: TranscriptFiles,
  report: Report,
): void {
  const problem = (folder: string, found: string, expected: string, cure: { readonly cure?: string }): void =>
    report({ file: `${name}/transcripts/${folder}`, place: wholeFile, found, expected, ...cure });
  const ids = keysAt(main, ['dialects']);
  // Nobody can tell which dialect has its sessions in transcripts itself.
  if (!ids.includes(usual)) return;
  // Other names have been complained about: no folder can bear them.
  const known = ids.filter((id) => id !== usual && isFileName(id));
  const strays = [...others.keys()].filter((folder) => !ids.includes(folder));
  for (const folder of strays) {
    const expected = known.length === 0 ? 'no folder, as there is one dialect only' : `one of ${known.join(', ')}`;
    problem(folder, `a folder for a dialect ${folder}`, expected, didYouMean(folder, known));
  }
  if (others.has(usual)) {
    const cure = 'move its files up into transcripts';
    problem(usual, `a folder of the usual dialect ${usual}`, 'its sessions in transcripts itself', { cure });
  }
  if (nodeAt(main, ['marking', 'groups', 'transcripts']) === undefined) return;
  for (const id of known) {
    const misspelt = strays.some((folder) => closestName(folder, known) === id);
    if ((others.get(id)?.count ?? 0) > 0 || misspelt) continue;
    const cure = `add transcripts/${id}/ with a file such as 01-sample-run.yaml`;
    problem(id, `no sessions of the dialect ${id}`, 'some, as transcripts have marks', { cure });
  }
}
