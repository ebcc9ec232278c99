import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { journalLine, resultDigest } from './journal.ts';
import { thinEarlierRuns } from './thin-earlier.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbatim-thin-'));
});
afterEach(() => rm(folder, { recursive: true }));

const finished = new Date('2021-10-25T20:00:00Z');
const later = new Date('2021-10-26T09:00:00Z');

async function write(path: string, text: string, at: Date): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
  await utimes(join(folder, path), at, at);
}

/** An earlier run, as `grade` leaves it when a new one replaces it. */
async function earlierRun(number: number): Promise<void> {
  const files = ['marks.csv', 'files.csv', 'upload-export.csv', 'run.json', 'index.html', 'results/s1.json'];
  for (const path of [...files, 'students/s1.html']) await write(`earlier/${number}/${path}`, 'x', finished);
  const line = journalLine({ submission: 's1', result: resultDigest('x') });
  await write(`earlier/${number}/journal.jsonl`, line, finished);
}

async function namesIn(run: string): Promise<string[]> {
  const entries = await readdir(join(folder, run), { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return paths.map((path) => path.slice(join(folder, run).length + 1)).toSorted();
}

const tables = ['files.csv', 'marks.csv', 'run.json', 'upload-export.csv'];

test('three earlier runs are kept whole; of older ones the tables are kept', async () => {
  for (let number = 1; number <= 12; number += 1) await earlierRun(number);
  expect(await thinEarlierRuns(folder)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `earlier/${number}`));
  for (const [run, left] of [
    [1, 4],
    [9, 4],
    [10, 8],
    [12, 8],
  ]) {
    expect([run, await namesIn(`earlier/${run}`)]).toEqual([run, expect.objectContaining({ length: left })]);
  }
  expect(await namesIn('earlier/2')).toEqual(tables);
  expect(await thinEarlierRuns(folder)).toEqual([]);
});

test('files that a person added or changed stay, and without a journal all files stay', async () => {
  for (let number = 1; number <= 5; number += 1) await earlierRun(number);
  await write('earlier/1/students/notes about s1.txt', 'Came to the lab.', finished);
  await write('earlier/1/results/s1.json', 'edited', later);
  await write('earlier/1/index.html', 'with a remark', later);
  await rm(join(folder, 'earlier/2/journal.jsonl'));
  expect(await thinEarlierRuns(folder)).toEqual(['earlier/1']);
  expect(await namesIn('earlier/1')).toEqual(
    [...tables, 'index.html', 'results/s1.json', 'students/notes about s1.txt'].toSorted(),
  );
  expect(await namesIn('earlier/2')).toHaveLength(7);
});

test('a folder without earlier runs, and folders that are not from Verbatim, are left alone', async () => {
  expect(await thinEarlierRuns(folder)).toEqual([]);
  for (const name of ['a', 'b', 'c', 'd', 'e']) await write(`earlier/${name}/index.html`, 'mine', finished);
  expect(await thinEarlierRuns(folder)).toEqual([]);
  expect(await readdir(join(folder, 'earlier'))).toHaveLength(5);
});
