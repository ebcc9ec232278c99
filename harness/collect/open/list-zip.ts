import { openZip } from '../archive/open-zip.ts';
import type { ZipLimits } from '../archive/zip-limits.ts';
import { junkPath } from './junk.ts';
import { byPath } from '../../sites/listing.ts';
import type { ListedFile, OpenedListing } from '../../sites/listing.ts';

/** What is in a zip; undefined where it is none. It stays open until its last file was read. */
export async function listZip(source: string | Uint8Array, limits: ZipLimits): Promise<OpenedListing | undefined> {
  const zip = await openZip(source, limits);
  if (zip === undefined) return undefined;
  const files = zip.members.map(({ refused, ...member }): ListedFile => {
    const aside = refused ?? junkPath(member.path);
    return aside === undefined ? member : { ...member, aside };
  });
  return { files: files.toSorted(byPath), folders: zip.folders.toSorted(), close: zip.close };
}
