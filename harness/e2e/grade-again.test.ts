// @module-tag compiler
// @module-tag build
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verbatim } from '../testing/command.fixture.ts';
import { bytesIn } from '../testing/folder-bytes.fixture.ts';

let folder: string;
let out: string;
const sourceOf = (id: string) => join(folder, 'class', id, 'domineering.cpp');
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbatim-again-'));
  out = join(folder, 'week-3');
  for (const id of ['s1155000001', 's1155000005', 's1155000010']) {
    await cp(join('harness/demo/domineering', id), join(folder, 'class', id), { recursive: true });
  }
  await grade();
});
afterAll(() => rm(folder, { recursive: true }));

function grade(...more: string[]) {
  return verbatim(['grade', join(folder, 'class'), '--out', out, ...more]);
}

async function marks(): Promise<string[]> {
  const [, ...rows] = (await readFile(join(out, 'marks.csv'), 'utf8')).trimEnd().split(/\r?\n/);
  return rows.map((row) => row.split(',').slice(0, 3).join(' '));
}

test('grading the same class again changes no marks and no byte', async () => {
  const before = await bytesIn(out);
  const { stdout } = await grade();
  expect(stdout.split('\n')[0]).toBe(`Since the last run in ${out}: no marks change.`);
  expect(await bytesIn(out)).toEqual(before);
});

test('an edited file of the run is kept with the earlier run, although no marks change', async () => {
  const run = join(folder, 'written-into');
  await grade('--out', run);
  const table = await readFile(join(run, 'marks.csv'), 'utf8');
  await writeFile(join(run, 'marks.csv'), `${table}looked at until s1155000005\n`);
  await writeFile(join(run, 'students', 'notes.txt'), 'Came to the lab.');
  const { stdout } = await grade('--out', run);
  expect(stdout).toContain(`  before   ${join(run, 'earlier', '1')}\n`);
  expect(await readFile(join(run, 'marks.csv'), 'utf8')).toBe(table);
  const earlier = join(run, 'earlier', '1');
  expect(await readFile(join(earlier, 'marks.csv'), 'utf8')).toBe(`${table}looked at until s1155000005\n`);
  expect(await readFile(join(earlier, 'students', 'notes.txt'), 'utf8')).toBe('Came to the lab.');
});

test('--only grades one submission, and the files of the others stay the same, byte for byte', async () => {
  const before = await bytesIn(out);
  const { stderr } = await grade('--only', 's1155000005');
  expect(stderr).toContain('graded 1 of 1\n1 submission graded, 2 unchanged\n');
  expect(await bytesIn(out)).toEqual(before);
});

test('--changed grades changed sources, reports whose marks fall, and keeps the earlier run', async () => {
  const before = await bytesIn(out);
  await writeFile(sourceOf('s1155000001'), 'int main() { return 0 }\n');
  await cp(join('harness/demo/domineering/s1155000002/domineering.cpp'), sourceOf('s1155000010'));
  const { stdout, stderr } = await grade('--changed');
  expect(stderr).toContain('2 submissions graded, 1 unchanged\n');
  const [sentence = '', ...lines] = stdout.slice(0, stdout.indexOf('\n\n')).split(/\n(?= )/);
  expect(sentence.replaceAll('\n', ' ')).toBe(`Since the last run in ${out}: 2 marks change, 1 falls.`);
  expect(lines.join('\n')).toBe(
    ['  falls    s1155000001: 100 before, 0 now', '           s1155000010: 0 before, 100 now'].join('\n'),
  );
  expect(stdout).toContain(`  before   ${join(out, 'earlier', '1')}\n`);
  expect(await bytesIn(join(out, 'earlier', '1'))).toEqual(before);
  expect(await marks()).toEqual(['s1155000001 did-not-compile 0', 's1155000005 graded 92', 's1155000010 graded 100']);
  expect((await grade('--changed')).stderr).toContain('0 submissions graded, 3 unchanged\n');
});

test('--failed grades those without full marks, and is an error without an earlier run', async () => {
  const { stderr } = await grade('--failed');
  expect(stderr).toContain('2 submissions graded, 1 unchanged\n');
  const fresh = join(folder, 'fresh');
  const ran = await verbatim(['grade', join(folder, 'class'), '--failed', '--out', fresh]);
  expect(ran.stderr).toContain(
    `verbatim: --failed needs an earlier run, but ${fresh} holds none: grade without --failed first\n`,
  );
  expect(ran.exitCode).toBe(2);
});

test('a result that was edited by hand is not trusted: it is graded again, and the edited file is kept', async () => {
  const path = join(out, 'results', 's1155000005.json');
  const text = await readFile(path, 'utf8');
  const edited = text.replace('"marks": 92', '"marks": 99');
  expect(edited).not.toBe(text);
  await writeFile(path, edited);
  const { stdout, stderr } = await grade('--only', 's1155000010');
  expect(stderr).toContain('2 submissions graded, 1 unchanged\n');
  expect(stdout).toContain('s1155000005: 99 before, 92 now');
  expect(await readFile(path, 'utf8')).toBe(text);
  expect(await readFile(join(out, 'earlier', '2', 'results', 's1155000005.json'), 'utf8')).toBe(edited);
});

test('a result that cannot be read is graded again, and kept with the earlier run', async () => {
  const path = join(out, 'results', 's1155000005.json');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.slice(0, 1000));
  await grade('--only', 's1155000010');
  expect(await readFile(path, 'utf8')).toBe(text);
  expect(await readFile(join(out, 'earlier', '3', 'results', 's1155000005.json'), 'utf8')).toBe(text.slice(0, 1000));
});
