import { basename } from 'node:path';
import type { MissingMarks } from '../../model/result/overrides.ts';
import type { OutputFile } from '../run-folder/output-folder.ts';
import { UsageError } from '../../model/usage-error.ts';
import { type DecidedRun, decide } from '../decisions/decide.ts';
import { type SiteFile, assertColumn, fillSiteFile, openSiteFile } from './fill-site-file.ts';

export interface FillingOptions {
  readonly out: string;
  readonly fill?: string;
  readonly column?: string;
  readonly scale?: true;
  readonly missing?: MissingMarks;
}

/** The grade file to fill, checked before anything is graded; undefined without --fill. */
export async function siteFileToFill(options: FillingOptions): Promise<SiteFile | undefined> {
  const { fill, column, scale, missing } = options;
  if (fill === undefined) {
    const extra = Object.entries({ column, scale, missing }).find(([, value]) => value !== undefined);
    if (extra !== undefined) throw new UsageError(`--${extra[0]} can only be used with --fill: add --fill FILE`);
    return undefined;
  }
  const file = await openSiteFile(fill, undefined);
  assertColumn(file, columnOf(options));
  return file;
}

export interface Upload {
  /** Absent if the file could not be filled; then `says` has the reason. */
  readonly file?: OutputFile;
  readonly says: readonly string[];
}

/**
 * A copy of the site's file with the marks, changed by the decisions that are in the output folder from an earlier run.
 * A failure is only reported, because the marks are already written.
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
    return { says: [`not filled: ${error.message}`, `Everything is graded. When you have fixed this, run: ${again}`] };
  }
}

function columnOf({ column }: FillingOptions): { readonly column?: string } {
  return column === undefined ? {} : { column };
}
