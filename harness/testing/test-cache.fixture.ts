import { lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/**
 * The folder in which tests keep what is compiled once. Every user has a separate folder: others could not replace
 * files of root, and root would run files of others.
 */
export function testCache(): string {
  const user = process.getuid?.() ?? 0;
  const folder = join(tmpdir(), `verbatim-test-cache-${user}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const isOwn = found.isDirectory() && (process.getuid === undefined || found.uid === user);
  if (!isOwn) throw new Error(`another user owns ${folder}: remove it, or set TMPDIR to another folder`);
  return folder;
}
