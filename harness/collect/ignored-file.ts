/** Something that was found and not handed on, so that everything is accounted for. */
export interface IgnoredFile {
  /** From the collected folder, with `/` on every system. */
  readonly path: string;
  readonly reason: string;
}

/** Why nobody handed in a file of this name on purpose; undefined where somebody may have. */
export function reasonToIgnore(name: string): string | undefined {
  if (name === '__MACOSX' || name === '.DS_Store' || name.startsWith('._'))
    return 'macOS leaves it in folders and zips';
  if (/^(thumbs\.db|desktop\.ini)$/i.test(name)) return 'Windows leaves it in folders';
  if (name === '.git') return 'the records of version control';
  return name.startsWith('.') ? 'a hidden file' : undefined;
}
