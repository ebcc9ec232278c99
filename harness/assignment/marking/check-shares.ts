import { didYouMean } from '../yaml/author-problem.ts';
import type { Report } from '../yaml/author-problem.ts';
import { isMisspelt, partAt } from '../yaml/read-shape.ts';
import { markingShape } from '../shape.ts';
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
  /** Whether the shares may be left out. */
  readonly optional: boolean;
}

/** The shares of a group must name exactly its functions or programs, and sum to its marks. */
export function checkShares(file: YamlFile, sharers: Sharers, report: Report): void {
  const { group, what, optional } = sharers;
  const path = ['marking', group];
  const groupPath = ['marking', 'groups', group];
  const hasGroup = nodeAt(file, groupPath) !== undefined;
  const hasShares = nodeAt(file, path) !== undefined;
  if (!hasShares) {
    if (!hasGroup || optional || isMisspelt(file, ['marking'], group, Object.keys(markingShape.shape))) return;
    report({
      file: file.name,
      place: placeOfKey(file, groupPath),
      found: `marks for the ${group} group, but no marking.${group}`,
      expected: `the marks of each ${what}`,
      cure: `add marking.${group}; its marks sum to those of the group`,
    });
    return;
  }
  const named = namesAreExact(file, sharers, report);
  const shares = partAt(file, markingShape.shape[group], path);
  const marks = partAt(file, markingShape.shape.groups.shape[group], groupPath);
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
