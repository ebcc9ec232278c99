import type { FileFate } from '../model/submission/intake.ts';
import { nameOf } from '../sites/listing.ts';
import { isSourceName } from './open/source-name.ts';

/** What nobody hands in on purpose, and zips that were opened, whose contents count. */
const uncounted: ReadonlySet<FileFate> = new Set(['macos', 'windows', 'version-control', 'hidden', 'unpacked']);

const maxNames = 5;
const longestName = 100;

/** What a student handed in where none of it is source code; undefined where some of it is, as far as names tell. */
export function otherFiles(
  files: readonly { readonly name: string; readonly fate: FileFate }[],
): readonly string[] | undefined {
  const own = files.filter(({ fate }) => !uncounted.has(fate));
  if (own.some(({ name }) => isSourceName(name))) return undefined;
  const names = [...new Set(own.map(({ name }) => nameOf(name).slice(0, longestName)))];
  return names.length <= maxNames ? names : [...names.slice(0, maxNames), '…'];
}
