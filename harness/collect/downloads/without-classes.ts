import type { ListedFile, Listing } from '../../sites/listing.ts';
import type { FoundClass } from './find-classes.ts';

/** The listing with these classes put aside: a class is never graded as one student. */
export function withoutClasses<Whole extends Listing>(
  listing: Whole,
  classes: readonly Pick<FoundClass, 'path'>[],
): Pick<Listing, 'files' | 'folders'> {
  if (classes.length === 0) return { files: listing.files, folders: listing.folders };
  const isIn = (path: string) => classes.some((one) => path === one.path || path.startsWith(`${one.path}/`));
  const files = listing.files.map((file): ListedFile =>
    file.aside === undefined && isIn(file.path) ? { ...file, aside: 'whole-class' } : file,
  );
  // A folder with nothing else in it is not a student's; it would look like a student with an empty submission.
  const emptied = (folder: string) =>
    classes.some(({ path }) => path.startsWith(`${folder}/`)) &&
    !files.some(({ path, aside }) => aside === undefined && path.startsWith(`${folder}/`));
  return { files, folders: listing.folders.filter((folder) => !isIn(folder) && !emptied(folder)) };
}
