import type { AccountedFile, FileFate } from '../model/submission/intake.ts';
import type { ListedFile } from '../sites/listing.ts';

/** The row of `files.csv` for this file. A file that was put aside, such as a link, keeps that fate. */
export function account(
  { path, sourcePath = path, aside, guessedName, more }: ListedFile,
  fate: FileFate,
): AccountedFile {
  return {
    path: sourcePath,
    fate: aside ?? fate,
    ...(guessedName === undefined ? {} : { guessedName }),
    ...(more === undefined ? {} : { more }),
  };
}
