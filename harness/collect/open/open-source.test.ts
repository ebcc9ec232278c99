import { expect, test } from 'vitest';
import { rawZip } from '../archive/raw-zip.fixture.ts';
import { collectSource } from '../collect-source.ts';
import type { CollectRequest } from '../collect-source.ts';
import { withFolder } from '../temporary-folder.fixture.ts';

type Files = Parameters<typeof withFolder>[0];

const blackboardFiles = (students: readonly string[], exercise = 'Asg3') =>
  Object.fromEntries(
    students.map((student) => [`${exercise}_${student}_attempt_2021-10-23-19-30-00_hex.cpp`, `${student} wrote this`]),
  );
const canvasFiles = (students: readonly number[]) =>
  Object.fromEntries(students.map((user) => [`doe_${user}_90${user}_hex.cpp`, `${user} wrote this`]));
const zipped = (files: Readonly<Record<string, string | Uint8Array>>) =>
  rawZip(Object.entries(files).map(([name, content]) => ({ name, content })));

const class3 = ['s1', 's2', 's3'];
const class6 = [...class3, 's4', 's5', 's6'];

/** The problem; or what was read as which layout, the students, and other files beside it. */
function read(files: Files, named = '', request: Partial<CollectRequest> = {}): Promise<unknown> {
  return withFolder(files, async (folder) => {
    const collected = await collectSource({ source: `${folder}${named}`, knownNames: [], ...request });
    if (collected.kind === 'nothing') return collected.problem.replaceAll(folder, 'FOLDER').split('\n');
    const { source, layoutName, works, intake, beside, copies } = collected;
    for (const { load } of works) await load();
    collected.close();
    const aside = intake.files.flatMap(({ path, fate }) => (fate === 'whole-class' ? [path] : []));
    const about = `${source.replace(folder, 'FOLDER')}: ${layoutName}, ${works.map(({ id }) => id).join(' ')}`;
    return [
      about,
      ...(beside.length + copies.length === 0 ? [] : [`beside: ${beside.join(' ')}`, ...copies]),
      ...aside,
    ];
  });
}

test.each<[string, Files]>([
  ['alone', {}],
  ['beside junk and the class list', { '.DS_Store': '', '__MACOSX/._x': '', 'class.csv': 'id\ns1\n' }],
  ['beside a folder without programs', { 'handout/asg3.pdf': '%PDF' }],
])('a zip of the course site in a folder, %s, is graded', async (_, others) => {
  const files = { 'gradebook.zip': zipped(blackboardFiles(class3)), ...others };
  expect(await read(files)).toEqual([
    'FOLDER/gradebook.zip: Blackboard, s1 s2 s3',
    ...(others['class.csv'] === undefined ? [] : ['beside: class.csv']),
    ...(others['handout/asg3.pdf'] === undefined ? [] : ['beside: handout']),
  ]);
});

test('the name of the zip does not matter, nor does a folder or a zip around it', async () => {
  const zip = zipped(canvasFiles([4001, 4002]));
  const outer = zipped({ 'asg3/x.zip': zip });
  expect(await read({ 'x.ZIP': zip })).toEqual(['FOLDER/x.ZIP: Canvas, 4001 4002']);
  expect(await read({ 'a/b/x.zip': zip })).toEqual(['FOLDER/a/b/x.zip: Canvas, 4001 4002']);
  expect(await read({ 'a/x.zip': zip, 'a/grades.csv': 'x' })).toEqual(['FOLDER/a/x.zip: Canvas, 4001 4002']);
  expect(await read({ 'outer.zip': outer }, '/outer.zip')).toEqual(['FOLDER/outer.zip/asg3/x.zip: Canvas, 4001 4002']);
  expect(await read({ 'outer.zip': outer })).toEqual(['FOLDER/outer.zip/asg3/x.zip: Canvas, 4001 4002']);
});

