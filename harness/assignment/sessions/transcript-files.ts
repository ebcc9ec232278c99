import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { wholeFile } from '../yaml/author-problem.ts';
import type { Report } from '../yaml/author-problem.ts';
import { readText } from '../yaml/read-text.ts';
import type { SessionFile } from './sessions.ts';
import { parseYaml } from '../yaml/yaml-file.ts';

export interface TranscriptFiles {
  /** The files in transcripts itself: the sessions of the default dialect. */
  readonly usual: TranscriptFolder;
  /** The folders in it, by name. Each should be another dialect. */
  readonly others: ReadonlyMap<string, TranscriptFolder>;
}

export interface TranscriptFolder {
  /** The files that are YAML, in the order of their names. */
  readonly readable: readonly SessionFile[];
  /** The number of all transcripts, readable or not. */
  readonly count: number;
}

/**
 * Reads `transcripts/NN-slug.yaml` and `transcripts/<dialect>/NN-slug.yaml`; `name` is the assignment's name, for
 * messages.
 */
export async function readTranscriptFiles(folder: string, name: string, report: Report): Promise<TranscriptFiles> {
  const path = join(folder, 'transcripts');
  const { files, folders } = await visibleEntries(path);
  const usual = await readFolder(path, files, `${name}/transcripts`, report);
  const others = new Map<string, TranscriptFolder>();
  for (const dialect of folders) {
    const inside = await visibleEntries(join(path, dialect));
    for (const deeper of inside.folders) {
      const cure = `move its files up into transcripts/${dialect}`;
      const file = `${name}/transcripts/${dialect}/${deeper}`;
      report({ file, place: wholeFile, found: 'a folder inside that of a dialect', expected: 'files only', cure });
    }
    others.set(dialect, await readFolder(join(path, dialect), inside.files, `${name}/transcripts/${dialect}`, report));
  }
  return { usual, others };
}

async function readFolder(
  folder: string,
  fileNames: readonly string[],
  name: string,
  report: Report,
): Promise<TranscriptFolder> {
  const readable: SessionFile[] = [];
  for (const fileName of fileNames) {
    const file = `${name}/${fileName}`;
    if (!/^\d\d-[a-z0-9]+(-[a-z0-9]+)*\.yaml$/.test(fileName)) {
      report({
        file,
        place: wholeFile,
        found: `the name ${fileName}`,
        expected: 'a name such as 01-sample-run.yaml (the two digits order the sessions)',
        cure: 'rename the file',
      });
    }
    const read = await readText(join(folder, fileName), file, report);
    const yaml = read.kind === 'text' ? parseYaml(file, read.text, report) : undefined;
    if (yaml !== undefined) readable.push({ slug: fileName.replace(/\.yaml$/, ''), file: yaml });
  }
  return { readable, count: fileNames.length };
}

interface Entries {
  readonly files: readonly string[];
  readonly folders: readonly string[];
}

async function visibleEntries(folder: string): Promise<Entries> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    const visible = entries.filter((entry) => !entry.name.startsWith('.'));
    const names = (areFolders: boolean) =>
      visible.filter((entry) => entry.isDirectory() === areFolders).map((entry) => entry.name);
    return { files: names(false).toSorted(), folders: names(true).toSorted() };
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) {
      return { files: [], folders: [] };
    }
    throw error;
  }
}
