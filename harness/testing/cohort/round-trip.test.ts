// @module-tag compiler
// @module-tag build
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LayoutId } from '../../model/submission/layouts.ts';
import { verbatim } from '../command.fixture.ts';
import { bytesIn } from '../folder-bytes.fixture.ts';
import { inventedClass } from './class.fixture.ts';
import type { CohortStudent } from './class.fixture.ts';
import {
  blackboardDownload,
  canvasDownload,
  githubDownload,
  gradescopeDownload,
  moodleDownload,
} from './downloads.fixture.ts';
import type { Download } from './downloads.fixture.ts';
import { finishAfterKills, momentsToKill } from './killed-run.fixture.ts';
import { columnFilled, marksIn } from './marks.fixture.ts';
import { writeDownload } from './write-download.fixture.ts';
import type { WrittenDownload } from './write-download.fixture.ts';

interface Site {
  readonly layout: LayoutId;
  readonly as: 'zip' | 'folder';
  readonly download: (students: readonly CohortStudent[]) => Download;
  /** The column for marks in the site's own file; absent if the site does not take marks back. */
  readonly column?: string;
}

const sites: readonly Site[] = [
  { layout: 'blackboard', as: 'zip', download: blackboardDownload, column: 'Asg 3 [Total Pts: 100 Score] |664617' },
  { layout: 'canvas', as: 'zip', download: canvasDownload, column: 'Asg 3 (77)' },
  { layout: 'moodle', as: 'zip', download: (all) => moodleDownload(all, '/'), column: 'Grade' },
  { layout: 'gradescope', as: 'zip', download: gradescopeDownload },
  { layout: 'github-classroom', as: 'folder', download: githubDownload },
];

/**
 * Students 3 and 7 are late and lose ten marks a day. Odd submissions: an essay instead of a program (14), no file
 * (20), two attempts (5, 11), other file names (8, 12, 13), UTF-16 and other encodings (15 to 17), a zip and a zip in a
 * zip (18, 19), a hostile zip (21). From 15 on, most lose a mark, because the comment at the top names another student.
 */
// oxfmt-ignore
const wholeClass: readonly string[] = [
  's1155000001 100', 's1155000002 100', 's1155000003 90', 's1155000004 95.2', 's1155000005 92',
  's1155000006 67.17', 's1155000007 77', 's1155000008 98', 's1155000009 97', 's1155000010 0',
  's1155000011 82.84', 's1155000012 81.62', 's1155000013 72.86', 's1155000014 0', 's1155000015 99',
  's1155000016 99', 's1155000017 99', 's1155000018 99', 's1155000019 99', 's1155000020 0',
  's1155000021 99', 's1155000022 99', 's1155000023 99', 's1155000024 0', 's1155000025 81.84',
  's1155000026 82.62', 's1155000027 73.86', 's1155000028 88.42', 's1155000029 99', 's1155000030 99',
];

let folder: string;
const written = new Map<LayoutId, WrittenDownload>();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbatim-round-trip-'));
  const students = await inventedClass();
  for (const { layout, as, download } of sites) {
    written.set(layout, await writeDownload(download(students), as, join(folder, layout)));
  }
});
afterAll(() => rm(folder, { recursive: true }));

function downloaded(layout: LayoutId): WrittenDownload {
  const found = written.get(layout);
  if (found === undefined) throw new Error(`nothing was written for ${layout}`);
  return found;
}

function outOf(layout: LayoutId): string {
  return join(folder, layout, 'graded');
}

function grading({ layout, column }: Site, out: string): string[] {
  const { source, roster } = downloaded(layout);
  const fill = column === undefined ? [] : ['--fill', roster];
  return ['grade', source, '--roster', roster, '--due', '2021-10-25T15:59Z', '--out', out, ...fill];
}

describe.each(sites)('the whole class from $layout', (site) => {
  const { layout, column } = site;

  test('is graded, with the same marks as from every other site', async () => {
    const { exitCode, stderr } = await verbatim(grading(site, outOf(layout)));
    expect(stderr.split('\n').find((line) => line.startsWith('graded 30'))).toBe('graded 30 of 30');
    expect(exitCode).toBe(0);
    const marks = marksIn(await readFile(join(outOf(layout), 'marks.csv'), 'utf8'));
    // The student without a submission has no marks, not even 0.
    expect(Object.entries(marks).map((pair) => pair.join(' '))).toEqual([...wholeClass, 's1155000099 ']);
  });

  test.runIf(column !== undefined)('has its marks in the file of the site, in which nothing else changes', async () => {
    const { roster } = downloaded(layout);
    const marks = marksIn(await readFile(join(outOf(layout), 'marks.csv'), 'utf8'));
    const filled = columnFilled(await readFile(roster, 'utf8'), column ?? '', marks);
    expect(filled.count).toBe(30);
    expect(await readFile(join(outOf(layout), 'upload-class.csv'), 'utf8')).toBe(filled.text);
  });
});

test('each student of Gradescope has a results.json with the same marks', async () => {
  const results = join(folder, 'results');
  const { exitCode } = await verbatim(['report', outOf('gradescope'), '--format', 'gradescope', '--out', results]);
  expect(exitCode).toBe(0);
  const scores = await Promise.all(
    (await readdir(results)).toSorted().map(async (id) => {
      const read: unknown = JSON.parse(await readFile(join(results, id, 'results.json'), 'utf8'));
      return `${id} ${String(Object(read).score)}`;
    }),
  );
  expect(scores).toEqual(wholeClass);
});

test(
  'a run that is killed at 10 random moments and continued gives the same bytes as an undisturbed run',
  { timeout: 900_000 },
  async () => {
    const blackboard = sites.find(({ layout }) => layout === 'blackboard');
    if (blackboard === undefined) throw new Error('there is no such site');
    const begin = performance.now();
    await verbatim(grading(blackboard, join(folder, 'undisturbed')));
    const duration = performance.now() - begin;
    const undisturbed = await bytesIn(join(folder, 'undisturbed'));
    let found = 0;
    for (const [index, moments] of momentsToKill({ seed: 20211025, runs: 2, each: 5 }).entries()) {
      const out = join(folder, `killed-${index}`);
      const { killed, lost, goneOn } = await finishAfterKills(grading(blackboard, out), { out, moments, duration });
      expect({ run: index, killed: killed.length, lost }).toEqual({ run: index, killed: 5, lost: [] });
      expect(await bytesIn(out)).toEqual(undisturbed);
      found += goneOn;
    }
    // If it were 0, no run would have been stopped half-way.
    expect(found).toBeGreaterThan(0);
  },
);
