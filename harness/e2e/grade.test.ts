// @module-tag compiler
// @module-tag build
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resultFile } from '../../reports/json/result-file.ts';
import { type Ran, verbatim } from '../testing/command.fixture.ts';

let folder: string;
let out: string;
let ran: Ran;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbatim-grade-'));
  out = join(folder, 'graded');
  ran = await verbatim(['grade', 'harness/demo/domineering', '--out', out]);
});
afterAll(() => rm(folder, { recursive: true }));

test('every submission of the demo class is graded', () => {
  // This program reaches the end of a function without a value; from version 13, g++ lets it crash there.
  const told = ran.stdout.replace(/(s1155000014 .*)crashed: /, '$1wrong result: ');
  expect(told.replaceAll(out, 'graded')).toMatchSnapshot();
  expect(ran.exitCode).toBe(0);
});

test('progress goes to stderr, one line for every tenth of the class', () => {
  expect(ran.stderr.trimEnd().split('\n').at(-1)).toBe('graded 14 of 14');
});

test('each student has a page and a result that fits the schema, and so has the class', async () => {
  const ids = (await readdir('harness/demo/domineering')).toSorted();
  expect((await readdir(join(out, 'students'))).toSorted()).toEqual(ids.map((id) => `${id}.html`));
  expect((await readdir(join(out, 'results'))).toSorted()).toEqual(ids.map((id) => `${id}.json`));
  for (const id of ids) {
    const result = resultFile.parse(JSON.parse(await readFile(join(out, 'results', `${id}.json`), 'utf8')));
    expect(result.submission).toBe(id);
  }
  const page = await readFile(join(out, 'index.html'), 'utf8');
  const links = [...page.matchAll(/href="(students\/[^"#]+)/g)].map((match) => match[1]);
  expect([...new Set(links)].toSorted()).toEqual(ids.map((id) => `students/${id}.html`));
});

test('a decision can name a cluster of the class page, and all students in it get it', async () => {
  const page = await readFile(join(out, 'index.html'), 'utf8');
  const [, id = '', who = ''] = /<li id="(c[0-9a-f]{12})">[\s\S]*?<p class="who">([^<]*)</.exec(page) ?? [];
  const decisions = join(folder, 'decisions.yaml');
  await writeFile(decisions, `- cluster: ${id}\n  comment: See the errata.\n`);
  const told = await verbatim(['report', out, '--format', 'csv', '--overrides', decisions]);
  const commented = told.stdout.split('\n').filter((row) => row.includes('See the errata.'));
  expect(commented.map((row) => row.split(',')[0])).toEqual(who.split(', '));
  expect(commented.length).toBeGreaterThan(1);
});

test('no page loads anything from the network', async () => {
  const pages = (await readdir(out, { recursive: true })).filter((name) => name.endsWith('.html'));
  for (const page of pages) {
    const text = await readFile(join(out, page), 'utf8');
    expect(text.match(/(?:src|href)="(?:https?:)?\/\//g) ?? []).toEqual([]);
  }
});

test('grading again gives the same bytes', async () => {
  const again = join(folder, 'again');
  await verbatim(['grade', 'harness/demo/domineering', '--out', again, '--only', 's1155000006', '--workers', '1']);
  const [one, other] = await Promise.all(
    [out, again].map((where) => readFile(join(where, 'results', 's1155000006.json'), 'utf8')),
  );
  expect(other).toBe(one);
});

test('a submission without the demanded file gets no marks and a reason; no submission is left out', async () => {
  const cohort = join(folder, 'cohort');
  await mkdir(join(cohort, 'empty-handed'), { recursive: true });
  await mkdir(join(cohort, 'with-essay'), { recursive: true });
  await writeFile(join(cohort, 'with-essay', 'essay.txt'), 'Sorry!');
  const { exitCode, stdout } = await verbatim([
    'grade',
    cohort,
    '--assignment',
    'domineering',
    '--out',
    join(folder, 'without'),
  ]);
  expect(stdout.split('\n').slice(0, 4)).toMatchInlineSnapshot(`
    [
      "                                        Random Course",
      "  submission   marks Functions Sessions   runs  rules  reason",
      "✗ empty-handed     0         0        0      0      0  no source: no file",
      "✗ with-essay       0         0        0      0      0  no source: essay.txt",
    ]
  `);
  expect(exitCode).toBe(0);
});
