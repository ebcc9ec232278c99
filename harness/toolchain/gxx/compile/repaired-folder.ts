import { mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type RepairRound, repairedFiles } from './repair.ts';
import { type WorkFolder, writeFiles } from '../work-folder/work-folder.ts';

/**
 * Makes a copy of the sources with these repairs, for one object file: another source that is compiled at the same time
 * still finds the original texts.
 */
export async function folderWithRepairs(
  { folder, files }: { readonly folder: WorkFolder; readonly files: readonly string[] },
  object: string,
  repairs: readonly RepairRound[],
): Promise<WorkFolder> {
  if (repairs.length === 0) return folder;
  const source = join(folder.objects, `${basename(object)}-sources`);
  mkdirSync(source, { recursive: true });
  const originals = files.map((name) => ({ name, bytes: readFileSync(join(folder.source, name)) }));
  await writeFiles(source, repairedFiles(originals, repairs));
  return { ...folder, source };
}
