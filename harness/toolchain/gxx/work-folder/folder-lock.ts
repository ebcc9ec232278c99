import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';

/*
 * A folder in use has a socket in it, at which its grader listens for as long as it lives: whatever ends the grader, the
 * kernel ends that, too. Process numbers would be used again, and mean nothing in another container.
 */

/** Longer paths of sockets are cut off without a word. */
const longestPath = 100;

/** From another machine that shares the folder, nobody could be reached: each has names of its own. */
const signName = `grader-${createHash('sha256').update(thisBoot()).digest('hex').slice(0, 8)}`;

function thisBoot(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8');
  } catch {
    return hostname();
  }
}

export function isSign(name: string): boolean {
  return /^grader-[0-9a-f]{8}$/.test(name);
}

function signPath(folder: string): string | undefined {
  const path = join(folder, signName);
  return Buffer.byteLength(path) <= longestPath ? path : undefined;
}

export interface FolderLock {
  /** Says that the folder is in use. */
  acquire(folder: string): void;
  /** Before the last of the folder is removed. */
  release(): void;
}

/** Prepared before there is a folder, so that it is not without one for longer than that takes. */
export function makeFolderLock(): FolderLock {
  const server = createServer((visitor) => visitor.destroy()).unref();
  // A folder without a sign is left alone.
  server.on('error', () => {});
  return {
    acquire(folder) {
      const path = signPath(folder);
      if (path !== undefined) server.listen(path);
    },
    release: () => void server.close(),
  };
}

/** Whether the grader that put up a sign in this folder is certainly gone. */
export async function isAbandoned(folder: string): Promise<boolean> {
  const path = signPath(folder);
  if (path === undefined) return false;
  return new Promise((resolve) => {
    const visitor = connect(path);
    visitor.on('connect', () => answer(false));
    // Anything else (no sign, no right, too many visitors) says nothing.
    visitor.on('error', ({ code }: NodeJS.ErrnoException) => answer(code === 'ECONNREFUSED'));
    function answer(abandoned: boolean): void {
      visitor.destroy();
      resolve(abandoned);
    }
  });
}
