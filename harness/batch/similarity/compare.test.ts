import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderResult } from '../../../reports/json/render-result.ts';
import { gradedSources } from '../../bench/graded-sources.ts';
import { readHere } from '../../reading/read-here.ts';
import type { Graded } from '../../model/result/grading.ts';
import { describeWithDolos, original, textsOf } from '../../similarity/copies.fixture.ts';
import { type CompareRequest, compare } from './compare.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbatim-compare-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function request(name: string, gradings: readonly Graded[]): Promise<CompareRequest> {
  const results = join(folder, name);
  await mkdir(results, { recursive: true });
  for (const grading of gradings) await writeFile(join(results, `${grading.submission}.json`), renderResult(grading));
  const submissions = gradings.map(({ submission }) => submission);
  return { results, submissions, template: [], threshold: 50, title: 'Domineering' };
}

/** The URL of a module beside a `node_modules` that `fill` has filled. */
async function moduleBeside(name: string, fill: (packages: string) => Promise<unknown>): Promise<string> {
  const packages = join(folder, name, 'node_modules');
  await mkdir(packages, { recursive: true });
  await fill(packages);
  return pathToFileURL(join(folder, name, 'module.js')).href;
}

describe('if the package cannot be used', () => {
  test('the answer says that it is not installed, and nothing is read', async () => {
    const from = await moduleBeside('without', async () => {});
    expect(await compare(await request('empty', []), readHere, from)).toEqual({ kind: 'not-installed' });
  });

  test('the answer says why it does not load', async () => {
    const from = await moduleBeside('broken', async (packages) => {
      const own = join(packages, '@dodona', 'dolos-lib');
      await mkdir(own, { recursive: true });
      await writeFile(
        join(own, 'package.json'),
        '{ "name": "@dodona/dolos-lib", "type": "module", "exports": "./i.js" }',
      );
      await writeFile(join(own, 'i.js'), "throw new Error('GLIBCXX_3.4.31 not found\\n  in libstdc++');");
    });
    expect(await compare(await request('empty', []), readHere, from)).toEqual({
      kind: 'does-not-load',
      detail: 'GLIBCXX_3.4.31 not found',
    });
  });

  test('the answer says that it is another version than Verbatim knows', async () => {
    const from = await moduleBeside('other', async (packages) => {
      const own = join(packages, '@dodona', 'dolos-lib');
      await mkdir(own, { recursive: true });
      await writeFile(
        join(own, 'package.json'),
        '{ "name": "@dodona/dolos-lib", "type": "module", "exports": "./i.js" }',
      );
      await writeFile(join(own, 'i.js'), 'export const Dolos = 1;');
    });
    expect(await compare(await request('empty', []), readHere, from)).toEqual({
      kind: 'does-not-load',
      detail: 'it is another version than Verbatim knows',
    });
  });
});

describeWithDolos('with dolos', () => {
  test('a class is compared from its results, with only the submissions of the run', async () => {
    const sources = await textsOf(original);
    const members = [{ id: 's2', name: '=Eve <script>' }];
    const gradings = ['s1', 's2', 's3'].map((id) => gradedSources(id, sources, id === 's2' ? { members } : {}));
    const whole = await request('class', gradings);
    const answer = await compare({ ...whole, submissions: ['s1', 's2'] }, readHere);
    if (answer.kind !== 'compared') throw new Error('dolos is there');
    const [page = '', csv = '', json = ''] = answer.files.map(({ text }) => text);
    expect(answer.files.map(({ path }) => path)).toEqual(['similarity.html', 'similarity.csv', 'similarity.json']);
    expect(csv).toBe(
      '\uFEFFpercentAlike,longestFragment,one,oneNames,oneLines,oneLinesAlike,onePercent,other,otherNames,otherLines,otherLinesAlike,otherPercent\r\n' +
        "100,129,s1,,61,61,100,s2,'=Eve <script>,61,61,100\r\n",
    );
    expect(page).toContain('=Eve &lt;script&gt;');
    expect(page).not.toContain('<script');
    expect(JSON.parse(json)).toMatchObject({ format: 1, compared: 2, threshold: 50 });
    expect(await compare({ ...whole, submissions: ['s2', 's1'] }, readHere)).toEqual(answer);
  });

  test('empty, very long and cut submissions are listed as left out, and all others are compared', async () => {
    const sources = await textsOf(original);
    const oneLine = 'x'.repeat(1_000_000);
    const many = 'a+b;'.repeat(45_000);
    const answer = await compare(
      await request('odd', [
        gradedSources('a', sources),
        gradedSources('b', sources),
        gradedSources('empty', []),
        gradedSources('cut', [{ name: 'a.cpp', text: '', cutAfterLine: 0 }]),
        gradedSources('long', [{ name: 'a.cpp', text: many }]),
        gradedSources('word', [{ name: 'a.cpp', text: oneLine }]),
      ]),
      readHere,
    );
    if (answer.kind !== 'compared') throw new Error('dolos is there');
    expect(answer.pairs).toBe(1);
    const { leftOut } = JSON.parse(answer.files[2]?.text ?? '');
    expect(leftOut).toEqual([
      { submission: 'cut', because: 'unreadable' },
      { submission: 'empty', because: 'no-code' },
      { submission: 'long', because: 'unreadable' },
      { submission: 'word', because: 'unreadable' },
    ]);
  });

  test('the package works without any of its native parts', async () => {
    const from = await moduleBeside('plain', async (packages) => {
      await mkdir(join(packages, '@dodona'));
      for (const name of await readdir('node_modules/@dodona')) {
        await cp(join('node_modules/@dodona', name), join(packages, '@dodona', name), { recursive: true });
      }
      for (const name of ['d3-dsv', 'iconv-lite', 'rw', 'safer-buffer']) {
        await symlink(join(process.cwd(), 'node_modules', name), join(packages, name));
      }
    });
    expect(await compare(await request('empty', []), readHere, from)).toMatchObject({ kind: 'compared', pairs: 0 });
    const files = await readdir(join(folder, 'plain'), { recursive: true });
    expect(files.filter((file) => file.endsWith('.node'))).toEqual([]);
    expect(await readFile(join(folder, 'plain/node_modules/@dodona/dolos-lib/package.json'), 'utf8')).toContain(
      '3.5.1',
    );
  });
});
