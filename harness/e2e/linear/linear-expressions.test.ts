import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findExpressions } from './find-expressions.ts';
import { whyNotLinear } from './why-not-linear.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Expressions that are made while the program runs, and why they take at most linear time. */
const made: Readonly<Record<string, string>> = {
  'harness/rules/header-comment/definition.ts':
    'It is only made to check whether it is an expression, and never applied.',
  'harness/rules/comment-text/find-number.ts': 'The expression is the lecturer’s; the text has at most 60 characters.',
  'harness/judge/wording/other-texts.ts':
    'Escaped words that do not begin with a space, with spaces between them; the text has at most 160 bytes.',
  'reports/summary/clusters/without-identity.ts':
    'Escaped names, one after the other: nothing repeats, so each attempt is as short as a name.',
};

test('every regular expression in the code takes linear time', () => {
  const found = modules().flatMap((name) => {
    const { written } = findExpressions(name, readFileSync(join(root, name), 'utf8'));
    return written.map((one) => ({ ...one, place: `${name}:${one.line}` }));
  });
  expect(found.length).toBeGreaterThan(250);
  const reasons = new Map<string, string | undefined>();
  const slow = found.flatMap(({ source, flags, place }) => {
    const expression = `/${source}/${flags}`;
    if (!reasons.has(expression)) reasons.set(expression, whyNotLinear(source, flags));
    const reason = reasons.get(expression);
    return reason === undefined ? [] : [`${place} ${expression}: ${reason}`];
  });
  expect(slow).toEqual([]);
});

test('every expression that is made while the program runs has a reason in this file', () => {
  const places = modules().filter(
    (name) => findExpressions(name, readFileSync(join(root, name), 'utf8')).made.length > 0,
  );
  expect(places.toSorted()).toEqual(Object.keys(made).toSorted());
});

test.each([
  [String.raw`^(.*) \[(-[^\]]+)\]$`, ''],
  [String.raw`\s+$`, ''],
  [String.raw`[ \t]+(?=\n|$)`, 'g'],
  [String.raw`^\S*ld\S*: cannot find `, 'm'],
  ['main.*must return', ''],
  ['^.+:.+x$', ''],
  ['(a+)+$', ''],
  ['(a|a)*b', ''],
  ['(?:a*)*b', ''],
  ['<[^>]*>', 'g'],
  ['"(?:[^"]|"")*"', 'g'],
  [String.raw`^\s*;?\s*$`, ''],
  [String.raw`\d+(?:[ -]\d+)+`, 'g'],
  ['a(?=.*b)', ''],
  ['a(?:.*b)?', 'g'],
  [String.raw`(?<=\)\s*)const`, ''],
  [String.raw`(a)\1`, ''],
])('/%s/%s does not count as linear', (source, flags) => {
  expect(whyNotLinear(source, flags)).toBeDefined();
});

test.each([
  ['^(.+?):(\\d+)$', 'm'],
  [String.raw`\s+`, 'g'],
  [String.raw`(?<!\s)\s+$`, ''],
  [String.raw`\b\w+;`, ''],
  ['foo.*', 'g'],
  ['<[^<>]*>', 'g'],
  [String.raw`:(-?\d+):(-?\d+): (fatal error|error|warning|note): `, ''],
  ['(a?){30}b', ''],
  [String.raw`(?<!\d)\d+(?:[ -]\d+)+`, 'g'],
])('/%s/%s is linear', (source, flags) => {
  expect(whyNotLinear(source, flags)).toBeUndefined();
});

test('expressions are found in literals and in calls, but not in comments and strings', () => {
  const text = ['// /a+/', "const text: string = '/b/';", 'text.replace(/c+$/g, RegExp(text, "u").source);'].join('\n');
  expect(findExpressions('x.ts', text)).toEqual({
    written: [{ line: 3, source: 'c+$', flags: 'g' }],
    made: [{ line: 3, text: 'RegExp(text, "u")' }],
  });
});

/** Without tests and their fixtures, which read only texts of the project. */
function modules(): string[] {
  return ['harness', 'reports', 'reference']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((name) => /\.(?:ts|js|mjs)$/.test(name) && !/\.(?:test|fixture)\.ts$/.test(name))
    .filter((name) => !readsOnlyOurs.some((folder) => name.startsWith(join(...folder))));
}

/** Tools that make hostile programs from files of the project, and never read the text of a student. */
const readsOnlyOurs = [
  ['harness', 'e2e', 'boundaries'],
  ['harness', 'bench'],
  ['harness', 'fuzz', 'programs'],
  ['harness', 'fuzz', 'yaml'],
] as const;
