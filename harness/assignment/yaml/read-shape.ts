import type { z } from 'zod';
import { closestName } from '../../text/closest-name.ts';
import { didYouMean } from './author-problem.ts';
import type { Report } from './author-problem.ts';
import { cureFor, describeNode } from './describe-node.ts';
import type { Wanted } from './describe-node.ts';
import type { YamlFile } from './yaml-file.ts';
import { keysAt, nodeAt, placeAt, placeOfKey, valueAt } from './yaml-path.ts';
import type { Path } from './yaml-path.ts';

type Issue = z.core.$ZodIssue;

/** Reports everything in which the file, or the part of it at the path, deviates from the shape. */
export function checkShape(file: YamlFile, shape: z.ZodType, report: Report, base: Path = []): void {
  const issues = (shape.safeParse(valueAt(file, base)).error?.issues ?? []).flatMap(issuesInMap);
  for (const issue of issues) reportIssue(file, base, issue, issues, report);
}

/** Where a map is one of several choices and a map is given, its own mistakes say more than that no choice fits. */
function issuesInMap(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const inMap = issue.errors.find((errors) =>
    errors.some(({ code, path }) => code === 'unrecognized_keys' || path.some((step) => typeof step === 'string')),
  );
  return inMap?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue];
}

/**
 * The part at the path, or undefined if it deviates from its shape. `checkShape` reports that; everything that can be
 * checked without this part still is.
 */
export function partAt<Part>(file: YamlFile, shape: z.ZodType<Part>, path: Path): Part | undefined {
  return shape.safeParse(valueAt(file, path)).data;
}

/** Whether an unknown key of the map was probably meant to be this one: one mistake gets one message. */
export function isMisspelt(file: YamlFile, map: Path, name: string, known: readonly string[]): boolean {
  return keysAt(file, map).some((key) => !known.includes(key) && closestName(key, known) === name);
}

function reportIssue(file: YamlFile, base: Path, issue: Issue, issues: readonly Issue[], report: Report): void {
  const path = [...base, ...issue.path.filter((step) => typeof step !== 'symbol')];
  if (issue.code === 'unrecognized_keys') {
    const known = keysIn(issue);
    for (const key of issue.keys) reportUnknownKey(file, [...path, key], key, known, report);
    return;
  }
  const node = nodeAt(file, path);
  const place = placeAt(file, path);
  const expected = isMapIssue(issue) ? `a map with the keys ${issue.message}` : issue.message;
  if (node === undefined) {
    const name = String(path.at(-1) ?? 'content');
    const siblings = issues.filter((other) => other.path.join('\n') === issue.path.slice(0, -1).join('\n'));
    const known = siblings.flatMap((other) => (other.code === 'unrecognized_keys' ? keysIn(other) : []));
    if (isMisspelt(file, path.slice(0, -1), name, known)) return;
    report({ file: file.name, place, found: `no ${name}`, expected });
    return;
  }
  const suggestion =
    issue.code === 'invalid_value' ? didYouMean(String(valueAt(file, path)), issue.values.map(String)) : {};
  const cure = cureFor(node, wantedBy(issue));
  const found = describeNode(node);
  report({ file: file.name, place, found, expected, ...(cure === undefined ? suggestion : { cure }) });
}

function reportUnknownKey(file: YamlFile, path: Path, key: string, known: readonly string[], report: Report): void {
  report({
    file: file.name,
    place: placeOfKey(file, path),
    found: `the key ${key}`,
    expected: known.length === 1 ? `only ${known[0] ?? ''}` : `one of ${known.join(', ')}`,
    ...didYouMean(key, known),
  });
}

/** The keys in the message of a map (see shape-parts.ts). */
function keysIn(issue: Issue): string[] {
  return issue.message.split(', ');
}

function isMapIssue(issue: Issue): boolean {
  return issue.code === 'invalid_type' && issue.expected === 'object';
}

/** Whether a text or a list of texts is expected. */
function wantsText(issue: Issue): boolean {
  if (issue.code !== 'invalid_union') return false;
  const expected = issue.errors.flat().map((inner) => (inner.code === 'invalid_type' ? inner.expected : ''));
  return expected.includes('string') && expected.includes('array');
}

function wantedBy(issue: Issue): Wanted {
  if (wantsText(issue)) return 'text';
  if (issue.code === 'invalid_union' || issue.code === 'custom') return 'number';
  if (issue.code !== 'invalid_type') return 'other';
  if (issue.expected === 'string') return 'text';
  if (issue.expected === 'bigint') return 'number';
  return issue.expected === 'boolean' ? 'truth' : 'other';
}
