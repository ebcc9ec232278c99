import { readdir } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { closestName } from '../../text/closest-name.ts';

/** Sources are small; a larger file is a program, a picture or a mistake. */
export const largestSource = 1024 * 1024;

export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}

/** One sentence that says why a path cannot be read and what to do. */
export async function explainUnreadable(path: string, code: string): Promise<string> {
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    const closest = closestName(basename(path), await namesBeside(path));
    const where = dirname(path) === '.' ? 'here' : `in ${dirname(path)}`;
    const cure = closest === undefined ? 'check the spelling and the folder' : `did you mean ${closest}?`;
    return `there is no ${basename(path)} ${where}; ${cure}`;
  }
  if (code === 'EACCES' || code === 'EPERM') {
    return `you have no permission to read ${path}; change its permissions or copy it to another place`;
  }
  return `${path} cannot be read (${code}); check the disk and try again`;
}

async function namesBeside(path: string): Promise<string[]> {
  return (await readdir(dirname(path)).catch(() => [])).toSorted();
}
