import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sourceRules } from './definitions.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The lists of definitions, checks, words and fixtures, and the published schema, which is generated. */
const maxFiles = 5;

const ids = sourceRules.map(({ id }) => id);
const texts = projectTexts();

test.each(ids)('outside of its folder, at most five files name %s', (id) => {
  expect(filesNaming(id, texts).length).toBeLessThanOrEqual(maxFiles);
});

test.each(ids)('a list of rules that is kept by hand counts as one more file that names %s', (id) => {
  const list = `const kept = ['${id}'];`;
  const imported = `import { check } from './${id}/check.ts';`;
  const known = filesNaming(id, texts);
  expect(known).toContain('harness/rules/definitions.ts');
  expect(filesNaming(id, new Map([...texts, ['harness/bench/imported.ts', imported]]))).toHaveLength(known.length + 1);
  // `comments` is an ordinary word, too, which other lists may have.
  if (id.includes('-')) {
    expect(filesNaming(id, new Map([...texts, ['reports/list.ts', list]]))).toHaveLength(known.length + 1);
  }
});

function filesNaming(id: string, all: ReadonlyMap<string, string>): string[] {
  const names = [`/${id}/`, ...(id.includes('-') ? [`'${id}'`, `"${id}"`] : [])];
  return [...all].flatMap(([path, text]) =>
    !path.startsWith(`harness/rules/${id}/`) && names.some((name) => text.includes(name)) ? [path] : [],
  );
}

/** The code of Verbatim. Tests, samples and the programs of students may name any rule. */
function projectTexts(): ReadonlyMap<string, string> {
  const paths = ['harness', 'reports', 'reference'].flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  );
  const isCode = (path: string): boolean =>
    /\.(?:ts|mjs|json)$/.test(path) &&
    !/\.test\.ts$|\/samples\/|\/(?:wrong|solution)\/|^harness\/bench\/.*\.json$/.test(path);
  return new Map(paths.filter(isCode).map((path) => [path, readFileSync(`${root}${path}`, 'utf8')]));
}
