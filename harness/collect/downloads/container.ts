import { join } from 'node:path';
import { siteZipLimits, type ZipLimits } from '../archive/zip-limits.ts';
import { listFolder } from '../open/list-folder.ts';
import { listZip } from '../open/list-zip.ts';
import type { ListedFile, Listing, OpenedListing } from '../../sites/listing.ts';

/** A folder or a zip that may contain the download somewhere. */
export interface Container {
  readonly listing: Listing;
  readonly isZip: boolean;
  /** Lists enough of a zip inside to recognise what it is; undefined if it cannot be opened. */
  readonly peek: (zip: ListedFile) => Promise<Listing | undefined>;
  readonly openZip: (zip: ListedFile) => Promise<OpenedListing | undefined>;
  /** Opens a folder inside, as if the user had named it. */
  readonly openFolder: (path: string) => Promise<OpenedListing>;
}

/** Enough to distinguish a class from the work of one student. A student may have made the zip, so there are limits. */
const peekLimits: ZipLimits = { ...siteZipLimits, members: 20_000, directoryBytes: 32 * 1024 * 1024 };

/** Zips inside a zip are unpacked into memory to look at them; this is the limit for all of them together. */
const maxUnpacked = 256 * 1024 * 1024;

export function folderContainer(root: string, listing: Listing): Container {
  const at = ({ path, sourcePath = path }: ListedFile) => join(root, sourcePath);
  return {
    listing,
    isZip: false,
    peek: (zip) => closedListing(() => listZip(at(zip), peekLimits)),
    openZip: (zip) => listZip(at(zip), siteZipLimits),
    openFolder: (path) => listFolder(join(root, path)),
  };
}

export function zipContainer(listing: Listing): Container {
  let left = maxUnpacked;
  return {
    listing,
    isZip: true,
    async peek({ size, read }) {
      if (size > left) return undefined;
      left -= size;
      return closedListing(async () => listZip(await read(), peekLimits));
    },
    openZip: async ({ read }) => listZip(await read(), siteZipLimits),
    openFolder: (path) => Promise.resolve({ ...folderIn(listing, path), close: () => {} }),
  };
}

/** The listing of one folder inside. */
export function folderIn({ files, folders }: Listing, folder: string): Listing {
  const start = `${folder}/`;
  return {
    files: files.flatMap((file) =>
      file.path.startsWith(start)
        ? [{ ...file, path: file.path.slice(start.length), sourcePath: file.sourcePath ?? file.path }]
        : [],
    ),
    folders: folders.flatMap((path) => (path.startsWith(start) ? [path.slice(start.length)] : [])),
  };
}

/** A zip that is damaged, or has been removed in the meantime, contains no class. */
async function closedListing(open: () => Promise<OpenedListing | undefined>): Promise<Listing | undefined> {
  const opened = await open().catch(() => undefined);
  opened?.close();
  return opened;
}
