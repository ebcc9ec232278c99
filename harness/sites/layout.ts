import type { FileFate } from '../model/submission/intake.ts';
import type { LayoutId } from '../model/submission/layouts.ts';
import type { Student } from '../model/submission/submission.ts';
import { topFolder } from './listing.ts';
import type { ListedFile, Listing } from './listing.ts';
import type { SiteTime } from './time/site-time.ts';

/** How one course site arranges its download. It reads no bytes itself, so all its functions are pure. */
export interface Layout {
  readonly id: LayoutId;
  /** The name that people use. */
  readonly name: string;
  /** The download has no times, but marks what was late by the site's own deadline. */
  readonly marksLate?: true;
  /** How much of the listing looks like this site, and why. */
  readonly recognise: (listing: Listing) => Recognition;
  /** Whether this is a file of the site whose text `read` needs. */
  readonly wantsText?: (path: string) => boolean;
  readonly read: (listing: Listing, context: LayoutContext) => LayoutReading;
}

export interface Recognition {
  /** From 0 to 1. */
  readonly score: number;
  /** Continues a sentence after "because". */
  readonly because: string;
}

export interface LayoutContext {
  /** The texts that were wanted, by path. */
  readonly texts: ReadonlyMap<string, string>;
  /** File names that assignments ask for; a part of such a name is never taken for a suffix of the site. */
  readonly knownNames: readonly string[];
}

export interface LayoutReading {
  readonly works: readonly SiteWork[];
  /** Files that are not in any attempt. */
  readonly others: readonly OtherFile[];
  /** If the site's own files cannot be understood: one sentence that says so, and what to do. */
  readonly problem?: string;
}

export interface OtherFile {
  readonly file: ListedFile;
  readonly fate: FileFate;
}

/** The work of one student or one group, with every attempt in the download. */
export interface SiteWork {
  readonly students: readonly Student[];
  /** The name of the group, if the site gives one. */
  readonly group?: string;
  readonly attempts: readonly Attempt[];
}

export interface Attempt {
  /** The site's name of the attempt, without the name of a file. */
  readonly siteName: string;
  readonly submittedAt?: SiteTime;
  readonly markedLate?: true;
  readonly files: readonly AttemptFile[];
  /** The site's own files about the attempt, and texts that the student typed on the site. */
  readonly others: readonly OtherFile[];
}

export interface AttemptFile {
  /** The name as handed in, with its folders, as far as the site keeps them. */
  readonly name: string;
  readonly file: ListedFile;
}

/**
 * The share of files that have such a name. Junk and refused files do not count. The files of one folder together count
 * as one file, so that one student cannot make a class look like a download of another site.
 */
export function shareOf(
  { files }: Listing,
  matches: (path: string) => boolean,
): { matching: number; of: number; share: number } {
  const plain = files.filter(({ aside }) => aside === undefined);
  const together = new Map<string, { matching: number; of: number }>();
  let [matching, loose, looseMatching] = [0, 0, 0];
  for (const { path } of plain) {
    const hit = matches(path) ? 1 : 0;
    matching += hit;
    const folder = topFolder(path);
    if (folder === undefined) {
      loose += 1;
      looseMatching += hit;
      continue;
    }
    const { matching: before, of } = together.get(folder) ?? { matching: 0, of: 0 };
    together.set(folder, { matching: before + hit, of: of + 1 });
  }
  const whole = loose + together.size;
  const shares = [...together.values()].reduce((sum, folder) => sum + folder.matching / folder.of, looseMatching);
  return { matching, of: plain.length, share: whole === 0 ? 0 : shares / whole };
}

export function recognisedByNames(listing: Listing, matches: (path: string) => boolean, named: string): Recognition {
  const { matching, of, share } = shareOf(listing, matches);
  return { score: share, because: `${matching} of ${of} files are named ${named}` };
}
