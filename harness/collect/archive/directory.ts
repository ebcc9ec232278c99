import type { ZipBytes } from './zip-bytes.ts';

/*
 * The directory at the end of a zip (APPNOTE 4.3.12 to 4.3.16). None of its numbers is trusted: offsets are checked
 * against the size of the file, and the number of entries against the space that they would need.
 */

const endSignature = 0x06054b50;
const endBytes = 22;
const longestComment = 0xffff;
const wideLocatorSignature = 0x07064b50;
const wideLocatorBytes = 20;
const wideEndSignature = 0x06064b50;
const wideEndBytes = 56;
const entrySignature = 0x02014b50;
/** The length of an entry without its name. */
export const entryBytes = 46;
/** Enough for the million short names of the largest download. The directory is read into memory as a whole. */
const longestDirectory = 256 * 1024 * 1024;

export interface Directory {
  readonly bytes: Buffer;
  /** The number of entries that it claims to have, but at most as many as fit into its bytes. */
  readonly entries: number;
}

/** The directory of a zip; undefined if the bytes are not a zip. */
export async function findDirectory(
  zip: ZipBytes,
  maxBytes: number = longestDirectory,
): Promise<Directory | undefined> {
  const tailBytes = Math.min(zip.size, endBytes + longestComment);
  const tail = await zip.at(zip.size - tailBytes, tailBytes);
  const inTail = endOf(tail);
  if (inTail === undefined) return undefined;
  const end = zip.size - tailBytes + inTail;
  const said = (await wideEnd(zip, end)) ?? {
    entries: tail.readUInt16LE(inTail + 10),
    offset: tail.readUInt32LE(inTail + 16),
  };
  if (said.offset > end || end - said.offset > maxBytes) return undefined;
  const bytes = await zip.at(said.offset, end - said.offset);
  return { bytes, entries: Math.min(said.entries, Math.ceil(bytes.length / entryBytes)) };
}

/** The end record is at the last place with its signature whose comment reaches exactly to the end of the file. */
function endOf(tail: Buffer): number | undefined {
  for (let at = tail.length - endBytes; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) === endSignature && tail.readUInt16LE(at + 20) === tail.length - endBytes - at) return at;
  }
  return undefined;
}

/** Zip64 stores numbers that do not fit into the end record in another record before it. */
async function wideEnd(zip: ZipBytes, end: number): Promise<{ entries: number; offset: number } | undefined> {
  const locator = await zip.at(Math.max(0, end - wideLocatorBytes), wideLocatorBytes);
  if (end < wideLocatorBytes || locator.readUInt32LE(0) !== wideLocatorSignature) return undefined;
  const record = await zip.at(wide(locator, 8), wideEndBytes);
  if (record.length < wideEndBytes || record.readUInt32LE(0) !== wideEndSignature) return undefined;
  return { entries: wide(record, 32), offset: wide(record, 48) };
}

/** A 64-bit number. No file is longer than the largest safe integer, so larger values are cut to that. */
function wide(bytes: Buffer, at: number): number {
  const value = bytes.readBigUInt64LE(at);
  return value > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(value);
}

export interface DirectoryEntry {
  readonly name: Buffer;
  readonly flags: number;
  readonly method: number;
  readonly checksum: number;
  readonly packed: number;
  readonly size: number;
  readonly attributes: number;
  readonly offset: number;
  /** The extra fields, one after the other. */
  readonly extra: Buffer;
}

/** The entries one by one. A damaged entry gives undefined and ends the list, because the next one cannot be found. */
export function* entriesOf({ bytes, entries }: Directory): Generator<DirectoryEntry | undefined, void> {
  let at = 0;
  for (let count = 0; count < entries; count += 1) {
    const entry = entryAt(bytes, at);
    yield entry?.entry;
    if (entry === undefined) return;
    at = entry.next;
  }
}

function entryAt(bytes: Buffer, at: number): { readonly entry: DirectoryEntry; readonly next: number } | undefined {
  if (at + entryBytes > bytes.length || bytes.readUInt32LE(at) !== entrySignature) return undefined;
  const nameEnd = at + entryBytes + bytes.readUInt16LE(at + 28);
  const extraEnd = nameEnd + bytes.readUInt16LE(at + 30);
  const next = extraEnd + bytes.readUInt16LE(at + 32);
  if (next > bytes.length) return undefined;
  const extra = bytes.subarray(nameEnd, extraEnd);
  const narrow = [24, 20, 42].map((field) => bytes.readUInt32LE(at + field));
  const [size = 0, packed = 0, offset = 0] = widened(narrow, extra);
  const entry = {
    name: bytes.subarray(at + entryBytes, nameEnd),
    flags: bytes.readUInt16LE(at + 8),
    method: bytes.readUInt16LE(at + 10),
    checksum: bytes.readUInt32LE(at + 16),
    packed,
    size,
    attributes: bytes.readUInt32LE(at + 38),
    offset,
    extra,
  };
  return { entry, next };
}

/** If a number has all its bits set, the real number is in the Zip64 extra field, in this order. */
function widened(narrow: readonly number[], extra: Buffer): readonly number[] {
  if (!narrow.includes(0xffffffff)) return narrow;
  const field = extraField(extra, 0x0001) ?? Buffer.alloc(0);
  let at = 0;
  return narrow.map((value) => {
    if (value !== 0xffffffff || at + 8 > field.length) return value;
    at += 8;
    return wide(field, at - 8);
  });
}

/** The first extra field with this id. */
export function extraField(extra: Buffer, id: number): Buffer | undefined {
  for (let at = 0; at + 4 <= extra.length;) {
    const next = at + 4 + extra.readUInt16LE(at + 2);
    if (next > extra.length) return undefined;
    if (extra.readUInt16LE(at) === id) return extra.subarray(at + 4, next);
    at = next;
  }
  return undefined;
}
