import { closestName } from '../../text/closest-name.ts';
import { didYouMean, wholeFile } from '../yaml/author-problem.ts';
import type { Report } from '../yaml/author-problem.ts';
import { isFileName } from '../file-names.ts';
import type { TranscriptFiles } from './transcript-files.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { keysAt, nodeAt } from '../yaml/yaml-path.ts';

/** Every dialect except the default one needs a folder of sessions, and every folder must be that of a dialect. */
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
  // Without a known default dialect, it is unclear whose sessions are in transcripts itself.
  if (!ids.includes(usual)) return;
  // Names that cannot be folders have been reported already.
  const known = ids.filter((id) => id !== usual && isFileName(id));
  const strays = [...others.keys()].filter((folder) => !ids.includes(folder));
  for (const folder of strays) {
    const expected = known.length === 0 ? 'no folder, because there is only one dialect' : `one of ${known.join(', ')}`;
    problem(folder, `a folder for a dialect ${folder}`, expected, didYouMean(folder, known));
  }
  if (others.has(usual)) {
    const cure = 'move its files up into transcripts';
    problem(usual, `a folder of the default dialect ${usual}`, 'its sessions in transcripts itself', { cure });
  }
  if (nodeAt(main, ['marking', 'groups', 'transcripts']) === undefined) return;
  for (const id of known) {
    const misspelt = strays.some((folder) => closestName(folder, known) === id);
    if ((others.get(id)?.count ?? 0) > 0 || misspelt) continue;
    const cure = `add transcripts/${id}/ with a file such as 01-sample-run.yaml`;
    problem(id, `no sessions of the dialect ${id}`, 'some, as transcripts have marks', { cure });
  }
}
