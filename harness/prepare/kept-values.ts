import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/* Values in files of their own, with a digest in front. The format is V8's, so keys contain its version. */

const digestBytes = 32;
let temporaryNames = 0;

/** Undefined if the file is missing or damaged, or could have been written by another user. */
export function readKept(path: string): unknown {
  try {
    const file = openSync(path, 'r');
    try {
      const { uid, mode } = fstatSync(file);
      const isOurs = process.getuid === undefined || (uid === process.getuid() && (mode & 0o022) === 0);
      if (!isOurs) return undefined;
      const content = readFileSync(file);
      const body = content.subarray(digestBytes);
      return digest(body).equals(content.subarray(0, digestBytes)) ? deserialize(body) : undefined;
    } finally {
      closeSync(file);
    }
  } catch {
    return undefined;
  }
}

/** Writes the whole file or nothing. If there is no room for it, the value is made again the next time. */
export async function keep(path: string, value: unknown): Promise<void> {
  temporaryNames += 1;
  const unfinished = `${path}.${process.pid}.${temporaryNames}.tmp`;
  try {
    await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
    const body = serialize(value);
    await writeFile(unfinished, [digest(body), body], { mode: 0o600 });
    await rename(unfinished, path);
  } catch {
    await rm(unfinished, { force: true }).catch(() => {});
  }
}

/** Removes the oldest half when there are too many: mostly of files that have changed since, or unfinished. */
export async function dropOldest(folder: string, maxKept: number): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= maxKept) return;
  const written = await Promise.all(
    names.map(async (name) => ({ path: join(folder, name), at: (await stat(join(folder, name))).mtimeMs })),
  );
  const oldest = written.toSorted((one, other) => other.at - one.at).slice(maxKept / 2);
  for (const { path } of oldest) await rm(path, { force: true });
}

function digest(body: Uint8Array): Buffer {
  return createHash('sha256').update(body).digest();
}
