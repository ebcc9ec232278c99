import { open, mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { digest } from '../compile-once.ts';
import { runProcess } from '../process.ts';

/**
 * Precompiled headers on disk, shared by processes that run at the same time:
 *
 *     headers/
 *       9f86d081884c7d65/        compiler, flags and header list
 *         pre.h.gch              what the compiler takes for pre.h
 *         pre.h                  an error, for the compiler that does not take it
 *         pre.d                  the files that went into it
 *       9f86d081884c7d65.41.1.tmp/   one that is being made
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
const mostKept = 20;
const secondsToMake = 60;
const hour = 3_600_000;

let temporaryNames = 0;

export function createHeaderStore(folder: string, version: string): HeaderStore {
  const placeOf = ({ headers, args }: HeaderRequest) =>
    join(folder, digest(JSON.stringify([version, args, headers])), 'pre.h');

  return {
    async open(request) {
      const header = placeOf(request);
      return (await isFresh(header)) ? header : undefined;
    },
    async make(request) {
      const header = placeOf(request);
      temporaryNames += 1;
      const unfinished = `${dirname(header)}.${process.pid}.${temporaryNames}.tmp`;
      try {
        await mkdir(unfinished, { recursive: true });
        if (!(await compileHeader(unfinished, request))) return undefined;
        if (!(await isFresh(header))) await rm(dirname(header), { recursive: true, force: true });
        await rename(unfinished, dirname(header));
        await dropOldest(folder);
        return header;
      } catch {
        // Somebody else's was there first, or there is no room: whatever is there now is good or not there.
        return (await isFresh(header)) ? header : undefined;
      } finally {
        await rm(unfinished, { recursive: true, force: true }).catch(() => {});
      }
    },
    discard: (header) => rm(dirname(header), { recursive: true, force: true }),
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
async function isFresh(header: string): Promise<boolean> {
  try {
    const { mtimeMs: made } = await stat(`${header}.gch`);
    const [, ...files] = (await readFile(join(dirname(header), 'pre.d'), 'utf8')).split(/[\s\\]+/);
    const others = files.filter((path) => path !== '' && path !== basename(header));
    const changes = await Promise.all(others.map(async (path) => (await stat(path)).ctimeMs));
    if (changes.some((changed) => changed > made)) return false;
    const now = new Date();
    // The folder's date says when it was last of use.
    await utimes(dirname(header), now, now).catch(() => {});
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
  const unfinished = entries.filter(({ path, used }) => path.endsWith('.tmp') && used < Date.now() - hour);
  const finished = entries.filter(({ path }) => !path.endsWith('.tmp')).toSorted((one, other) => other.used - one.used);
  for (const { path } of [...unfinished, ...finished.slice(mostKept)]) {
    await rm(path, { recursive: true, force: true });
  }
}
