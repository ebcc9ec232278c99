import type { LayoutId } from '../../model/submission/layouts.ts';
import { gathered } from '../../sites/gathered.ts';
import { recogniseSite } from '../../sites/detect.ts';
import type { Layout } from '../../sites/layout.ts';
import { nameOf, topFolder } from '../../sites/listing.ts';
import type { Listing } from '../../sites/listing.ts';
import { isSourceName } from '../open/source-name.ts';

/** A folder or zip with the work of many students. */
export interface ClassIn {
  readonly siteName: string;
  readonly layout: LayoutId;
  readonly students: number;
  /** The files of one student would not look like this by chance. */
  readonly isCertain: boolean;
  /** Path and size of each file; two downloads of the same work have the same ones. */
  readonly members: ReadonlySet<string>;
}

/** Fewer may be files that one student has kept from several sites or friends. */
const minStudents = 3;

/** Fewer folders with the same file may be versions that one student has kept. */
const minFolders = 5;

/** The class in a listing: a download of a course site, or a folder for each student; undefined if it is neither. */
export function classIn(listing: Listing, wanted?: LayoutId): ClassIn | undefined {
  const site = recogniseSite(listing, wanted === 'plain' ? undefined : wanted);
  if (site !== undefined) {
    const students = studentsIn(site.layout, site.listing);
    // One clone in a zip is the work of one student who uses git.
    if (students === 0 || (site.layout.id === 'github-classroom' && students < 2)) return undefined;
    return {
      siteName: site.layout.name,
      layout: site.layout.id,
      students,
      isCertain: students >= minStudents && !(site.layout.id === 'canvas' && !hasLongNumbers(site.listing)),
      // Blackboard's file names are complete, so their folders do not matter.
      members: membersOf(site.listing, site.layout.id === 'blackboard' ? nameOf : (path) => path),
    };
  }
  const folders = wanted === undefined ? foldersOfStudents(listing) : 0;
  if (folders < minFolders) return undefined;
  return {
    siteName: 'plain folders',
    layout: 'plain',
    students: folders,
    isCertain: false,
    members: membersOf(listing, (path) => path),
  };
}

/** The number of students, found without the site's own texts: these are read only after a download was chosen. */
function studentsIn(layout: Layout, listing: Listing): number {
  if (layout.id === 'gradescope') {
    return new Set(listing.files.flatMap(({ path }) => topFolder(path) ?? [])).size;
  }
  return layout.read(listing, { texts: new Map(), knownNames: [] }).works.length;
}

/** Canvas has large numbers for users and files, unlike a student's own `test_1_1.cpp`. */
function hasLongNumbers({ files }: Listing): boolean {
  return files.some(({ path }) => /_\d{2,}_\d{4,}[_.]/.test(path));
}

/** How many folders side by side have a source of the same name, on the top level or one level further in. */
function foldersOfStudents(listing: Listing): number {
  const sources = listing.files.filter(({ path, aside }) => aside === undefined && isSourceName(path));
  const atDepth = (depth: number): number => {
    const byName = gathered(
      sources.filter(({ path }) => path.split('/').length > depth),
      ({ path }) => nameOf(path).toLowerCase(),
    );
    const counts = [...byName.values()].map(
      (files) => new Set(files.map(({ path }) => path.split('/').slice(0, depth).join('/'))).size,
    );
    return Math.max(0, ...counts);
  };
  return Math.max(atDepth(1), atDepth(2));
}

function membersOf({ files }: Listing, named: (path: string) => string): ReadonlySet<string> {
  return new Set(files.flatMap(({ path, size, aside }) => (aside === undefined ? [memberKey(named(path), size)] : [])));
}

export function memberKey(path: string, size: number): string {
  return `${path}\n${size}`;
}
