import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Trouble } from './trouble.ts';

/** A file to write, its path relative to the output folder. */
export interface OutputFile {
  readonly path: string;
  readonly text: string | Uint8Array;
}

export interface OutputFolder {
  readonly write: (file: OutputFile) => Promise<void>;
  /** Removes what an earlier run left and this one did not write: pages of students who are not in it. */
  readonly finish: () => Promise<void>;
}

/** Says that a folder is ours to write in, and what the run was. */
export const runFile = 'run.json';

/**
 * Makes the folder ready before anything is graded, so that a wrong --out is known at once and not after an hour:
 *
 *     run.json            what was graded, with what
 *     index.html          the class
 *     marks.csv
 *     students/ID.html    one page each
 *     results/ID.json     one result each
 *
 * A folder with other things in it is refused. Results of an earlier run stay until this one is finished.
 */
export async function openOutputFolder(folder: string): Promise<OutputFolder> {
  const present = await entriesOf(folder);
  if (present.length > 0 && !present.includes(runFile)) {
    throw new Trouble(
      `${folder} holds files that are not from Verbatim, and nothing was written there; choose an empty or new folder with --out`,
    );
  }
  const written = new Set<string>();
  return {
    write: async ({ path, text }) => {
      const target = join(folder, path);
      try {
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, text);
      } catch (error) {
        throw cannotWrite(target, error);
      }
      written.add(path);
    },
    finish: async () => {
      for (const kind of ['students', 'results']) {
        const names = await readdir(join(folder, kind)).catch(() => []);
        const stale = names.filter((name) => !written.has(`${kind}/${name}`));
        await Promise.all(stale.map((name) => rm(join(folder, kind, name), { recursive: true })));
      }
    },
  };
}

async function entriesOf(folder: string): Promise<string[]> {
  try {
    await mkdir(folder, { recursive: true });
    return await readdir(folder);
  } catch (error) {
    throw cannotWrite(folder, error);
  }
}

/** A full disk or a missing permission is nobody's bug: the reason is the cure. */
function cannotWrite(target: string, error: unknown): Trouble {
  const reason = error instanceof Error ? error.message : String(error);
  return new Trouble(`results cannot be written to ${target}: ${reason}`);
}
