import type { FileFate } from '../../model/submission/intake.ts';

/** The reason why a file or folder of this name is junk; undefined if a student may have handed it in on purpose. */
export function junkName(name: string): FileFate | undefined {
  if (name === '__MACOSX' || name === '.DS_Store' || name.startsWith('._')) return 'macos';
  if (/^(thumbs\.db|desktop\.ini)$/i.test(name)) return 'windows';
  if (name === '.git') return 'version-control';
  return name.startsWith('.') && name !== '.' && name !== '..' ? 'hidden' : undefined;
}

/** The same for a whole path, any folder of which may be junk. */
export function junkPath(path: string): FileFate | undefined {
  for (const step of path.split('/')) {
    const junk = junkName(step);
    if (junk !== undefined) return junk;
  }
  return undefined;
}
