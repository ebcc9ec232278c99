import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { LoadOptions, LoadResult } from '../../assignment/load-assignment.ts';
import type { Assignment } from '../../model/assignment/assignment.ts';
import { dropOldest, keep, readKept } from '../kept-values.ts';

export interface KeptAssignments {
  /** An empty or new folder of this user. */
  readonly folder: string;
  /** The folder for assignments that the build has parsed (keep-cases.ts). */
  readonly built?: string;
  /** Changes with Verbatim's own code. */
  readonly version: string;
  /** Called if the files must be parsed, which takes a while. */
  readonly beforeParsing?: () => void;
}

const maxKept = 60;

/**
 * Like `loadAssignment`, but if the very same files have been read before, they are not parsed again: that would take
 * longer than looking up the result of a program. An assignment with mistakes is not kept, so that they are reported
 * each time with their places.
 */
export async function loadKeptAssignment(
  folder: string,
  options: LoadOptions,
  { folder: keptIn, built, version, beforeParsing }: KeptAssignments,
): Promise<LoadResult> {
  const key = keyOf(folder, options, version);
  const [path, ...others] = key === undefined ? [] : [keptIn, built ?? []].flat().map((one) => join(one, `${key}.v8`));
  const kept = path === undefined ? undefined : firstKept([...others, path]);
  if (kept !== undefined) return { kind: 'loaded', assignment: kept };
  beforeParsing?.();
  const { loadAssignment } = await import('../../assignment/load-assignment.ts');
  const loaded = await loadAssignment(folder, options);
  // Computed again, because the author may have saved a file in between.
  if (loaded.kind === 'loaded' && path !== undefined && keyOf(folder, options, version) === key) {
    await keep(path, loaded.assignment);
    await dropOldest(keptIn, maxKept).catch(() => {});
  }
  return loaded;
}

/** A digest of all bytes that count. Undefined if the folder has links or cannot be read: then nothing is kept. */
function keyOf(folder: string, { dialect, withoutReference }: LoadOptions, version: string): string | undefined {
  // The format of kept files is defined by V8.
  const hash = createHash('sha256').update(
    JSON.stringify([version, process.versions.v8, basename(resolve(folder)), dialect, withoutReference]),
  );
  try {
    return addFolder(hash, folder) ? hash.digest('hex') : undefined;
  } catch {
    return undefined;
  }
}

/** Synchronous and one after the other: these are many small files, and each promise takes longer than the file. */
function addFolder(hash: ReturnType<typeof createHash>, folder: string): boolean {
  const entries = readdirSync(folder, { withFileTypes: true }).toSorted((one, other) =>
    one.name < other.name ? -1 : 1,
  );
  hash.update(`${entries.length} entries\0`);
  return entries.every((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      hash.update(`folder ${entry.name}\0`);
      return addFolder(hash, path);
    }
    if (!entry.isFile()) return false;
    const bytes = readFileSync(path);
    hash.update(`file ${entry.name}\0${bytes.length}\0`).update(bytes);
    return true;
  });
}

function firstKept(paths: readonly string[]): Assignment | undefined {
  for (const path of paths) {
    const kept = readKept(path) as Assignment | undefined;
    if (kept !== undefined) return kept;
  }
  return undefined;
}
