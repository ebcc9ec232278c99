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
import { errorCode, troubleWith } from './file-trouble.ts';
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
  /** What was really opened: the download that lies in the folder that was named. */
  readonly path: string;
  /** What lies beside it, and is not graded. */
  readonly beside: readonly string[];
  /** The same download once more. */
  readonly copies: readonly string[];
}

/** Opens what was named, or the one download that lies in it; otherwise one sentence with its cure. */
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
      ? `${path} is no zip, or only part of one; download it again`
      : `${path} is neither a folder nor a zip; name what the course site gave, or a folder with a folder for each student`;
  } catch (error) {
    return troubleWith(path, errorCode(error));
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

/** What is unpacked, unless another download lies between its files. */
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

/** Somebody may have packed the site's zip once more; undefined where the zip is the work of a student. */
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
  // The folder around the folders of students is known already, and files keep their paths.
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
