import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findExpressions } from './find-expressions.ts';
import { whyNotLinear } from './why-not-linear.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What is made while the program runs, and why it cannot take longer than linear time. */
const made: Readonly<Record<string, string>> = {
  'harness/rules/header-comment/definition.ts': 'It is made to see whether it is an expression, and never applied.',
  'harness/rules/comment-text/find-number.ts':
    'The expression is the lecturer’s; what it is applied to has 60 characters at most.',
  'harness/judge/wording/other-texts.ts':
    'Words, escaped, with blanks between them that no word begins with; what it is applied to has 160 bytes at most.',
  'reports/summary/clusters/without-identity.ts':
    'Names, escaped, one after the other: nothing in it repeats, so that each attempt is as short as a name.',
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

test('an expression is made while the program runs only where a reason stands here', () => {
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
])('/%s/%s is not taken for linear', (source, flags) => {
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

test('expressions are found in literals and in calls, and not in comments and texts', () => {
  const text = ['// /a+/', "const text: string = '/b/';", 'text.replace(/c+$/g, RegExp(text, "u").source);'].join('\n');
  expect(findExpressions('x.ts', text)).toEqual({
    written: [{ line: 3, source: 'c+$', flags: 'g' }],
    made: [{ line: 3, text: 'RegExp(text, "u")' }],
  });
});

/** Tests and their fixtures read what we wrote ourselves. */
function modules(): string[] {
  return ['harness', 'reports', 'reference']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((name) => /\.(?:ts|js|mjs)$/.test(name) && !/\.(?:test|fixture)\.ts$/.test(name))
    .filter((name) => !readsOnlyOurs.some((folder) => name.startsWith(join(...folder))));
}

/** Tools that make hostile programs out of ours, and never see a stranger's text. */
const readsOnlyOurs = [
  ['harness', 'e2e', 'boundaries'],
  ['harness', 'bench'],
  ['harness', 'fuzz', 'programs'],
  ['harness', 'fuzz', 'yaml'],
] as const;
