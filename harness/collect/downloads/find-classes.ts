import type { LayoutId } from '../../model/submission/layouts.ts';
import { gathered } from '../../sites/gathered.ts';
import { topFolder } from '../../sites/listing.ts';
import type { ListedFile, OpenedListing } from '../../sites/listing.ts';
import { isSourceName } from '../open/source-name.ts';
import { isZipName } from '../open/unpack-student-files.ts';
import { type ClassIn, classIn } from './class-in.ts';
import { type Container, folderIn } from './container.ts';

/** A class somewhere in the folder or zip that was named. */
export interface FoundClass extends ClassIn {
  /** Relative to the named source, with `/` between a zip and its members. */
  readonly path: string;
  readonly kind: 'zip' | 'folder';
  readonly open: () => Promise<OpenedListing | undefined>;
}

/** One of several folders or zips on the top level. */
export interface Unit {
  readonly name: string;
  readonly classes: readonly FoundClass[];
  /** It is not a class and contains source code, so it may be the work of one student. */
  readonly mayBeStudent: boolean;
}

/** As in `term/week-3/download.zip`; anything deeper is part of a student's work. */
const maxSteps = 3;
/** How many zips of one unit are opened: the work of one student can contain thousands. */
const maxZips = 20;

/** Finds the classes in every folder and zip on the top level. */
export async function findClasses(container: Container, wanted: LayoutId | undefined): Promise<Unit[]> {
  const { files, folders } = container.listing;
  const plain = files.filter(({ aside }) => aside === undefined);
  const inFolder = gathered(plain, ({ path }) => topFolder(path) ?? '');
  const names = new Set([...inFolder.keys(), ...folders.map((folder) => topFolder(folder) ?? folder)]);
  const units: Unit[] = [];
  for (const name of [...names].toSorted()) {
    if (name === '' || name.startsWith('.') || name === '__MACOSX') continue;
    units.push(await folderUnit(container, name, inFolder.get(name) ?? [], wanted));
  }
  for (const file of (inFolder.get('') ?? []).filter(({ path }) => isZipName(path))) {
    const found = await classesInZip(container, file, wanted);
    units.push({ name: file.path, classes: found.classes, mayBeStudent: found.mayBeStudent });
  }
  return units;
}

async function folderUnit(
  container: Container,
  name: string,
  files: readonly ListedFile[],
  wanted: LayoutId | undefined,
): Promise<Unit> {
  const unpacked = classInFolder(container, name, wanted);
  if (unpacked !== undefined) return { name, classes: [unpacked], mayBeStudent: false };
  const classes: FoundClass[] = [];
  const nearest = files
    .filter(({ path }) => isZipName(path) && path.split('/').length <= maxSteps)
    .toSorted((one, other) => one.path.split('/').length - other.path.split('/').length);
  for (const zip of nearest.slice(0, maxZips)) classes.push(...(await classesInZip(container, zip, wanted)).classes);
  const inner = new Set(files.flatMap(({ path }) => topFolder(path.slice(name.length + 1)) ?? []));
  for (const folder of [...inner].slice(0, maxZips)) {
    const found = classInFolder(container, `${name}/${folder}`, wanted);
    if (found !== undefined) classes.push(found);
  }
  return { name, classes, mayBeStudent: classes.length === 0 && files.some(({ path }) => isSourceName(path)) };
}

function classInFolder(container: Container, path: string, wanted: LayoutId | undefined): FoundClass | undefined {
  const found = classIn(folderIn(container.listing, path), wanted);
  return found === undefined ? undefined : { ...found, path, kind: 'folder', open: () => container.openFolder(path) };
}

async function classesInZip(
  container: Container,
  zip: ListedFile,
  wanted: LayoutId | undefined,
): Promise<{ readonly classes: readonly FoundClass[]; readonly mayBeStudent: boolean }> {
  const listing = await container.peek(zip);
  const found = listing === undefined ? undefined : classIn(listing, wanted);
  if (found === undefined) return { classes: [], mayBeStudent: true };
  const { path } = zip;
  return { classes: [{ ...found, path, kind: 'zip', open: () => container.openZip(zip) }], mayBeStudent: false };
}
