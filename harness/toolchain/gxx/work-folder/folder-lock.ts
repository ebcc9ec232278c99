import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';

/*
 * A folder in use holds a socket on which its grader listens for as long as it lives. However the grader ends, the
 * kernel closes the socket. A process number would not do: it may be used again, and means nothing in another
 * container.
 */

/** Longer paths of sockets are silently cut off. */
const maxPathBytes = 100;

/** A socket cannot be reached from another machine that shares the folder, so each machine uses its own name. */
const lockName = `grader-${createHash('sha256').update(thisBoot()).digest('hex').slice(0, 8)}`;

function thisBoot(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8');
  } catch {
    return hostname();
  }
}

export function isLockName(name: string): boolean {
  return /^grader-[0-9a-f]{8}$/.test(name);
}

function lockPath(folder: string): string | undefined {
  const path = join(folder, lockName);
  return Buffer.byteLength(path) <= maxPathBytes ? path : undefined;
}

export interface FolderLock {
  /** Marks the folder as in use. */
  acquire(folder: string): void;
  /** To be called last, just before the folder itself is removed. */
  release(): void;
}

/** To be called before the folder is made, so that the folder is without a lock for as short as possible. */
export function makeFolderLock(): FolderLock {
  const server = createServer((visitor) => visitor.destroy()).unref();
  // A failure does no harm: sweeping leaves a folder without a lock alone.
  server.on('error', () => {});
  return {
    acquire(folder) {
      const path = lockPath(folder);
      if (path !== undefined) server.listen(path);
    },
    release: () => void server.close(),
  };
}

/** Whether the grader that locked this folder has certainly ended. */
export async function isAbandoned(folder: string): Promise<boolean> {
  const path = lockPath(folder);
  if (path === undefined) return false;
  return new Promise((resolve) => {
    const visitor = connect(path);
    visitor.on('connect', () => answer(false));
    // Any other error (no lock, no permission, too many visitors) proves nothing.
    visitor.on('error', ({ code }: NodeJS.ErrnoException) => answer(code === 'ECONNREFUSED'));
    function answer(abandoned: boolean): void {
      visitor.destroy();
      resolve(abandoned);
    }
  });
}
