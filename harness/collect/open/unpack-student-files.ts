import type { FileFate } from '../../model/submission/intake.ts';
import { studentLimits } from '../archive/zip-limits.ts';
import type { StudentLimits, ZipLimits } from '../archive/zip-limits.ts';
import { listZip } from './list-zip.ts';

/** `board.h`, `src/board.h`, `hex/src/board.h`, and nothing further down; a zip is no folder. */
const deepestFolder = 3;

/** A file as a student handed it in. */
export interface HandedIn {
  /** With the folders it came in. */
  readonly name: string;
  /** From the source on. */
  readonly path: string;
  readonly size: number;
  /** Set where it is no source file, whoever handed it in. */
  readonly aside?: FileFate;
  readonly guessedName?: string;
  readonly more?: number;
  /** Of a zip that is to be opened; 'unreadable' where the download could not give them. */
  readonly bytes?: Uint8Array | 'unreadable';
}

export interface StudentEntry {
  /** The name it is graded under. */
  readonly name: string;
  /** From the source on. */
  readonly path: string;
  readonly fate: FileFate;
  readonly size: number;
  readonly guessedName?: string;
  /** Stands for so many files that are not listed. */
  readonly more?: number;
  /** Which of the files it is, or lay in. */
  readonly from: number;
  /** Of what lay in a zip and is handed to the grader. */
  readonly bytes?: Uint8Array;
}

/** What opens the zips of one student: here, or in another process. */
export type Unpack = (files: readonly HandedIn[]) => Promise<readonly StudentEntry[]>;

export function isZipName(name: string): boolean {
  return /\.zip$/i.test(name);
}

/**
 * What becomes of each file of one student. Zips are opened, and what is in them follows them. It reads what strangers
 * have packed: everything comes in and goes out as plain data, so that it can be called in another process, and its
 * time and memory are bounded by the limits.
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
  /** Of what lies in a zip. */
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
    const told = { ...(guessedName === undefined ? {} : { guessedName }), ...(more === undefined ? {} : { more }) };
    found.push({ entry: { name, path, fate, size, ...told, from }, ...(read === undefined ? {} : { read }) });
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
  // A zip that is damaged inside of the download is no fault of the student's: it stops the grading, not the marks.
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

/** The smallest files first: sources are small, and nobody loses one to a picture. */
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

/** What a student's own zip cannot give is damaged by the student. */
async function extracted({ entry, read }: Found): Promise<StudentEntry> {
  if (entry.fate !== 'used' || read === undefined) return entry;
  const bytes = await read().catch(() => undefined);
  return bytes === undefined ? { ...entry, fate: 'damaged-zip' } : { ...entry, bytes: byItself(bytes) };
}

/** What is cut out of a zip would carry the whole zip with it, into another process, too. */
function byItself(bytes: Uint8Array): Uint8Array {
  return bytes.buffer.byteLength > bytes.length + 4096 ? new Uint8Array(bytes) : bytes;
}
