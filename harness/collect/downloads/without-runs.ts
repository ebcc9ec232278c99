import { byPath, topFolder } from '../../sites/listing.ts';
import type { ListedFile, Listing } from '../../sites/listing.ts';

/** Puts the results of "verbatim grade" aside, which may be in the folder of the submissions. */
export function withoutRuns<Whole extends Listing>(listing: Whole): Whole {
  const paths = new Set(listing.files.map(({ path }) => path));
  const runs = listing.folders.filter(
    (folder) =>
      !folder.includes('/') &&
      ['run.json', 'journal.jsonl', 'marks.csv'].every((name) => paths.has(`${folder}/${name}`)),
  );
  if (runs.length === 0) return listing;
  const isInRun = (path: string) => runs.includes(topFolder(path) ?? path);
  const runsAside = runs.map((path): ListedFile => ({
    path,
    size: 0,
    aside: 'whole-class',
    read: () => Promise.reject(new Error('a folder of results')),
  }));
  return {
    ...listing,
    files: [...listing.files.filter(({ path }) => !isInRun(path)), ...runsAside].toSorted(byPath),
    folders: listing.folders.filter((folder) => !isInRun(folder)),
  };
}
