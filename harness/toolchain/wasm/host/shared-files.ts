/** Files that many runs of tools read and none can change: headers and libraries. Paths are absolute. */
export interface SharedFiles {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly folders: ReadonlySet<string>;
}

export function sharedFiles(files: ReadonlyMap<string, Uint8Array>): SharedFiles {
  return { files, folders: new Set(['/', ...[...files.keys()].flatMap(foldersAbove)]) };
}

export function foldersAbove(path: string): string[] {
  const above: string[] = [];
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) above.push(path.slice(0, end));
  return above;
}

/** An absolute path without empty parts, `.` and `..`. */
export function plainPath(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}
