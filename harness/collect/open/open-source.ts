import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { LayoutId } from '../../model/submission/layouts.ts';
import { siteZipLimits } from '../archive/zip-limits.ts';
import { certainClasses, chooseClass } from '../downloads/choose-class.ts';
import { besideMembers } from '../downloads/beside-members.ts';
import { type Container, folderContainer, zipContainer } from '../downloads/container.ts';
import { explainSeveral } from '../downloads/explain-several.ts';
import { type FoundClass, type Unit, findClasses } from '../downloads/find-classes.ts';
import { withoutClasses } from '../downloads/without-classes.ts';
import { withoutRuns } from '../downloads/without-runs.ts';
import { errorCode, explainUnreadable } from './file-trouble.ts';
import { recogniseSite } from '../../sites/detect.ts';
import { junkName } from './junk.ts';
import type { Layout } from '../../sites/layout.ts';
import { withoutWrapper } from '../../sites/wrapper.ts';
import { listFolder } from './list-folder.ts';
import { listZip } from './list-zip.ts';
import { topFolder } from '../../sites/listing.ts';
import type { ListedFile, Listing, OpenedListing } from '../../sites/listing.ts';

export interface OpenedSource extends OpenedListing {
  readonly isZip: boolean;
  /** The path of the download that was opened, which may be inside the named folder. */
  readonly path: string;
  /** Other files beside it, which are not graded. */
  readonly beside: readonly string[];
  /** Copies of the same download. */
  readonly copies: readonly string[];
}

/** Opens the named source, or the only download inside it; otherwise returns one sentence with its cure. */
export async function openSource(path: string, wanted: LayoutId | undefined): Promise<OpenedSource | string> {
  const opened = await openNamed(path);
  if (typeof opened === 'string') return opened;
  const source = await withinSource(opened, wanted);
  if (typeof source === 'string') opened.close();
  return source;
}

async function openNamed(path: string): Promise<OpenedSource | string> {
  try {
    const facts = await stat(path);
    const whole = { path, beside: [], copies: [] };
    if (facts.isDirectory()) return { ...whole, ...withoutRuns(await listFolder(path)), isZip: false };
    const zip = facts.isFile() ? await listZip(path, siteZipLimits) : undefined;
    if (zip !== undefined) return { ...whole, ...zip, isZip: true };
    return /\.zip$/i.test(path)
      ? `${path} is not a zip, or is incomplete; download it again`
      : `${path} is neither a folder nor a zip; name the download of the course site, or a folder with one folder for each student`;
  } catch (error) {
    return explainUnreadable(path, errorCode(error));
  }
}

async function withinSource(opened: OpenedSource, wanted: LayoutId | undefined): Promise<OpenedSource | string> {
  const { path, isZip } = opened;
  const container = isZip ? zipContainer(opened) : folderContainer(path, opened);
  const site = wanted === 'plain' ? undefined : recogniseSite(opened, wanted);
  if (site !== undefined) return wanted === undefined ? oneDownload(opened, container, site) : opened;
  const units = await findClasses(container, wanted);
  if (wanted === 'plain') return leftAside(opened, certainClasses(units));
  const chosen = chooseClass(units);
  switch (chosen.kind) {
    case 'itself':
      return (await insideOnlyZip(opened, container, units, wanted)) ?? leftAside(opened, chosen.notStudents);
    case 'several':
      return explainSeveral(path, isZip, chosen);
    case 'inside':
      return openInside(opened, chosen.found, chosen.copies, wanted);
    default:
      return chosen satisfies never;
  }
}

function leftAside(opened: OpenedSource, classes: readonly FoundClass[]): OpenedSource {
  return { ...opened, ...withoutClasses(opened, classes) };
}

/** The unpacked download, unless there is another download among its files. */
async function oneDownload(
  opened: OpenedSource,
  container: Container,
  site: { readonly layout: Layout; readonly listing: Listing },
): Promise<OpenedSource | string> {
  const beside = await besideMembers(container, site);
  if (beside.kind === 'several') {
    return explainSeveral(opened.path, opened.isZip, { found: beside.found, students: [] });
  }
  const files = opened.files.map((file): ListedFile =>
    beside.copies.includes(file.path) ? { ...file, aside: 'site-file' } : file,
  );
  return { ...opened, files };
}

/** Opens the site's zip if it was packed into another zip; undefined if the inner zip is the work of a student. */
async function insideOnlyZip(
  opened: OpenedSource,
  container: Container,
  units: readonly Unit[],
  wanted: LayoutId | undefined,
): Promise<OpenedSource | string | undefined> {
  const [only, ...others] = units;
  const zip = opened.files.find(({ path, aside }) => path === only?.name && aside === undefined);
  if (zip === undefined || others.length > 0) return undefined;
  const inner = await container.openZip(zip).catch(() => undefined);
  if (inner === undefined) return undefined;
  const path = join(opened.path, zip.path);
  const found = await withinSource({ ...inner, isZip: true, path, beside: [], copies: [] }, wanted);
  if (typeof found !== 'string' && found.path === path) {
    inner.close();
    return undefined;
  }
  opened.close();
  return found;
}

async function openInside(
  opened: OpenedSource,
  { path, kind, layout, open }: FoundClass,
  copies: readonly FoundClass[],
  wanted: LayoutId | undefined,
): Promise<OpenedSource | string> {
  // This folder around the students' folders is removed later, so that files keep their paths.
  if (kind === 'folder' && layout === 'plain' && withoutWrapper(opened) !== opened) return opened;
  const inner = await open().catch(() => undefined);
  const whole = join(opened.path, path);
  if (inner === undefined) return `${whole} cannot be opened; ${opened.isZip ? 'unzip it first' : 'download it again'}`;
  opened.close();
  const source: OpenedSource = {
    ...inner,
    isZip: kind === 'zip',
    path: whole,
    beside: namesBeside(opened, [path, ...copies.map((copy) => copy.path)]),
    copies: copies.map((copy) => copy.path),
  };
  if (layout !== 'plain' || kind === 'folder') return source;
  return withinSource(source, wanted);
}

function namesBeside({ files, folders }: Listing, taken: readonly string[]): string[] {
  const tops = new Set([
    ...files.flatMap(({ path, aside }) => (aside === undefined ? [topFolder(path) ?? path] : [])),
    ...folders.map((folder) => topFolder(folder) ?? folder),
  ]);
  const own = [...tops].filter((name) => junkName(name) === undefined);
  return own.filter((name) => !taken.some((path) => path === name || path.startsWith(`${name}/`))).toSorted();
}
