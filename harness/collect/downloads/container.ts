import { join } from 'node:path';
import { siteZipLimits, type ZipLimits } from '../archive/zip-limits.ts';
import { listFolder } from '../open/list-folder.ts';
import { listZip } from '../open/list-zip.ts';
import type { ListedFile, Listing, OpenedListing } from '../../sites/listing.ts';

/** A folder or a zip that may have the download somewhere inside. */
export interface Container {
  readonly listing: Listing;
  readonly isZip: boolean;
  /** What a zip in it holds, as far as that tells what it is; undefined where it cannot be opened. */
  readonly peek: (zip: ListedFile) => Promise<Listing | undefined>;
  readonly openZip: (zip: ListedFile) => Promise<OpenedListing | undefined>;
  /** A folder in it, as if it had been named. */
  readonly openFolder: (path: string) => Promise<OpenedListing>;
}

/** Enough to tell a class from the work of one student; such a zip may be the student's, so not everything is listed. */
const peekLimits: ZipLimits = { ...siteZipLimits, members: 20_000, directoryBytes: 32 * 1024 * 1024 };

/** Zips inside a zip are unpacked into memory to look at them: so many bytes in all. */
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

/** The listing from one of its folders on. */
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

/** A zip that is damaged or gone in the meantime holds no class. */
async function closedListing(open: () => Promise<OpenedListing | undefined>): Promise<Listing | undefined> {
  const opened = await open().catch(() => undefined);
  opened?.close();
  return opened;
}
