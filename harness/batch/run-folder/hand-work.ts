import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileNameFor } from '../../../reports/html/file-name.ts';
import { journalFile, readJournal, resultPath } from './run-files.ts';

export interface RunContents {
  /** What Verbatim has written there, as it wrote it. */
  readonly ours: readonly string[];
  /** What a person has added or changed since; where there is no journal to tell by, everything. */
  readonly byHand: readonly string[];
}

/**
 * Whose the files of a run are: these names of it, and what lies in them. The journal is written last of all, so
 * whatever is younger has been touched since.
 */
export async function runContents(run: string, names: readonly string[]): Promise<RunContents> {
  const finished = await stat(join(run, journalFile)).catch(() => undefined);
  const known = new Set(await namesOfResults(run));
  const ours: string[] = [];
  const byHand: string[] = [];
  for (const path of await filesIn(run, names)) {
    const { mtimeMs } = await stat(join(run, path));
    const isOurs = finished !== undefined && mtimeMs <= finished.mtimeMs && (known.has(path) || !path.includes('/'));
    (isOurs ? ours : byHand).push(path);
  }
  return { ours, byHand };
}

async function namesOfResults(run: string): Promise<string[]> {
  return [...(await readJournal(run)).keys()].flatMap((id) => [resultPath(id), `students/${fileNameFor(id)}`]);
}

/** Paths of files, in folders of these names and of these names themselves. */
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
