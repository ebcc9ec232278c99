import type { FileFate } from '../model/submission/intake.ts';
import type { LayoutId } from '../model/submission/layouts.ts';
import type { Student } from '../model/submission/submission.ts';
import { topFolder } from './listing.ts';
import type { ListedFile, Listing } from './listing.ts';
import type { SiteTime } from './time/site-time.ts';

/** How one course site arranges its download. Everything but the reading of bytes, so pure. */
export interface Layout {
  readonly id: LayoutId;
  /** As assistants call it. */
  readonly name: string;
  /** Tells no times, but marks what was late by the site's own deadline. */
  readonly marksLate?: true;
  /** How much of the listing looks like this site, and by what. */
  readonly recognise: (listing: Listing) => Recognition;
  /** Files of the site's own whose text has to be known. */
  readonly wantsText?: (path: string) => boolean;
  readonly read: (listing: Listing, context: LayoutContext) => LayoutReading;
}

export interface Recognition {
  /** 0 to 1. */
  readonly score: number;
  /** Reads on after "because". */
  readonly because: string;
}

export interface LayoutContext {
  /** The texts that were wanted, by path. */
  readonly texts: ReadonlyMap<string, string>;
  /** Names that assignments demand, which are no marks that a site leaves on a name. */
  readonly knownNames: readonly string[];
}

export interface LayoutReading {
  readonly works: readonly SiteWork[];
  /** What belongs to nobody's attempt. */
  readonly others: readonly OtherFile[];
  /** One sentence with its cure, where the site's own files cannot be understood. */
  readonly problem?: string;
}

export interface OtherFile {
  readonly file: ListedFile;
  readonly fate: FileFate;
}

/** What one student, or one group, handed in: every attempt that the download holds. */
export interface SiteWork {
  readonly students: readonly Student[];
  /** The name of the group, where the site gives one. */
  readonly group?: string;
  readonly attempts: readonly Attempt[];
}

export interface Attempt {
  /** As the site names it, without the name of a file. */
  readonly siteName: string;
  readonly submittedAt?: SiteTime;
  readonly markedLate?: true;
  readonly files: readonly AttemptFile[];
  /** The site's own files about the attempt, and texts that were typed on the site. */
  readonly others: readonly OtherFile[];
}

export interface AttemptFile {
  /** As it was handed in, with the folders it came in, as far as the site lets us know. */
  readonly name: string;
  readonly file: ListedFile;
}

/**
 * The share of files that a site would name like this; junk and what was refused says nothing either way. What lies in
 * one folder counts as one file, however much it is: a student cannot make a class look like another site's.
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
