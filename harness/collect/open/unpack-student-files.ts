import type { FileFate } from '../../model/submission/intake.ts';
import { studentLimits } from '../archive/zip-limits.ts';
import type { StudentLimits, ZipLimits } from '../archive/zip-limits.ts';
import { listZip } from './list-zip.ts';

/** As in `hex/src/board.h`; deeper files are not used. A zip does not count as a folder. */
const deepestFolder = 3;

/** A file as a student handed it in. */
export interface HandedIn {
  /** The name with its folders. */
  readonly name: string;
  /** Relative to the source. */
  readonly path: string;
  readonly size: number;
  /** Why the file is put aside; absent for files that may be sources. */
  readonly aside?: FileFate;
  readonly guessedName?: string;
  readonly more?: number;
  /** The bytes of a zip that will be opened; 'unreadable' if the download could not provide them. */
  readonly bytes?: Uint8Array | 'unreadable';
}

export interface StudentEntry {
  /** The name under which it is graded. */
  readonly name: string;
  /** Relative to the source. */
  readonly path: string;
  readonly fate: FileFate;
  readonly size: number;
  readonly guessedName?: string;
  /** The number of unlisted files that this entry stands for. */
  readonly more?: number;
  /** The index of the file that this is, or that contains it. */
  readonly from: number;
  /** The bytes of a file from a zip that is passed to the grader. */
  readonly bytes?: Uint8Array;
}

/** Opens the zips of one student, here or in another process. */
export type Unpack = (files: readonly HandedIn[]) => Promise<readonly StudentEntry[]>;

export function isZipName(name: string): boolean {
  return /\.zip$/i.test(name);
}

/**
 * Decides the fate of each file of one student. Zips are opened, and their members follow them in the list. The zips
 * are untrusted, so this takes and returns plain data and can run in another process, and the limits bound its time and
 * memory.
 */
export async function unpackStudentFiles(
  files: readonly HandedIn[],
  limits: StudentLimits = studentLimits,
): Promise<StudentEntry[]> {
  const budget = { members: limits.members, zips: limits.zips, zipBytes: limits.zipBytes };
  const found: Found[] = [];
  for (const [from, file] of files.entries()) {
    if (budget.members <= 0) {
      const { name, path, size } = file;
      const more = files.slice(from).reduce((sum, one) => sum + (one.more ?? 1), 0);
      found.push({ entry: { name, path, size, fate: 'too-many-members', more, from } });
      break;
    }
    budget.members -= 1;
    await look(file, { from, depth: 0, read: undefined }, { found, budget, limits });
  }
  refuseTogether(found, limits.handedBytes);
  const entries: StudentEntry[] = [];
  for (const one of found) entries.push(await extracted(one));
  return entries;
}

interface Found {
  entry: StudentEntry;
  /** Reads a file from a zip. */
  readonly read?: () => Promise<Uint8Array>;
}

interface Whereabouts {
  readonly from: number;
  readonly depth: number;
  readonly read: (() => Promise<Uint8Array>) | undefined;
}

interface Search {
  readonly found: Found[];
  readonly budget: { members: number; zips: number; zipBytes: number };
  readonly limits: StudentLimits;
}

async function look(file: HandedIn, where: Whereabouts, search: Search): Promise<void> {
  const { name, path, size, aside, guessedName, more } = file;
  const { from, depth, read } = where;
  const { found, budget, limits } = search;
  const add = (fate: FileFate): void => {
    const optional = { ...(guessedName === undefined ? {} : { guessedName }), ...(more === undefined ? {} : { more }) };
    found.push({ entry: { name, path, fate, size, ...optional, from }, ...(read === undefined ? {} : { read }) });
  };
  if (aside !== undefined) return add(aside);
  if (!isZipName(name)) return add(fateOfFile(name, size, limits));
  if (depth >= limits.depth) return add('nested-too-deep');
  if (size > limits.zipBytes) return add('too-large-to-unpack');
  if (budget.zips <= 0) return add('too-many-zips');
  if (size > budget.zipBytes) return add('too-large-together');
  budget.zips -= 1;
  budget.zipBytes -= size;
  const bytes = read === undefined ? file.bytes : await read().catch(() => undefined);
  // If the download itself is damaged, that is not the student's fault: the work is not graded and loses no marks.
  if (bytes === 'unreadable') return add('unreadable');
  const listing = bytes === undefined ? undefined : await listZip(bytes, zipLimits(search));
  if (listing === undefined) return add('damaged-zip');
  add('unpacked');
  budget.members -= listing.files.length + listing.folders.length;
  for (const member of listing.files) {
    const inside = { ...member, name: `${name}/${member.path}`, path: `${path}/${member.path}` };
    await look(inside, { from, depth: depth + 1, read: member.read }, search);
  }
}

function zipLimits({ budget, limits }: Search): ZipLimits {
  return { memberBytes: Infinity, totalBytes: Infinity, ratio: limits.ratio, members: Math.max(0, budget.members) };
}

function fateOfFile(name: string, size: number, { fileBytes }: StudentLimits): FileFate {
  if (/\.(rar|7z|tar|tgz|gz|bz2|xz)$/i.test(name)) return 'other-archive';
  if (size > fileBytes) return 'too-large';
  const inside = name.slice(name.toLowerCase().lastIndexOf('.zip/') + 1);
  return inside.split('/').length > deepestFolder + (inside === name ? 0 : 1) ? 'too-deep' : 'used';
}

/** The smallest files are kept first: sources are small, so a picture never displaces one. */
function refuseTogether(found: readonly Found[], most: number): void {
  let total = 0;
  for (const one of found.filter(({ entry }) => entry.fate === 'used').toSorted(bySize)) {
    total += one.entry.size;
    if (total > most) one.entry = { ...one.entry, fate: 'too-large-together' };
  }
}

function bySize(one: Found, other: Found): number {
  return one.entry.size - other.entry.size;
}

/** A file that cannot be read from the student's own zip counts as damaged by the student. */
async function extracted({ entry, read }: Found): Promise<StudentEntry> {
  if (entry.fate !== 'used' || read === undefined) return entry;
  const bytes = await read().catch(() => undefined);
  return bytes === undefined ? { ...entry, fate: 'damaged-zip' } : { ...entry, bytes: byItself(bytes) };
}

/** Copies the bytes, because a slice of a zip would keep the whole zip, also when it is sent to another process. */
function byItself(bytes: Uint8Array): Uint8Array {
  return bytes.buffer.byteLength > bytes.length + 4096 ? new Uint8Array(bytes) : bytes;
}
