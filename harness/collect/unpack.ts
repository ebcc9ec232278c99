import type { FileFate } from '../model/intake.ts';
import { deepestZip, studentZipLimits } from './archive/zip-limits.ts';
import { largestSource } from './file-trouble.ts';
import type { AttemptFile } from './layouts/layout.ts';
import { listZip } from './list-zip.ts';
import type { ListedFile } from './listing.ts';

/** `board.h`, `src/board.h`, `hex/src/board.h`, and nothing further down; a zip is no folder. */
const deepestFolder = 3;

export interface UnpackedFile {
  /** The name it is graded under. */
  readonly name: string;
  /** From the source on. */
  readonly path: string;
  readonly fate: FileFate;
  readonly guessedName?: string;
  readonly more?: number;
  readonly read: () => Promise<Uint8Array>;
}

/** What becomes of each file of an attempt; zips among them are opened, and what is in them follows them. */
export async function unpack(files: readonly AttemptFile[]): Promise<UnpackedFile[]> {
  const unpacked: UnpackedFile[] = [];
  for (const { name, file } of files) {
    unpacked.push(...(await unpackOne(name, file.sourcePath ?? file.path, file, 0)));
  }
  return unpacked;
}

async function unpackOne(name: string, path: string, file: ListedFile, depth: number): Promise<UnpackedFile[]> {
  const { size, aside, guessedName, more, read } = file;
  const as = (fate: FileFate): UnpackedFile => ({
    name,
    path,
    fate,
    ...(guessedName === undefined ? {} : { guessedName }),
    ...(more === undefined ? {} : { more }),
    read,
  });
  if (aside !== undefined) return [as(aside)];
  if (/\.zip$/i.test(name)) return unpackZip(as, name, path, file, depth);
  if (/\.(rar|7z|tar|tgz|gz|bz2|xz)$/i.test(name)) return [as('other-archive')];
  if (size > largestSource) return [as('too-large')];
  const inside = name.slice(name.toLowerCase().lastIndexOf('.zip/') + 1);
  return [as(inside.split('/').length > deepestFolder + (inside === name ? 0 : 1) ? 'too-deep' : 'used')];
}

async function unpackZip(
  as: (fate: FileFate) => UnpackedFile,
  name: string,
  path: string,
  { size, read }: ListedFile,
  depth: number,
): Promise<UnpackedFile[]> {
  if (depth >= deepestZip) return [as('nested-too-deep')];
  if (size > studentZipLimits.memberBytes) return [as('too-large-to-unpack')];
  // A zip that is damaged inside of the download is no fault of the student's: it stops the grading, not the marks.
  const bytes = await read().catch(() => undefined);
  if (bytes === undefined) return [as('unreadable')];
  const listing = await listZip(bytes, studentZipLimits);
  if (listing === undefined) return [as('damaged-zip')];
  const found = [as('unpacked')];
  for (const member of listing.files) {
    const within = `${path}/${member.path}`;
    const again: ListedFile = { ...member, path: within, read: () => readAgain(read, member.path) };
    found.push(...(await unpackOne(`${name}/${member.path}`, within, again, depth + 1)));
  }
  return found;
}

/** The zip is not kept: of a thousand of them, one at a time is enough. */
async function readAgain(readZip: () => Promise<Uint8Array>, path: string): Promise<Uint8Array> {
  const listing = await listZip(await readZip(), studentZipLimits);
  const member = listing?.files.find((file) => file.path === path && file.aside === undefined);
  if (member === undefined) throw new Error(`${path} is gone from its zip`);
  return member.read();
}
