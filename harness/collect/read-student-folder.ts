import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceFile } from '../model/submission.ts';
import { errorCode, largestSource } from './file-trouble.ts';
import { reasonToIgnore } from './ignored-file.ts';
import type { IgnoredFile } from './ignored-file.ts';

/** `board.h`, `src/board.h`, `hex/src/board.h`, and nothing further down. */
const deepest = 3;

export interface StudentFolder {
  readonly files: readonly SourceFile[];
  readonly ignored: readonly IgnoredFile[];
}

/** The regular files of one student; `id` is the folder's name and stands before the paths of ignored files. */
export async function readStudentFolder(folder: string, id: string): Promise<StudentFolder> {
  const files: SourceFile[] = [];
  const ignored: IgnoredFile[] = [];
  const ignore = (name: string, reason: string): void => void ignored.push({ path: `${id}/${name}`, reason });

  const readInto = async (inside: readonly string[]): Promise<void> => {
    const entries = await readdir(join(folder, ...inside), { withFileTypes: true });
    for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
      const steps = [...inside, entry.name];
      const name = steps.join('/');
      const junk = reasonToIgnore(entry.name);
      try {
        if (junk !== undefined) ignore(name, junk);
        else if (entry.isSymbolicLink()) ignore(name, 'a symbolic link, which is not followed');
        else if (entry.isDirectory() && steps.length < deepest) await readInto(steps);
        else if (entry.isDirectory()) ignore(name, `a folder more than ${deepest - 1} folders deep`);
        else if (entry.isFile()) await readFileInto(name, join(folder, ...steps));
        else ignore(name, 'not a regular file');
      } catch (error) {
        ignore(name, `it cannot be read (${errorCode(error)})`);
      }
    }
  };
  const readFileInto = async (name: string, path: string): Promise<void> => {
    const { size } = await lstat(path);
    if (size > largestSource) ignore(name, 'larger than 1 MiB, so no source file');
    else files.push({ name, bytes: await readFile(path) });
  };

  try {
    await readInto([]);
  } catch (error) {
    ignored.push({ path: id, reason: `the folder cannot be read (${errorCode(error)})` });
  }
  return { files, ignored };
}
