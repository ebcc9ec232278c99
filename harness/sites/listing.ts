import type { FileFate } from '../model/submission/intake.ts';

/** Something that was found, in a zip or in a folder alike; its bytes are read when they are needed. */
export interface ListedFile {
  /** From the source on, with `/` on every system. */
  readonly path: string;
  /** The same from the source on, where `path` begins further inside. */
  readonly sourcePath?: string;
  readonly size: number;
  /** Set where it is no source file, whoever handed it in. */
  readonly aside?: FileFate;
  readonly guessedName?: string;
  readonly more?: number;
  readonly read: () => Promise<Uint8Array>;
}

export interface Listing {
  /** In the order of their paths. */
  readonly files: readonly ListedFile[];
  /** Folders, empty ones too: a student may have handed in nothing. */
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

/** The first folder of a path; undefined for what lies in none. */
export function topFolder(path: string): string | undefined {
  const slash = path.indexOf('/');
  return slash === -1 ? undefined : path.slice(0, slash);
}
