import { topFolder } from './listing.ts';
import type { ListedFile, Listing } from './listing.ts';

/**
 * Removes a folder around everything, which unzipping a download often creates. The folder of a single student looks
 * similar, but it has files directly in it; a wrapper has several folders, or files with names of a site.
 */
export function withoutWrapper(listing: Listing): Listing {
  const plain = listing.files.filter(({ aside }) => aside === undefined);
  const folders = listing.folders.filter((folder) => !folder.startsWith('.') && !folder.startsWith('__MACOSX'));
  const tops = new Set([
    ...plain.map(({ path }) => topFolder(path)),
    ...folders.map((folder) => topFolder(folder) ?? folder),
  ]);
  const [wrapper, ...others] = tops;
  if (wrapper === undefined || others.length > 0 || !wraps(wrapper, plain)) return listing;
  const inside = `${wrapper}/`;
  return {
    files: listing.files.map((file) => (file.path.startsWith(inside) ? unwrapped(file, inside) : file)),
    folders: listing.folders.flatMap((folder) => (folder.startsWith(inside) ? [folder.slice(inside.length)] : [])),
  };
}

function wraps(wrapper: string, files: readonly ListedFile[]): boolean {
  const inside = files.map(({ path }) => path.slice(wrapper.length + 1));
  const folders = new Set(inside.flatMap((path) => topFolder(path) ?? []));
  const loose = inside.filter((path) => !path.includes('/'));
  return folders.size > 1 || loose.some((path) => isSiteName(path));
}

function isSiteName(path: string): boolean {
  return path === 'submission_metadata.yml' || /_attempt_\d{4}-|_\d+_\d+_|_assignsubmission_/.test(path);
}

function unwrapped(file: ListedFile, inside: string): ListedFile {
  return { ...file, path: file.path.slice(inside.length), sourcePath: file.sourcePath ?? file.path };
}
