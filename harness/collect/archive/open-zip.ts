import { crc32 } from 'node:zlib';
import { fromBufferPromise, openPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import type { FileFate } from '../../model/intake.ts';
import { memberName } from './member-name.ts';
import { memberPath } from './member-path.ts';
import { limitBroken } from './zip-limits.ts';
import type { ZipLimits } from './zip-limits.ts';

export interface ZipMember {
  readonly path: string;
  readonly size: number;
  /** Set where it must not be read. */
  readonly refused?: FileFate;
  readonly guessedName?: string;
  /** Stands for so many members that were not listed. */
  readonly more?: number;
  /** Throws where the zip is damaged. */
  readonly read: () => Promise<Uint8Array>;
}

export interface OpenedZip {
  readonly members: readonly ZipMember[];
  /** Folders that the zip names; others only show in the paths of members. */
  readonly folders: readonly string[];
  readonly close: () => void;
}

/** Names stay bytes and sizes are compared here, so that a bad member spoils itself only, and not those after it. */
const options = { decodeStrings: false, validateEntrySizes: false, autoClose: false, lazyEntries: true } as const;

/** The members of a zip, none of them read yet; undefined where it is no zip. */
export async function openZip(source: string | Uint8Array, limits: ZipLimits): Promise<OpenedZip | undefined> {
  let zip: ZipFile;
  try {
    zip =
      typeof source === 'string'
        ? await openPromise(source, options)
        : await fromBufferPromise(Buffer.from(source.buffer, source.byteOffset, source.byteLength), options);
  } catch (error) {
    // What the disk says is the caller's to tell; everything else means that these bytes are no zip.
    if (error instanceof Error && 'code' in error && 'syscall' in error) throw error;
    return undefined;
  }
  return { ...(await listMembers(zip, limits)), close: () => zip.close() };
}

async function listMembers(zip: ZipFile, limits: ZipLimits): Promise<Omit<OpenedZip, 'close'>> {
  const members: ZipMember[] = [];
  const folders: string[] = [];
  const seen = new Set<string>();
  let total = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      if (members.length >= limits.members) {
        members.push(notListed('too-many-members', zip.entryCount - limits.members));
        break;
      }
      const { path, refused, guessedName, isFolder } = lookAt(entry, total, seen, limits);
      if (isFolder) folders.push(path);
      else if (refused === undefined) {
        seen.add(path);
        total += entry.uncompressedSize;
      }
      if (isFolder) continue;
      members.push({
        path,
        size: entry.uncompressedSize,
        ...(refused === undefined ? {} : { refused }),
        ...(guessedName === undefined ? {} : { guessedName }),
        read: () => readMember(zip, entry),
      });
    }
  } catch {
    members.push(notListed('damaged-zip', Math.max(1, zip.entryCount - members.length - folders.length)));
  }
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

function lookAt(entry: Entry, total: number, seen: ReadonlySet<string>, limits: ZipLimits): Look {
  const { text, guessed: guessedName } = memberName({
    bytes: entry.fileNameRaw,
    saysUtf8: (entry.generalPurposeBitFlag & 0x800) !== 0,
    extraFields: entry.extraFields,
  });
  const where = memberPath(text);
  const { path } = where;
  if (where.kind === 'refused') return { path, isFolder: false, refused: where.refusal, guessedName };
  const isFolder = where.kind === 'folder' || unixType(entry) === unixTypes.folder;
  return { path, isFolder, refused: isFolder ? undefined : whyNot(entry, path, total, seen, limits), guessedName };
}

const unixTypes = { unknown: 0, folder: 0x4000, file: 0x8000, link: 0xa000 } as const;

/** The upper half of the attributes is the mode of a Unix file; other systems leave it 0. */
function unixType(entry: Entry): number {
  return (entry.externalFileAttributes >>> 16) & 0xf000;
}

function whyNot(
  entry: Entry,
  path: string,
  total: number,
  seen: ReadonlySet<string>,
  limits: ZipLimits,
): FileFate | undefined {
  const type = unixType(entry);
  if (type === unixTypes.link) return 'link';
  if (type !== unixTypes.unknown && type !== unixTypes.file) return 'special-file';
  if (entry.isEncrypted()) return 'encrypted';
  if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8) return 'unknown-compression';
  if (entry.compressionMethod === 0 && entry.compressedSize !== entry.uncompressedSize) return 'damaged-zip';
  if (seen.has(path)) return 'duplicate';
  return limitBroken({ size: entry.uncompressedSize, packed: entry.compressedSize }, total, limits);
}

/** Its figures were weighed before; whoever lies in them does not get more memory by it. */
async function readMember(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  const bytes = Buffer.alloc(entry.uncompressedSize);
  let length = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    if (!Buffer.isBuffer(chunk)) throw new Error('the zip gives no bytes');
    if (length + chunk.length > bytes.length) throw new Error('it is longer than the zip says');
    length += chunk.copy(bytes, length);
  }
  if (length < bytes.length) throw new Error('it is shorter than the zip says');
  if (crc32(bytes) !== entry.crc32) throw new Error('its checksum is wrong');
  return bytes;
}
