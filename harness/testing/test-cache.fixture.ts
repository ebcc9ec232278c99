import { lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/**
 * Where tests keep what is compiled once. Every user has a folder of his own: what root has made there, nobody else could
 * replace, and what anybody could put there, root would run.
 */
export function testCache(): string {
  const user = process.getuid?.() ?? 0;
  const folder = join(tmpdir(), `verbatim-test-cache-${user}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const isOwn = found.isDirectory() && (process.getuid === undefined || found.uid === user);
  if (!isOwn) throw new Error(`${folder} belongs to somebody else: remove it, or set TMPDIR`);
  return folder;
}
