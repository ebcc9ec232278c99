import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileNameFor } from '../../../reports/html/file-name.ts';
import { journalFile, readJournal, resultPath } from './run-files.ts';

export interface RunContents {
  /** Files of Verbatim that have not changed since it wrote them. */
  readonly unchanged: readonly string[];
  /** Files that a person has added or changed; without a journal, all files. */
  readonly byHand: readonly string[];
}

/**
 * Sorts the files of a run (those with these names, and those in folders with these names) by who wrote them. The
 * journal is written last, so a file that is newer has been changed by a person.
 */
export async function runContents(run: string, names: readonly string[]): Promise<RunContents> {
  const finished = await stat(join(run, journalFile)).catch(() => undefined);
  const known = new Set(await namesOfResults(run));
  const unchanged: string[] = [];
  const byHand: string[] = [];
  for (const path of await filesIn(run, names)) {
    const { mtimeMs } = await stat(join(run, path));
    const isOld = finished !== undefined && mtimeMs <= finished.mtimeMs;
    (isOld && (known.has(path) || !path.includes('/')) ? unchanged : byHand).push(path);
  }
  return { unchanged, byHand };
}

async function namesOfResults(run: string): Promise<string[]> {
  return [...(await readJournal(run)).keys()].flatMap((id) => [resultPath(id), `students/${fileNameFor(id)}`]);
}

/** Paths of the files with these names, and of all files in folders with these names. */
async function filesIn(run: string, names: readonly string[]): Promise<string[]> {
  const present = (await readdir(run, { withFileTypes: true })).filter(({ name }) => names.includes(name));
  const paths = await Promise.all(
    present.map(async (entry) => {
      if (!entry.isDirectory()) return [entry.name];
      const inside = await readdir(join(run, entry.name), { recursive: true, withFileTypes: true });
      return inside.filter((one) => !one.isDirectory()).map((one) => relative(run, join(one.parentPath, one.name)));
    }),
  );
  return paths.flat().toSorted();
}
