import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { wholeFile } from './author-problem.ts';
import type { Report } from './author-problem.ts';
import { readText } from './read-text.ts';
import type { SessionFile } from './sessions.ts';
import { parseYaml } from './yaml-file.ts';

export interface TranscriptFiles {
  /** Those that are YAML, in the order of their names. */
  readonly readable: readonly SessionFile[];
  /** Of all transcripts, readable or not. */
  readonly count: number;
}

/** Reads `transcripts/NN-slug.yaml`; `name` is the assignment's name, for messages. */
export async function readTranscriptFiles(folder: string, name: string, report: Report): Promise<TranscriptFiles> {
  const names = await visibleNames(join(folder, 'transcripts'));
  if (names.length === 0) {
    report({
      file: `${name}/transcripts`,
      place: wholeFile,
      found: 'no transcripts',
      expected: 'at least one',
      cure: 'add a file such as transcripts/01-sample-run.yaml',
    });
  }
  const readable: SessionFile[] = [];
  for (const fileName of names) {
    const file = `${name}/transcripts/${fileName}`;
    if (!/^\d\d-[a-z0-9]+(-[a-z0-9]+)*\.yaml$/.test(fileName)) {
      report({
        file,
        place: wholeFile,
        found: `the name ${fileName}`,
        expected: 'a name such as 01-sample-run.yaml (the two digits order the sessions)',
        cure: 'rename the file',
      });
    }
    const read = await readText(join(folder, 'transcripts', fileName), file, report);
    const yaml = read.kind === 'text' ? parseYaml(file, read.text, report) : undefined;
    if (yaml !== undefined) readable.push({ slug: fileName.replace(/\.yaml$/, ''), file: yaml });
  }
  return { readable, count: names.length };
}

async function visibleNames(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder);
    return names.filter((name) => !name.startsWith('.')).toSorted();
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return [];
    throw error;
  }
}
