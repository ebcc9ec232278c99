import { basename } from 'node:path';
import type { MissingMarks } from '../../model/result/overrides.ts';
import type { OutputFile } from '../run-folder/output-folder.ts';
import { UsageError } from '../../model/usage-error.ts';
import { type DecidedRun, decide } from '../decisions/decide.ts';
import { type SiteFile, demandColumn, fillSiteFile, openSiteFile } from './fill-site-file.ts';

export interface FillingOptions {
  readonly out: string;
  readonly fill?: string;
  readonly column?: string;
  readonly scale?: true;
  readonly missing?: MissingMarks;
}

/** The file for the marks, checked before anything is graded; undefined where none is to be filled. */
export async function siteFileToFill(options: FillingOptions): Promise<SiteFile | undefined> {
  const { fill, column, scale, missing } = options;
  if (fill === undefined) {
    const extra = Object.entries({ column, scale, missing }).find(([, value]) => value !== undefined);
    if (extra !== undefined) throw new UsageError(`--${extra[0]} goes with --fill: which file is it for?`);
    return undefined;
  }
  const file = await openSiteFile(fill, undefined);
  demandColumn(file, columnOf(options));
  return file;
}

export interface Upload {
  /** Absent where the file could not be filled: `says` tells why. */
  readonly file?: OutputFile;
  readonly says: readonly string[];
}

/**
 * A copy of the site's file with the marks, and with the decisions that lie in the output folder since an earlier run.
 * What goes wrong now is only told: the marks themselves are there already.
 */
export async function fillAfterGrading(
  file: SiteFile,
  run: Omit<DecidedRun, 'folder'>,
  options: FillingOptions,
): Promise<Upload> {
  try {
    const { missing } = options;
    const decided = await decide(
      { ...run, folder: options.out, ...(missing === undefined ? {} : { missing }) },
      undefined,
      'student',
    );
    const { bytes, says } = fillSiteFile(file, decided, { ...columnOf(options), scale: options.scale === true });
    return { file: { path: `upload-${basename(file.path)}`, text: bytes }, says };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const again = `verbatim report ${options.out} --format ${file.site} --template ${file.path}`;
    return { says: [`not filled: ${error.message}`, `Everything is graded; when it is mended: ${again}`] };
  }
}

function columnOf({ column }: FillingOptions): { readonly column?: string } {
  return column === undefined ? {} : { column };
}
