import type { FileFate } from '../model/submission/intake.ts';
import { nameOf } from '../sites/listing.ts';
import { isSourceName } from './open/source-name.ts';

/** Files that no student hands in on purpose, and opened zips, whose contents count instead. */
const uncounted: ReadonlySet<FileFate> = new Set(['macos', 'windows', 'version-control', 'hidden', 'unpacked']);

const maxNames = 5;
const longestName = 100;

/** The names of the files of a submission without sources; undefined if some file is a source, judging by its name. */
export function otherFiles(
  files: readonly { readonly name: string; readonly fate: FileFate }[],
): readonly string[] | undefined {
  const own = files.filter(({ fate }) => !uncounted.has(fate));
  if (own.some(({ name }) => isSourceName(name))) return undefined;
  const names = [...new Set(own.map(({ name }) => nameOf(name).slice(0, longestName)))];
  return names.length <= maxNames ? names : [...names.slice(0, maxNames), '…'];
}
