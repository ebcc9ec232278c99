import { studentLimits } from './archive/zip-limits.ts';
import type { AttemptFile } from '../sites/layout.ts';
import { isZipName } from './open/unpack-student-files.ts';
import type { HandedIn } from './open/unpack-student-files.ts';

/** The files of an attempt. Only zips that will be opened come with their bytes. */
export async function handedIn(files: readonly AttemptFile[]): Promise<HandedIn[]> {
  let { zips, zipBytes } = studentLimits;
  const found: HandedIn[] = [];
  for (const { name, file } of files) {
    const { size, aside, guessedName, more, read } = file;
    const one = {
      name,
      path: file.sourcePath ?? file.path,
      size,
      ...(aside === undefined ? {} : { aside }),
      ...(guessedName === undefined ? {} : { guessedName }),
      ...(more === undefined ? {} : { more }),
    };
    if (aside !== undefined || !isZipName(name) || zips <= 0 || size > zipBytes) {
      found.push(one);
      continue;
    }
    zips -= 1;
    zipBytes -= size;
    found.push({ ...one, bytes: await read().catch(() => 'unreadable' as const) });
  }
  return found;
}
