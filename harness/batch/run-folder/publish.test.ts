import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { declareReady, publish, publishing } from './publish.ts';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'verbatim-publish-'));
});
afterEach(() => rm(parent, { recursive: true }));

/** A folder with a published run, a new run that is complete, and a file of decisions. */
async function readyFolder(name: string, keepsEarlier: boolean): Promise<string> {
  const folder = join(parent, name);
  const files = {
    'marks.csv': 'old',
    'results/s1.json': 'old',
    'results/gone.json': 'old',
    'overrides.yaml': 'by hand',
    'unfinished-run/journal.jsonl': '',
    'unfinished-run/files/marks.csv': 'new',
    'unfinished-run/files/results/s1.json': 'new',
    'unfinished-run/files/run.json': 'new',
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await declareReady(folder, keepsEarlier);
  return folder;
}

async function contents(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts: Record<string, string> = {};
  for (const path of paths.toSorted()) texts[path.slice(folder.length + 1)] = await readFile(path, 'utf8');
  return texts;
}

const published = {
  'marks.csv': 'new',
  'overrides.yaml': 'by hand',
  'results/s1.json': 'new',
  'run.json': 'new',
};
const keptEarlier = {
  'earlier/1/marks.csv': 'old',
  'earlier/1/results/gone.json': 'old',
  'earlier/1/results/s1.json': 'old',
};

test('the new files replace the old ones, and files that are not of the run stay', async () => {
  const folder = await readyFolder('plain', false);
  await publish(folder);
  expect(await contents(folder)).toEqual(published);
});

test('an earlier run that is kept moves away whole, and each gets its own number', async () => {
  const folder = await readyFolder('kept', true);
  await publish(folder);
  expect(await contents(folder)).toEqual({ ...keptEarlier, ...published });
  await mkdir(join(folder, 'unfinished-run'));
  expect(await declareReady(folder, true)).toEqual({ earlier: 'earlier/2' });
});

test('after whichever step the power fails, starting again gives the same result', async () => {
  const steps: string[] = [];
  for await (const step of publishing(await readyFolder('counted', true))) steps.push(step);
  expect(steps).toEqual(['marks.csv out', 'marks.csv in', 'results out', 'results in', 'run.json in', 'tidy']);
  for (let taken = 0; taken <= steps.length; taken += 1) {
    const folder = await readyFolder(`after-${taken}`, true);
    const running = publishing(folder);
    for (let step = 0; step < taken; step += 1) await running.next();
    // The process is gone; only the files on the disk are left.
    const disk = join(parent, `disk-${taken}`);
    await cp(folder, disk, { recursive: true });
    await publish(disk);
    expect(await contents(disk)).toEqual({ ...keptEarlier, ...published });
  }
});

test('a run that is not ready is not published', async () => {
  const folder = await readyFolder('unready', false);
  await rm(join(folder, 'unfinished-run', 'ready.json'));
  const before = await contents(folder);
  await publish(folder);
  expect(await contents(folder)).toEqual(before);
});
