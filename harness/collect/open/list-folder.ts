import { access, constants, lstat, readdir, readFile } from 'node:fs/promises';
import type { Dirent } from 'node:fs';
import type { FileFate } from '../../model/submission/intake.ts';
import { memberName, utf8Flag } from '../archive/member-name.ts';
import { siteZipLimits, studentLimits } from '../archive/zip-limits.ts';
import { junkName } from './junk.ts';
import { byPath } from '../../sites/listing.ts';
import type { ListedFile, OpenedListing } from '../../sites/listing.ts';

/** Enough for a course site's folders, a student's folder and the folders in it; no student's source is deeper. */
const deepest = 8;

export interface FolderLimits {
  /** In the folder of one student, with everything below it. */
  readonly inOne: number;
  readonly altogether: number;
}

const usualLimits: FolderLimits = { inOne: studentLimits.members, altogether: siteZipLimits.members };

/**
 * Lists a folder. Links are not followed, and a junk folder such as `.git` is one entry. Each student's folder has its
 * own limit, so that a very full one is cut and the others are not.
 */
export async function listFolder(root: string, limits: FolderLimits = usualLimits): Promise<OpenedListing> {
  const files: ListedFile[] = [];
  const folders: string[] = [];
  let left = limits.altogether;
  const add = (path: string, entry: Pick<Named, 'at' | 'guessedName'>, size: number, aside?: FileFate): void => {
    const { at, guessedName } = entry;
    const optional = {
      ...(aside === undefined ? {} : { aside }),
      ...(guessedName === undefined ? {} : { guessedName }),
    };
    files.push({ path, size, ...optional, read: () => readFile(at) });
  };
  const addMore = (inside: readonly string[], more: number): void => {
    const read = () => Promise.reject(new Error('files that were not listed'));
    files.push({ path: [...inside, '…'].join('/'), size: 0, aside: 'too-many-members', more, read });
  };

  /** `budget`: how many more entries of the student are listed; undefined in folders that contain students' folders. */
  const listInto = async (folder: Buffer, inside: readonly string[], budget: Budget | undefined): Promise<void> => {
    const entries = filesFirst(await entriesIn(folder));
    const holdsStudents = budget === undefined && !(inside.length === 0 && isWrapper(entries));
    for (const [index, one] of entries.entries()) {
      const { name, at, entry } = one;
      const steps = [...inside, name];
      const path = steps.join('/');
      if (left <= 0 || budget?.left === 0) {
        addMore(inside, entries.length - index);
        return;
      }
      left -= 1;
      if (budget !== undefined) budget.left -= 1;
      const junk = junkName(name);
      if (entry.isDirectory()) folders.push(path);
      if (junk !== undefined) add(path, one, 0, junk);
      else if (entry.isSymbolicLink()) add(path, one, 0, 'link');
      else if (entry.isDirectory() && steps.length < deepest) {
        const own = budget ?? (holdsStudents ? { left: limits.inOne } : undefined);
        await listInto(at, steps, own).catch(() => add(path, one, 0, 'unreadable'));
      } else if (entry.isDirectory()) add(path, one, 0, 'too-deep');
      else if (entry.isFile()) add(path, one, await sizeOf(at), await whyUnreadable(at));
      else add(path, one, 0, 'special-file');
    }
  };

  await listInto(Buffer.from(root), [], undefined);
  return { files: files.toSorted(byPath), folders: folders.toSorted(), close: () => {} };
}

interface Budget {
  left: number;
}

interface Named {
  readonly name: string;
  readonly guessedName?: string;
  /** The path in bytes, because a file whose name is not UTF-8 can only be opened by its bytes. */
  readonly at: Buffer;
  readonly entry: Pick<Dirent, 'isDirectory' | 'isFile' | 'isSymbolicLink'>;
}

async function entriesIn(folder: Buffer): Promise<Named[]> {
  const entries = await readdir(folder, { withFileTypes: true, encoding: 'buffer' });
  return entries.map((entry) => {
    const { text, guessed } = memberName({ name: entry.name, flags: utf8Flag, extra: Buffer.alloc(0) });
    const at = Buffer.concat([folder, Buffer.from('/'), entry.name]);
    return { name: text, ...(guessed === undefined ? {} : { guessedName: guessed }), at, entry };
  });
}

/** Files come before folders, because files further out are more likely to be the student's work. */
function filesFirst(entries: readonly Named[]): Named[] {
  return entries.toSorted(
    (one, other) =>
      Number(one.entry.isDirectory()) - Number(other.entry.isDirectory()) || (one.name < other.name ? -1 : 1),
  );
}

/** Unzipping a download often makes a folder around everything. */
function isWrapper(entries: readonly Named[]): boolean {
  const [only, ...others] = entries.filter(({ name }) => junkName(name) === undefined);
  return only?.entry.isDirectory() === true && others.length === 0;
}

/** A file that has been removed in the meantime is reported as unreadable on its own. */
async function sizeOf(path: Buffer): Promise<number> {
  return (await lstat(path).catch(() => undefined))?.size ?? 0;
}

/** Checked now, and not when the file is graded, an hour later. */
async function whyUnreadable(path: Buffer): Promise<FileFate | undefined> {
  try {
    await access(path, constants.R_OK);
    return undefined;
  } catch {
    return 'unreadable';
  }
}
