import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder and its parents. Node's own `recursive` reports ENOENT for a read-only disk, and never ends in /proc.
 */
export async function makeFolder(path: string): Promise<void> {
  const missing: string[] = [];
  for (let level = resolve(path); !existsSync(level) && level !== dirname(level); level = dirname(level))
    missing.unshift(level);
  for (const level of missing) {
    await mkdir(level).catch((error: unknown) => {
      // Another process may have made it in the meantime.
      if (!existsSync(level)) throw error;
    });
  }
}