test('an unpacked copy beside the zip is not graded again, in a folder or without one', async () => {
  const inFolder = (members: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(members).map(([name, text]) => [`gradebook/${name}`, text]));
  const canvas = canvasFiles([4001, 4002]);
  const blackboard = blackboardFiles(class3);
  expect(await read({ 'gradebook.zip': zipped(canvas), ...inFolder(canvas) })).toEqual([
    'FOLDER/gradebook.zip: Canvas, 4001 4002',
    'beside: ',
    'gradebook',
  ]);
  for (const unpacked of [blackboard, inFolder(blackboard)]) {
    expect(await read({ 'gradebook.zip': zipped(blackboard), ...unpacked })).toEqual(['FOLDER: Blackboard, s1 s2 s3']);
  }
});

test('an unpacked download beside the class list is not a student', async () => {
  const unpacked = Object.fromEntries(
    Object.entries(canvasFiles([4001, 4002])).map(([name, text]) => [`submissions/${name}`, text]),
  );
  expect(await read({ ...unpacked, 'class.csv': 'x' })).toEqual([
    'FOLDER/submissions: Canvas, 4001 4002',
    'beside: class.csv',
  ]);
  const plain = Object.fromEntries(class6.map((student) => [`submissions/${student}/hex.cpp`, student]));
  expect(await read({ ...plain, 'class.csv': 'x' })).toEqual([
    'FOLDER/submissions: plain folders, s1 s2 s3 s4 s5 s6',
    'beside: class.csv',
  ]);
  expect(await read({ 'all.zip': zipped(plain) })).toEqual(['FOLDER/all.zip: plain folders, s1 s2 s3 s4 s5 s6']);
});

test('several downloads are listed with their commands, and with which of two is newer', async () => {
  const files = {
    'asg2.zip': zipped(canvasFiles([4001, 4002])),
    'asg3/old.zip': zipped(blackboardFiles(class3)),
    "asg3/new (1)'s.zip": zipped(blackboardFiles(class6)),
  };
  expect(await read(files)).toEqual([
    'FOLDER holds 3 classes. Grade one class at a time, each with its own --out:',
    `  verbatim grade 'FOLDER/asg3/new (1)'\\''s.zip'`,
    '      zip, Blackboard, 6 students',
    '  verbatim grade FOLDER/asg3/old.zip',
    '      zip, Blackboard, 3 students',
    '  verbatim grade FOLDER/asg2.zip',
    '      zip, Canvas, 2 students',
    "asg3/new (1)'s.zip contains everything in asg3/old.zip, so it is the newer download.",
  ]);
  expect(await read(files, '', { layout: 'canvas' })).toEqual(['FOLDER/asg2.zip: Canvas, 4001 4002', 'beside: asg3']);
});

test('a copy of a download is not a second download', async () => {
  const zip = zipped(blackboardFiles(class3));
  expect(await read({ 'gradebook.zip': zip, 'gradebook (1).zip': zip })).toEqual([
    'FOLDER/gradebook (1).zip: Blackboard, s1 s2 s3',
    'beside: ',
    'gradebook.zip',
  ]);
});

test('two exercises that are unpacked in separate folders are not two attempts', async () => {
  const inFolder = (folder: string) =>
    Object.fromEntries(
      Object.entries(blackboardFiles(class3, folder)).map(([name, text]) => [`${folder}/${name}`, text]),
    );
  expect(await read({ ...inFolder('asg2'), ...inFolder('asg3') })).toEqual([
    'FOLDER holds 2 classes. Grade one class at a time, each with its own --out:',
    '  verbatim grade FOLDER/asg2',
    '      folder, Blackboard, 3 students',
    '  verbatim grade FOLDER/asg3',
    '      folder, Blackboard, 3 students',
  ]);
});

test('a zip from another time beside the unpacked files is ambiguous, and the shown command resolves it', async () => {
  const files = { 'newer.zip': zipped(blackboardFiles(class6)), ...blackboardFiles(class3) };
  expect(await read(files)).toEqual([
    'FOLDER holds 2 classes. Grade one class at a time, each with its own --out:',
    '  verbatim grade FOLDER/newer.zip',
    '      zip, Blackboard, 6 students',
    '  verbatim grade FOLDER --layout blackboard',
    '      folder, Blackboard, 3 students',
    'newer.zip contains everything in the unpacked download, so it is the newer download.',
  ]);
  expect(await read(files, '', { layout: 'blackboard' })).toEqual(['FOLDER: Blackboard, s1 s2 s3']);
});

