import { readdir } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { closestName } from '../../text/closest-name.ts';

/** Sources are small; what is larger is a program, a picture or an accident. */
export const largestSource = 1024 * 1024;

export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}

/** One sentence, with its cure, about a path that cannot be looked at. */
export async function troubleWith(path: string, code: string): Promise<string> {
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    const closest = closestName(basename(path), await namesBeside(path));
    const where = dirname(path) === '.' ? 'here' : `in ${dirname(path)}`;
    const cure = closest === undefined ? 'check the spelling and the folder' : `did you mean ${closest}?`;
    return `there is no ${basename(path)} ${where}; ${cure}`;
  }
  if (code === 'EACCES' || code === 'EPERM') {
    return `${path} may not be read by this user; change its permissions or copy it somewhere else`;
  }
  return `${path} cannot be read (${code}); check the disk and try again`;
}

async function namesBeside(path: string): Promise<string[]> {
  return (await readdir(dirname(path)).catch(() => [])).toSorted();
}
