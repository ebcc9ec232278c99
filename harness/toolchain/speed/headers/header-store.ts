import { mkdir, mkdtemp, open, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { digest } from '../../gxx/pieces/compile-once.ts';
import { runProcess } from '../../../process/process.ts';

/**
 * Precompiled headers on disk, shared by processes that run at the same time:
 *
 *     headers/
 *       9f86d081884c7d65-k3XbQz/     compiler, flags and header list; and a name of its own
 *         pre.h.gch                  what the compiler takes for pre.h
 *         pre.h                      an error, for the compiler that does not take it
 *         pre.d                      the files that went into it
 *       9f86d081884c7d65.tmpW2aaPm/  one that is being made
 *
 * No folder ever takes the place of another one: whoever uses it can say afterwards that this one did harm. Two processes
 * that make the same at the same moment leave two, of which one is forgotten sooner or later.
 */
export interface HeaderStore {
  /** The header to force in, with the compiled one beside it; undefined where it was never made or is out of date. */
  open(request: HeaderRequest): Promise<string | undefined>;
  /** Undefined where it cannot be made: no such header, a full disk, a compiler that dies. */
  make(request: HeaderRequest): Promise<string | undefined>;
  discard(header: string): Promise<void>;
}

export interface HeaderRequest {
  readonly headers: readonly string[];
  /** The compiler's, exactly as they are used later: a header that was compiled otherwise is not taken. */
  readonly args: readonly string[];
}

/** Each takes some 30 MB. */
const maxKept = 20;
const secondsToMake = 60;
const hour = 3_600_000;

const header = 'pre.h';
const unfinishedName = /\.tmp(\w{6})$/;

export function createHeaderStore(folder: string, version: string): HeaderStore {
  const nameOf = ({ headers, args }: HeaderRequest) => digest(JSON.stringify([version, args, headers]));

  /** All that were made of it, be they fresh or not. */
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
          // Somebody was quicker.
          if (await isFresh(other)) return join(other, header);
          await rm(other, { recursive: true, force: true });
        }
        const place = unfinished.replace(unfinishedName, '-$1');
        await rename(unfinished, place);
        await dropOldest(folder);
        return join(place, header);
      } catch {
        // There is no room, perhaps: without one, everything works as well.
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
  // Read only where the compiler does not take the compiled one, and then nobody wants it.
  await writeFile(join(folder, 'pre.h'), '#error the precompiled header was not taken\n');
  // A machine that loses its power must not leave half a file under its final name.
  const file = await open(join(folder, 'pre.h.gch'));
  await file.sync().finally(() => file.close());
  return true;
}

/** Whether none of the files that went into it was put there later. Their contents count, and their own dates lie. */
async function isFresh(place: string): Promise<boolean> {
  try {
    const { mtimeMs: made } = await stat(join(place, `${header}.gch`));
    const [, ...files] = (await readFile(join(place, 'pre.d'), 'utf8')).split(/[\s\\]+/);
    const others = files.filter((path) => path !== '' && path !== header);
    const changes = await Promise.all(others.map(async (path) => (await stat(path)).ctimeMs));
    if (changes.some((changed) => changed > made)) return false;
    const now = new Date();
    // The folder's date says when it was last of use.
    await utimes(place, now, now).catch(() => {});
    return true;
  } catch {
    return false;
  }
}

/** Also what processes left that were killed over it. */
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
