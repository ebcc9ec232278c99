import type { FileFate } from '../model/submission/intake.ts';

/** A file that was found in a zip or in a folder. Its bytes are read when they are needed. */
export interface ListedFile {
  /** Relative to the listed folder, with `/` on every system. */
  readonly path: string;
  /** Relative to the source, if `path` begins further inside. */
  readonly sourcePath?: string;
  readonly size: number;
  /** Why the file is put aside; absent for files that may be sources. */
  readonly aside?: FileFate;
  readonly guessedName?: string;
  readonly more?: number;
  readonly read: () => Promise<Uint8Array>;
}

export interface Listing {
  /** In the order of their paths. */
  readonly files: readonly ListedFile[];
  /** All folders, including empty ones: a student may have an empty folder. */
  readonly folders: readonly string[];
}

export interface OpenedListing extends Listing {
  readonly close: () => void;
}

export function byPath(one: { readonly path: string }, other: { readonly path: string }): number {
  return one.path < other.path ? -1 : one.path > other.path ? 1 : 0;
}

/** The last part of a path. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The first folder of a path; undefined for a file outside of folders. */
export function topFolder(path: string): string | undefined {
  const slash = path.indexOf('/');
  return slash === -1 ? undefined : path.slice(0, slash);
}