test('several folders with folders of students are ambiguous, too', async () => {
  const inFolder = (folder: string) =>
    Object.fromEntries(class6.map((student) => [`${folder}/${student}/hex.cpp`, folder]));
  expect(await read({ ...inFolder('asg2'), ...inFolder('week-3') })).toEqual([
    'FOLDER holds 2 classes. Grade one class at a time, each with its own --out:',
    '  verbatim grade FOLDER/asg2',
    '      folder, plain folders, 6 students',
    '  verbatim grade FOLDER/week-3',
    '      folder, plain folders, 6 students',
  ]);
});

test('a download beside a possible student is ambiguous, and never graded as a student', async () => {
  const files = { 'gradebook.zip': zipped(blackboardFiles(class3)), 'samples/hex.cpp': '' };
  expect(await read(files)).toEqual([
    'FOLDER holds a whole class and what may be the work of one student. Grade one class at a time, each with its own --out:',
    '  verbatim grade FOLDER/gradebook.zip',
    '      zip, Blackboard, 3 students',
    'or grade only the students (samples):',
    '  verbatim grade FOLDER --layout plain',
  ]);
  expect(await read(files, '', { layout: 'plain' })).toEqual(['FOLDER: plain folders, samples', 'gradebook.zip']);
});

test('a download that one student has packed changes nothing for the others', async () => {
  const others = Object.fromEntries(class6.map((student) => [`${student}/hex.cpp`, '']));
  const stolen = zipped(blackboardFiles(class3));
  expect(await read({ ...others, 's7/hw.zip': stolen, 's8/hw.zip': stolen, 's8/hex.cpp': '' })).toEqual([
    'FOLDER: plain folders, s1 s2 s3 s4 s5 s6 s8',
    's7/hw.zip',
    's8/hw.zip',
  ]);
  expect(await read({ ...others, 's7.zip': stolen })).toEqual(['FOLDER: plain folders, s1 s2 s3 s4 s5 s6', 's7.zip']);
});

test.each<[string, Files]>([
  ['an own file of an earlier download', { 's2.zip': zipped(canvasFiles([4002])) }],
  [
    'names that look a little like those of Canvas',
    { 's2.zip': zipped({ 'a_1_1.cpp': '', 'a_2_1.cpp': '', 'a_3_1.cpp': '' }) },
  ],
  ['a repository', { 's2.zip': zipped({ 'one/.git/HEAD': '', 'one/hex.cpp': '', 'two/.git/HEAD': '' }) }],
  ['a zip in a zip', { 's2.zip': zipped({ 'inner.zip': zipped({ 'hex.cpp': '' }) }) }],
  ['the versions of a program', { 's2.zip': zipped({ 'v1/hex.cpp': '', 'v2/hex.cpp': '', 'v3/hex.cpp': '' }) }],
])('a student who hands in %s is a student', async (_, files) => {
  expect(await read({ 's1.zip': zipped({ 'hex.cpp': '' }), 's3.zip': 'PK', ...files })).toEqual([
    'FOLDER: plain folders, s1 s2 s3',
  ]);
});

test('the results of an earlier run in the folder are not a student', async () => {
  const run = {
    'graded/run.json': '{}',
    'graded/journal.jsonl': '',
    'graded/marks.csv': '',
    'graded/results/s1.json': '',
  };
  expect(await read({ 's1/hex.cpp': '', ...run })).toEqual(['FOLDER: plain folders, s1', 'graded']);
  expect(await read({ 'x.zip': zipped(blackboardFiles(class3)), ...run })).toEqual([
    'FOLDER/x.zip: Blackboard, s1 s2 s3',
  ]);
  expect(await read({ 's1/hex.cpp': '', 's2/run.json': '{}' })).toEqual(['FOLDER: plain folders, s1 s2']);
});
