import { topFolder } from '../../sites/listing.ts';
import type { Listing } from '../../sites/listing.ts';
import type { Layout } from '../../sites/layout.ts';
import { isZipName } from '../open/unpack-student-files.ts';
import { type ClassIn, classIn, memberKey } from './class-in.ts';
import { hasAllOf } from './choose-class.ts';
import { type Container, folderIn } from './container.ts';
import type { FoundClass } from './find-classes.ts';

export type BesideMembers =
  /** One download; `copies` are zips that contain nothing else. */
  | { readonly kind: 'one'; readonly copies: readonly string[] }
  | { readonly kind: 'several'; readonly found: readonly FoundClass[] };

/**
 * Whether the unpacked files are one download. The zip that they came from may be beside them. A zip from another time,
 * or a second download in a folder, makes several.
 */
export async function besideMembers(
  container: Container,
  { layout, listing }: { readonly layout: Layout; readonly listing: Listing },
): Promise<BesideMembers> {
  const apart = classesInFolders(container.listing, layout);
  if (apart.length > 1) return { kind: 'several', found: apart };
  const known = classIn(listing);
  if (known === undefined) return { kind: 'one', copies: [] };
  const loose = new Set(known.members);
  const whole = { ...known, members: loose };
  const copies: string[] = [];
  const others: FoundClass[] = [];
  for (const zip of listing.files) {
    const { path, aside, sourcePath = path } = zip;
    // A zip that the site has named is the work of a student.
    if (aside !== undefined || path.includes('/') || !isZipName(path) || isNamedBySite(layout, zip)) continue;
    const peeked = await container.peek({ ...zip, path: sourcePath });
    const found = peeked === undefined ? undefined : classIn(peeked);
    if (found === undefined) continue;
    loose.delete(memberKey(path, zip.size));
    if (hasAllOf(whole, found)) copies.push(sourcePath);
    else others.push(foundClass(found, sourcePath, 'zip'));
  }
  if (others.length === 0) return { kind: 'one', copies };
  return { kind: 'several', found: [...others, foundClass(whole, '', 'folder')] };
}

function isNamedBySite(layout: Layout, file: Listing['files'][number]): boolean {
  return layout.recognise({ files: [file], folders: [] }).score > 0;
}

/** Blackboard's file names identify students in any folder, so two exercises would look like two attempts. */
function classesInFolders(listing: Listing, layout: Layout): FoundClass[] {
  if (layout.id !== 'blackboard') return [];
  const tops = new Set(listing.files.flatMap(({ path }) => topFolder(path) ?? []));
  return [...tops].toSorted().flatMap((path) => {
    const found = classIn(folderIn(listing, path), layout.id);
    return found === undefined || found.students < 2 ? [] : [foundClass(found, path, 'folder')];
  });
}

function foundClass(found: ClassIn, path: string, kind: FoundClass['kind']): FoundClass {
  return { ...found, path, kind, open: () => Promise.resolve(undefined) };
}
