import type { FileFate } from '../../model/submission/intake.ts';
import { crowding } from './crowds.ts';
import { entriesOf, findDirectory } from './directory.ts';
import type { Directory, DirectoryEntry } from './directory.ts';
import { memberName } from './member-name.ts';
import { memberPath } from './member-path.ts';
import { readMember } from './read-member.ts';
import { bytesInMemory, bytesOnDisk } from './zip-bytes.ts';
import type { ZipBytes } from './zip-bytes.ts';
import { limitBroken } from './zip-limits.ts';
import type { ZipLimits } from './zip-limits.ts';

export interface ZipMember {
  readonly path: string;
  readonly size: number;
  /** Why it must not be read; absent for a member that may be read. */
  readonly refused?: FileFate;
  readonly guessedName?: string;
  /** The number of unlisted members that this entry stands for. */
  readonly more?: number;
  /** Throws if the zip is damaged. */
  readonly read: () => Promise<Uint8Array>;
}

export interface OpenedZip {
  readonly members: readonly ZipMember[];
  /** Folders with an entry of their own; others appear only in the paths of members. */
  readonly folders: readonly string[];
  readonly close: () => void;
}

/**
 * The members of a zip, none of them read yet; undefined if it is not a zip. Names stay bytes until their encoding is
 * known, and each member is checked on its own, so that a bad one does not affect those after it.
 */
export async function openZip(source: string | Uint8Array, limits: ZipLimits): Promise<OpenedZip | undefined> {
  const zip = typeof source === 'string' ? await bytesOnDisk(source) : bytesInMemory(source);
  const directory = await findDirectory(zip, limits.directoryBytes).catch((error: unknown) => {
    zip.close();
    throw error;
  });
  if (directory !== undefined) return { ...listMembers(zip, directory, limits), close: zip.close };
  zip.close();
  return undefined;
}

function listMembers(zip: ZipBytes, directory: Directory, limits: ZipLimits): Omit<OpenedZip, 'close'> {
  const members: ZipMember[] = [];
  const folders: string[] = [];
  const seen = new Set<string>();
  const isCrowded =
    directory.entries > limits.members && limits.membersOfOne !== undefined
      ? crowding(directory, limits.membersOfOne)
      : () => false;
  let total = 0;
  let passed = 0;
  let left = 0;
  for (const entry of entriesOf(directory)) {
    if (entry === undefined || passed - left >= limits.members) {
      if (entry === undefined) members.push(notListed('damaged-zip', directory.entries - passed));
      else left += directory.entries - passed;
      break;
    }
    passed += 1;
    if (isCrowded(entry)) {
      left += 1;
      continue;
    }
    const { path, refused, guessedName, isFolder } = lookAt(entry, total, seen, limits);
    if (isFolder) {
      folders.push(path);
      continue;
    }
    if (refused === undefined) {
      seen.add(path);
      total += entry.size;
    }
    members.push({
      path,
      size: entry.size,
      ...(refused === undefined ? {} : { refused }),
      ...(guessedName === undefined ? {} : { guessedName }),
      read: () => readMember(zip, entry),
    });
  }
  if (left > 0) members.push(notListed('too-many-members', left));
  return { members, folders };
}

function notListed(refused: FileFate, more: number): ZipMember {
  return { path: '…', size: 0, refused, more, read: () => Promise.reject(new Error('a member that was not listed')) };
}

interface Look {
  readonly path: string;
  readonly isFolder: boolean;
  readonly refused: FileFate | undefined;
  readonly guessedName: string | undefined;
}

function lookAt(entry: DirectoryEntry, total: number, seen: ReadonlySet<string>, limits: ZipLimits): Look {
  const { text, guessed: guessedName } = memberName(entry);
  const where = memberPath(text);
  const { path } = where;
  if (where.kind === 'refused') return { path, isFolder: false, refused: where.refusal, guessedName };
  const isFolder = where.kind === 'folder' || unixType(entry) === unixTypes.folder;
  return { path, isFolder, refused: isFolder ? undefined : whyNot(entry, path, total, seen, limits), guessedName };
}

const unixTypes = { unknown: 0, folder: 0x4000, file: 0x8000, link: 0xa000 } as const;

/** The upper half of the attributes is the mode of a Unix file; other systems write 0. */
function unixType({ attributes }: DirectoryEntry): number {
  return (attributes >>> 16) & 0xf000;
}

function whyNot(
  entry: DirectoryEntry,
  path: string,
  total: number,
  seen: ReadonlySet<string>,
  limits: ZipLimits,
): FileFate | undefined {
  const { flags, method, size, packed } = entry;
  const type = unixType(entry);
  if (type === unixTypes.link) return 'link';
  if (type !== unixTypes.unknown && type !== unixTypes.file) return 'special-file';
  if ((flags & 1) !== 0) return 'encrypted';
  if (method !== 0 && method !== 8) return 'unknown-compression';
  if (!couldBePacked(entry)) return 'damaged-zip';
  if (seen.has(path)) return 'duplicate';
  return limitBroken({ size, packed }, total, limits);
}

/** Deflate makes incompressible data longer by at most five bytes for each 16 kB; no packer does worse than that. */
function couldBePacked({ method, size, packed }: DirectoryEntry): boolean {
  return method === 0 ? packed === size : packed <= size + size / 64 + 1024;
}
