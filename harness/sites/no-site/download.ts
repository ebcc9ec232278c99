import { gathered } from '../gathered.ts';
import { topFolder } from '../listing.ts';
import type { ListedFile, Listing } from '../listing.ts';
import type { Layout, SiteWork } from '../layout.ts';

/** A folder or a zip for each student, named after the student. */
export const plain: Layout = {
  id: 'plain',
  name: 'plain folders',
  recognise: (listing) => {
    const students = ownersOf(listing).length;
    return students === 0
      ? { score: 0, because: 'there are no folders of students' }
      : {
          score: 0.4,
          because:
            students === 1
              ? 'there is a folder or zip of one student'
              : `there are ${students} folders or zips of students`,
        };
  },
  read: (listing) => {
    const owners = ownersOf(listing);
    const own = gathered(listing.files, (file) => ownerOf(file) ?? '');
    const works = owners.map((owner): SiteWork => {
      const files = (own.get(owner) ?? []).map((file) => ({ file, name: nameInside(file, owner) }));
      return { students: [{ id: owner }], attempts: [{ siteName: owner, files, others: [] }] };
    });
    const known = new Set(owners);
    const others = listing.files
      .filter((file) => !known.has(ownerOf(file) ?? ''))
      .map((file) => ({ file, fate: 'no-student' as const }));
    return { works, others };
  },
};

function ownersOf({ files, folders }: Listing): string[] {
  // Refused files do not name a student: `..` is not a name.
  const inPaths = files.flatMap((file) => (file.aside === undefined ? [ownerOf(file) ?? ''] : []));
  const tops = folders.map((folder) => topFolder(folder) ?? folder);
  return [...new Set([...inPaths, ...tops])]
    .filter((owner) => owner !== '' && !owner.startsWith('.') && owner !== '__MACOSX')
    .toSorted();
}

function ownerOf({ path }: ListedFile): string | undefined {
  return topFolder(path) ?? /^(.+)\.zip$/i.exec(path)?.[1];
}

function nameInside({ path }: ListedFile, owner: string): string {
  return path.startsWith(`${owner}/`) ? path.slice(owner.length + 1) : path;
}
