import { didYouMean } from '../yaml/author-problem.ts';
import type { Report } from '../yaml/author-problem.ts';
import type { GroupMarks } from './group-marks.ts';
import { isMisspelt, partAt } from '../yaml/read-shape.ts';
import { markingShape } from './marking-shape.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { keysAt, nodeAt, placeOfKey } from '../yaml/yaml-path.ts';

/** Which functions or programs share the marks of a group, in `marking.functions` or `marking.transcripts`. */
export interface Sharers {
  readonly group: 'functions' | 'transcripts';
  /** `required function` */
  readonly what: string;
  readonly names: readonly string[];
  /** False when a name may be missing from `names`. */
  readonly complete: boolean;
}

/** The shares of a group, if there are any, must name exactly its functions or programs, and sum to its marks. */
export function checkShares(file: YamlFile, groups: GroupMarks | undefined, sharers: Sharers, report: Report): void {
  const { group } = sharers;
  const path = ['marking', group];
  if (nodeAt(file, path) === undefined) return;
  const named = namesAreExact(file, sharers, report);
  const shares = partAt(file, markingShape.shape[group], path);
  const marks = groups?.[group];
  if (!named || shares === undefined || marks === undefined) return;
  const sum = Object.values(shares).reduce((total, share) => total + share, 0);
  // Thirds of a mark have no exact sum in binary.
  if (Math.abs(sum - marks) < 1e-9) return;
  report({
    file: file.name,
    place: placeOfKey(file, path),
    found: `marks that sum to ${Number(sum.toFixed(9))}`,
    expected: `${marks}, the marks of the ${group} group`,
  });
}

function namesAreExact(file: YamlFile, { group, what, names, complete }: Sharers, report: Report): boolean {
  const path = ['marking', group];
  let exact = true;
  for (const name of keysAt(file, path)) {
    if (!complete || names.includes(name)) continue;
    exact = false;
    report({
      file: file.name,
      place: placeOfKey(file, [...path, name]),
      found: `marks for ${name}`,
      expected: names.length === 0 ? `${what}s, but there are none` : `one of ${names.join(', ')}`,
      ...didYouMean(name, names),
    });
  }
  const given = keysAt(file, path);
  for (const name of names) {
    if (given.includes(name)) continue;
    exact = false;
    if (isMisspelt(file, path, name, names)) continue;
    const expected = `the marks of every ${what}`;
    report({ file: file.name, place: placeOfKey(file, path), found: `no marks for ${name}`, expected });
  }
  return exact;
}
