import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleGrading } from '../../../reports/samples/sample-grading.ts';
import type { Person } from '../../model/submission/people.ts';
import { decide } from './decide.ts';
import { peopleOfRun, writtenPeople } from './people-of-run.ts';

const listed: readonly Person[] = [
  { student: { id: 's1155000001', email: 'a@uni.example' }, submission: 's1155000001', names: ['1155000001'] },
  { student: { id: 's1155000002', name: 'Bo Li' }, names: ['bli'] },
  { student: { id: 's1155000003' }, names: [] },
];

async function inFolder<Result>(files: Readonly<Record<string, string>>, work: (folder: string) => Promise<Result>) {
  const folder = await mkdtemp(join(tmpdir(), 'verbatim-people-'));
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('the class list of a run is read as it was written', async () => {
  expect(await inFolder({ 'run.json': JSON.stringify(writtenPeople(listed)) }, peopleOfRun)).toEqual(listed);
});

test('a run without a class list, or with a damaged one, has no people', async () => {
  expect(writtenPeople([])).toBeUndefined();
  for (const text of ['{}', 'x', '{"people":[{}]}'])
    expect(await inFolder({ 'run.json': text }, peopleOfRun)).toEqual([]);
  expect(await inFolder({}, peopleOfRun)).toEqual([]);
});

test('a student without a submission gets the decided marks, under any name, otherwise those of --missing', async () => {
  const overrides = '- student: BLI\n  total: 40\n  comment: On paper.\n- student: 1155000001\n  excuse: true\n';
  await inFolder({ 'overrides.yaml': overrides }, async (folder) => {
    const gradings = [sampleGrading({ submission: 's1155000001' })];
    const run = { folder, gradings, listed, clusters: () => [] };
    const { all, absent } = await decide({ ...run, missing: '0' }, undefined, 'staff');
    expect(all.map(({ mark }) => mark)).toEqual([{ kind: 'excused' }]);
    expect(absent.map(({ student, mark }) => [student.id, mark])).toEqual([
      ['s1155000002', { kind: 'marks', marks: 40 }],
      ['s1155000003', { kind: 'marks', marks: 0 }],
    ]);
    const blank = await decide(run, undefined, 'staff');
    expect(blank.absent.at(-1)?.mark).toEqual({ kind: 'none' });
  });
});
