import { mkdir, mkdtemp, open, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { digest } from '../../gxx/pieces/compile-once.ts';
import { runProcess } from '../../../process/process.ts';

/**
 * Precompiled headers on disk, shared by processes that run at the same time:
 *
 *     headers/
 *       9f86d081884c7d65-k3XbQz/     digest of compiler, flags and header list; unique suffix
 *         pre.h.gch                  what the compiler reads instead of pre.h
 *         pre.h                      an error, for a compiler that rejects the compiled one
 *         pre.d                      the files that were read for it
 *       9f86d081884c7d65.tmpW2aaPm/  a header that is being made
 *
 * A folder never replaces another one, so that a user can say afterwards which header did harm. Two processes that make
 * the same header at the same moment leave two folders, one of which is dropped sooner or later.
 */
export interface HeaderStore {
  /** The header to force in, with the compiled one beside it; undefined if it was never made or is out of date. */
  open(request: HeaderRequest): Promise<string | undefined>;
  /** Undefined if it cannot be made: no such header, a full disk, a compiler that dies. */
  make(request: HeaderRequest): Promise<string | undefined>;
  discard(header: string): Promise<void>;
}

export interface HeaderRequest {
  readonly headers: readonly string[];
  /** The compiler's arguments, exactly as in later use: the compiler rejects a header that was made with others. */
  readonly args: readonly string[];
}

/** Each header takes some 30 MB. */
const maxKept = 20;
const secondsToMake = 60;
const hour = 3_600_000;

const header = 'pre.h';
const unfinishedName = /\.tmp(\w{6})$/;

export function createHeaderStore(folder: string, version: string): HeaderStore {
  const nameOf = ({ headers, args }: HeaderRequest) => digest(JSON.stringify([version, args, headers]));

  /** All folders that were made for this request, fresh or not. */
  async function placesOf(request: HeaderRequest): Promise<string[]> {
    const names = await readdir(folder).catch(() => []);
    return names.filter((name) => name.startsWith(`${nameOf(request)}-`)).map((name) => join(folder, name));
  }

  return {
    async open(request) {
      for (const place of await placesOf(request)) {
        if (await isFresh(place)) return join(place, header);
      }
      return undefined;
    },
    async make(request) {
      let unfinished: string | undefined;
      try {
        await mkdir(folder, { recursive: true });
        unfinished = await mkdtemp(join(folder, `${nameOf(request)}.tmp`));
        if (!(await compileHeader(unfinished, request))) return undefined;
        for (const other of await placesOf(request)) {
          // Another process was quicker.
          if (await isFresh(other)) return join(other, header);
          await rm(other, { recursive: true, force: true });
        }
        const place = unfinished.replace(unfinishedName, '-$1');
        await rename(unfinished, place);
        await dropOldest(folder);
        return join(place, header);
      } catch {
        // The disk may be full. Everything works without a header, too.
        return undefined;
      } finally {
        if (unfinished !== undefined) await rm(unfinished, { recursive: true, force: true }).catch(() => {});
      }
    },
    discard: (path) => rm(dirname(path), { recursive: true, force: true }),
  };
}

async function compileHeader(folder: string, { headers, args }: HeaderRequest): Promise<boolean> {
  await writeFile(join(folder, 'pre.h'), headers.map((name) => `#include <${name}>\n`).join(''));
  const { end } = await runProcess({
    file: 'g++',
    args: [...args, '-MD', '-MF', 'pre.d', '-x', 'c++-header', 'pre.h', '-o', 'pre.h.gch'],
    folder,
    seconds: secondsToMake,
    outputBytes: 1 << 20,
  });
  if (end.kind !== 'exited' || end.code !== 0) return false;
  // The compiler reads this text only if it rejects the compiled header, and then it must not go on.
  await writeFile(join(folder, 'pre.h'), '#error the precompiled header was not taken\n');
  // After a power failure there must not be half a file under its final name.
  const file = await open(join(folder, 'pre.h.gch'));
  await file.sync().finally(() => file.close());
  return true;
}

/** Whether all files in the header are older than it. Uses ctime, because installers set mtime to the past. */
async function isFresh(place: string): Promise<boolean> {
  try {
    const { mtimeMs: made } = await stat(join(place, `${header}.gch`));
    const [, ...files] = (await readFile(join(place, 'pre.d'), 'utf8')).split(/[\s\\]+/);
    const others = files.filter((path) => path !== '' && path !== header);
    const changes = await Promise.all(others.map(async (path) => (await stat(path)).ctimeMs));
    if (changes.some((changed) => changed > made)) return false;
    const now = new Date();
    // The folder's date says when it was last used.
    await utimes(place, now, now).catch(() => {});
    return true;
  } catch {
    return false;
  }
}

/** Also drops unfinished headers of processes that were killed. */
async function dropOldest(folder: string): Promise<void> {
  const names = await readdir(folder);
  const entries = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      return {
        path,
        used: await stat(path).then(
          ({ mtimeMs }) => mtimeMs,
          () => 0,
        ),
      };
    }),
  );
  const unfinished = entries.filter(({ path, used }) => unfinishedName.test(path) && used < Date.now() - hour);
  const finished = entries
    .filter(({ path }) => !unfinishedName.test(path))
    .toSorted((one, other) => other.used - one.used);
  for (const { path } of [...unfinished, ...finished.slice(maxKept)]) {
    await rm(path, { recursive: true, force: true });
  }
}
