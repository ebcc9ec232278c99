import { openZip } from '../archive/open-zip.ts';
import type { ZipLimits } from '../archive/zip-limits.ts';
import { junkPath } from './junk.ts';
import { byPath } from '../../sites/listing.ts';
import type { ListedFile, OpenedListing } from '../../sites/listing.ts';

/** Lists a zip; undefined if it is not a zip. It stays open until it is closed, because its files are read later. */
export async function listZip(source: string | Uint8Array, limits: ZipLimits): Promise<OpenedListing | undefined> {
  const zip = await openZip(source, limits);
  if (zip === undefined) return undefined;
  const files = zip.members.map(({ refused, ...member }): ListedFile => {
    const aside = refused ?? junkPath(member.path);
    return aside === undefined ? member : { ...member, aside };
  });
  return { files: files.toSorted(byPath), folders: zip.folders.toSorted(), close: zip.close };
}
