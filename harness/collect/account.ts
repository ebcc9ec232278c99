import type { AccountedFile, FileFate } from '../model/submission/intake.ts';
import type { ListedFile } from '../sites/listing.ts';

/** What was put aside for what it is stays so, whoever it belongs to: a link is a link first. */
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
