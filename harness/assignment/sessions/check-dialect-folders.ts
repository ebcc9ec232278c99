import { closestName } from '../../text/closest-name.ts';
import { didYouMean, wholeFile } from '../yaml/author-problem.ts';
import type { Report } from '../yaml/author-problem.ts';
import { hasTranscripts } from '../marking/group-marks.ts';
import { isFileName } from '../file-names.ts';
import type { TranscriptFiles } from './transcript-files.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { keysAt, nodeAt } from '../yaml/yaml-path.ts';

/** Every dialect except the default one needs a folder of sessions, and every folder must be that of a dialect. */
export function checkDialectFolders(
  main: YamlFile,
  name: string,
  usual: string,
  transcripts: TranscriptFiles,
  report: Report,
): void {
  const { others } = transcripts;
  const problem = (folder: string, found: string, expected: string, cure: { readonly cure?: string }): void =>
    report({ file: `${name}/transcripts/${folder}`, place: wholeFile, found, expected, ...cure });
  const listed = keysAt(main, ['dialects']);
  const ids = listed.length === 0 && nodeAt(main, ['dialect']) === undefined ? [usual] : listed;
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
  const groups = ['marking', 'groups'];
  const hasUsualMarks = nodeAt(main, groups) === undefined;
  const marked = hasUsualMarks || nodeAt(main, [...groups, 'transcripts']) !== undefined;
  if (!marked || !hasTranscripts(transcripts)) return;
  if (transcripts.usual.count === 0 && strays.length === 0 && !others.has(usual)) {
    const file = `${name}/transcripts`;
    const found = `no sessions of the dialect ${usual}`;
    const cure = 'add a file such as transcripts/01-sample-run.yaml';
    report({ file, place: wholeFile, found, expected: 'some, as transcripts have marks', cure });
  }
  for (const id of known) {
    const misspelt = strays.some((folder) => closestName(folder, known) === id);
    if ((others.get(id)?.count ?? 0) > 0 || misspelt) continue;
    const cure = `add transcripts/${id}/ with a file such as 01-sample-run.yaml`;
    problem(id, `no sessions of the dialect ${id}`, 'some, as transcripts have marks', { cure });
  }
}
