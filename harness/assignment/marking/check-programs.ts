import type { Report } from '../yaml/author-problem.ts';
import { hasPlayer } from '../sessions/players.ts';
import type { Programs } from '../programs.ts';
import type { TranscriptFiles, TranscriptFolder } from '../sessions/transcript-files.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { nodeAt, placeOfKey } from '../yaml/yaml-path.ts';

/** A program with marks of its own needs sessions to give them for, in every dialect. */
export function checkPrograms(
  file: YamlFile,
  programs: Programs,
  { usual, others }: TranscriptFiles,
  report: Report,
): void {
  for (const id of programs.ids) {
    const path = ['marking', 'transcripts', id];
    if (nodeAt(file, path) === undefined) continue;
    const check = (folder: TranscriptFolder, name: string, dialect: string): void => {
      // A dialect without any session has been reported already; an unreadable file may be the session.
      if (folder.count === 0 || folder.readable.length < folder.count) return;
      if (folder.readable.some((session) => hasPlayer(session.file, id, programs.ids))) return;
      report({
        file: file.name,
        place: placeOfKey(file, path),
        found: `marks for ${id}`,
        expected: `sessions to give them for${dialect}`,
        cure: `add sessions of ${id} to ${name}`,
      });
    };
    check(usual, 'transcripts', '');
    for (const [dialect, folder] of others) check(folder, `transcripts/${dialect}`, ` in the dialect ${dialect}`);
  }
}
