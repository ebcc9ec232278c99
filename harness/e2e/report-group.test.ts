// @module-tag compiler
// @module-tag build
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleStudents } from '../../reports/samples/students.ts';
import { verbatim } from '../testing/command.fixture.ts';
import { readZip } from '../testing/read-zip.fixture.ts';
import { writeRun } from '../testing/write-run.fixture.ts';

let folder: string;
let run: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbatim-group-'));
  const right = sampleStudents['all-right'];
  if (right === undefined) throw new Error('there is no such sample');
  const members = ['s1155000041', 's1155000042'].map((id) => ({ id, name: `Name of ${id}` }));
  run = await writeRun(join(folder, 'run'), [{ ...right, submission: 'rook', members }]);
  await writeFile(
    join(run, 'overrides.yaml'),
    '- student: s1155000042\n  total: 50\n  comment: Did not know the code.\n- student: rook\n  comment: Neat.\n',
  );
});
afterAll(() => rm(folder, { recursive: true }));

test('a decision about a member is only in the row of that member', async () => {
  const { stdout, exitCode } = await verbatim(['report', run, '--format', 'csv']);
  expect(stdout.replace('\uFEFF', '')).toMatchInlineSnapshot(`
    "submission,name,email,group,status,marks,outOf,functions,transcripts,properties,policy,automatic,comment,reason
    s1155000041,Name of s1155000041,,rook,graded,100,100,40,30,20,10,100,Neat.,
    s1155000042,Name of s1155000042,,rook,graded,50,100,40,30,20,10,100,Did not know the code. Neat.,
    "
  `);
  expect(exitCode).toBe(0);
});

test('--only takes a member or a group, and an unknown id is an error', async () => {
  const of = async (name: string) => verbatim(['report', run, '--format', 'csv', '--only', name]);
  expect((await of('s1155000042')).stdout.split('\r\n')).toHaveLength(3);
  expect((await of('rook')).stdout.split('\r\n')).toHaveLength(4);
  expect((await of('s1155000O42')).stderr).toBe(
    'verbatim: unknown student s1155000O42; ids have the form s########## here\n',
  );
});

test('if a site shows each member a separate page, each reads only what concerns that member', async () => {
  const rows = ['71,,s1155000041,', '72,,s1155000042,'].map((row) => `Participant ${row}\n`);
  const worksheet = join(folder, 'moodle.csv');
  await writeFile(worksheet, `Identifier,Full name,ID number,Grade\n${rows.join('')}`);
  const zip = join(folder, 'feedback.zip');
  const ran = await verbatim(['report', run, '-f', 'moodle', '--template', worksheet, '--feedback', zip]);
  expect(ran.stdout).toBe(
    'Identifier,Full name,ID number,Grade\nParticipant 71,,s1155000041,100\nParticipant 72,,s1155000042,50\n',
  );
  const said = [...(await readZip(zip)).values()].map((page) => [
    page.includes('Neat.'),
    page.includes('Did not know'),
  ]);
  expect(said).toEqual([
    [true, false],
    [true, true],
  ]);
});

test('a site that shows all members the same does not get decisions about one, and a message says so', async () => {
  const gradescope = join(folder, 'gradescope');
  const ran = await verbatim(['report', run, '--format', 'gradescope', '--out', gradescope]);
  expect(ran.stderr).toBe('no separate result for s1155000042: Gradescope has one result for a whole group\n');
  const [name = '', ...others] = await readdir(gradescope);
  expect(others).toEqual([]);
  const text = await readFile(join(gradescope, name, 'results.json'), 'utf8');
  expect([JSON.parse(text).score, text.includes('Neat.'), text.includes('Did not know')]).toEqual([100, true, false]);

  const gradebook = join(folder, 'canvas.csv');
  await writeFile(gradebook, 'Student,ID,SIS Login ID,Section,Hex (9)\n,1,s1155000041,A,\n,2,s1155000042,A,\n');
  await writeFile(join(run, 'files.csv'), 'path,submission,what\nrook_1_98_domineering.cpp,rook,used\n');
  const zip = join(folder, 'canvas.zip');
  const filled = await verbatim(['report', run, '-f', 'canvas', '--template', gradebook, '--feedback', zip]);
  expect(filled.stdout).toContain(',1,s1155000041,A,100\n,2,s1155000042,A,50\n');
  expect(filled.stderr.split('\n').slice(-3)).toEqual([
    '1 file of feedback',
    'no feedback for s1155000042: Canvas shows feedback to the whole group, and there is a decision about them alone: tell them yourself',
    '',
  ]);
  expect([...(await readZip(zip)).values()].join('')).not.toContain('Did not know');
});

test('a group has one program, whatever was decided about its members', async () => {
  const { stdout } = await verbatim(['report', run, '--format', 'sarif']);
  expect(JSON.parse(stdout).runs).toHaveLength(1);
});
