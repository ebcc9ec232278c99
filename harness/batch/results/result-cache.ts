import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Graded } from '../../model/result/grading.ts';

/** Gradings of earlier runs. It never fails: if an entry cannot be read or written, the submission is graded again. */
export interface ResultCache {
  /** Whether there were such results when this run began. This is a guess, before the whole key is known. */
  hasSome(keyStart: string): boolean;
  get(key: string): Promise<Graded | undefined>;
  put(key: string, grading: Graded): Promise<void>;
}

const maxKept = 4000;
const keptAfterCleaning = 3000;
/** Longer than any write takes. */
const hourMs = 3_600_000;

let temporaryNames = 0;

/** The cache has one file for each result, `results/<key>.json`. Its first line is the digest of the rest. */
export async function openResultCache(cacheFolder: string): Promise<ResultCache> {
  const folder = join(cacheFolder, 'results');
  await mkdir(folder, { recursive: true }).catch(() => {});
  const names = await readdir(folder).catch(() => []);
  await dropOldest(folder, names).catch(() => {});
  const pathOf = (key: string) => join(folder, `${key}.json`);

  return {
    hasSome: (keyStart) => names.some((name) => name.startsWith(keyStart)),
    async get(key) {
      try {
        const path = pathOf(key);
        const grading = parseEntry(await readFile(path, 'utf8'));
        const now = new Date();
        // The date of the file says when it was last used.
        if (grading !== undefined) await utimes(path, now, now).catch(() => {});
        return grading;
      } catch {
        return undefined;
      }
    },
    async put(key, grading) {
      temporaryNames += 1;
      const unfinished = `${pathOf(key)}.${process.pid}.${temporaryNames}.tmp`;
      try {
        await writeFile(unfinished, entryOf(grading), { mode: 0o600 });
        await rename(unfinished, pathOf(key));
      } catch {
        await rm(unfinished, { force: true }).catch(() => {});
      }
    },
  };
}

function entryOf(grading: Graded): string {
  const body = JSON.stringify(grading);
  return `${digest(body)}\n${body}`;
}

/** Undefined if the entry is damaged. Its shape needs no check, because the version of Verbatim is part of its key. */
function parseEntry(text: string): Graded | undefined {
  const end = text.indexOf('\n');
  const body = text.slice(end + 1);
  return text.slice(0, end) === digest(body) ? (JSON.parse(body) as Graded) : undefined;
}

function digest(body: string): string {
  return createHash('sha256').update(body).digest('hex');
}

async function dropOldest(folder: string, names: readonly string[]): Promise<void> {
  await Promise.all(
    names.filter((name) => name.endsWith('.tmp')).map((name) => dropAbandoned(join(folder, name)).catch(() => {})),
  );
  if (names.length <= maxKept) return;
  const entries = await Promise.all(
    names.map(async (name) => ({ path: join(folder, name), used: (await stat(join(folder, name))).mtimeMs })),
  );
  const oldest = entries.toSorted((one, other) => other.used - one.used).slice(keptAfterCleaning);
  for (const { path } of oldest) await rm(path, { force: true });
}

/** Removes the unfinished file of a grader that was killed. */
async function dropAbandoned(path: string): Promise<void> {
  const { mtimeMs } = await stat(path);
  if (Date.now() - mtimeMs > hourMs) await rm(path, { force: true });
}
