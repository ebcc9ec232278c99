import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findCourse } from './course.ts';
import { placeOf, placeOfFolder } from './place.ts';

const folder = await realpath(await mkdtemp(join(tmpdir(), 'verbatim-test-')));
afterAll(() => rm(folder, { recursive: true }));

async function courseOf(text: string) {
  for (const name of ['tictactoe', 'average', 'old/average']) {
    await mkdir(join(folder, name, 'deep'), { recursive: true });
    await writeFile(join(folder, name, 'assignment.yaml'), 'title: x\nfiles: [x.cpp]\n');
  }
  await writeFile(join(folder, 'verbatim.yaml'), text);
  return findCourse(join(folder, 'average', 'deep'));
}

test('the course is found from a folder below it, with folders and assignments of Verbatim', async () => {
  const course = await courseOf('assignments: [tictactoe, average, hex]\nroster: class.csv\ndue: 2026-11-20T23:59\n');
  expect(course?.assignments.map(({ id, folder: at, isOurs }) => [id, isOurs || at])).toEqual([
    ['tictactoe', join(folder, 'tictactoe')],
    ['average', join(folder, 'average')],
    ['hex', true],
  ]);
  expect(Object.keys(course?.due ?? {})).toEqual(['tictactoe', 'average', 'hex']);
  expect(await placeOf('tictactoe', course)).toEqual(course?.assignments[0]);
});

test.each([
  ['assignments: [tictac]\n', 'found the assignment tictac, expected a folder with an assignment.yaml'],
  ['assignments: [average]\ndue: tomorrow\n', 'Expected a day and a time such as 2021-10-25T23:59'],
  ['assignments: [average]\ndue: { averag: 2026-11-20T23:59 }\n', 'did you mean average?'],
  ['assignments: [average]\nzone: Asia/Hongkong2\n', 'found "Asia/Hongkong2", expected a time zone'],
  ['assignments: [Average]\n', 'did you mean average?'],
  ['assignments: [average/new one]\n', "verbatim new '"],
  ['assignments: [average, ./average/]\n', 'found the assignment average a second time, expected each one once'],
  ['assignments: [average, old/average]\n', 'found a second assignment with the name average'],
])('in %j, the mistake is named', async (text, problem) => {
  await expect(courseOf(text)).rejects.toThrow(problem);
});

test('folders and the class list may have absolute paths', async () => {
  const course = await courseOf(`assignments: [${join(folder, 'average')}]\nroster: ${join(folder, 'class.csv')}\n`);
  expect(course?.assignments[0]?.folder).toBe(join(folder, 'average'));
  expect(course?.roster).toBe(relative(process.cwd(), join(folder, 'class.csv')));
});

test('a folder named verbatim.yaml is a mistake, and so is a file that cannot be read', async () => {
  const inner = await mkdtemp(join(folder, 'inner-'));
  await mkdir(join(inner, 'verbatim.yaml'));
  await expect(findCourse(inner)).rejects.toThrow('is a folder; the description of a course is a file');
  await rm(join(inner, 'verbatim.yaml'), { recursive: true });
  await symlink('verbatim.yaml', join(inner, 'verbatim.yaml'));
  await expect(findCourse(inner)).rejects.toThrow('the description of the course: ELOOP');
});

test('an assignment may be the path of a folder', async () => {
  const path = join(folder, 'average');
  expect(await placeOf(`${path}/`, undefined)).toEqual(placeOfFolder(path));
  expect(await placeOf(`${path}/assignment.yaml`, undefined)).toEqual(placeOfFolder(path));
  expect(placeOfFolder('csci/average/')).toMatchObject({ id: 'average', prefix: 'csci/' });
  expect(placeOfFolder('average')).toMatchObject({ id: 'average', prefix: '' });
  expect(placeOfFolder('.').prefix).toBe('../');
  expect(placeOfFolder('../..').prefix).toBe('../../../');
  expect(placeOfFolder('/average').prefix).toBe('/');
});

test.each([
  [
    './nothing',
    'there is no assignment in ./nothing: the folder needs a file assignment.yaml (verbatim new makes one)',
  ],
  ['harness', 'there is no assignment in harness: the folder needs a file assignment.yaml (verbatim new makes one)'],
  ['domineerin', 'there is no assignment "domineerin"; did you mean domineering?'],
])('%s is no assignment', async (name, problem) => {
  await expect(placeOf(name, undefined)).rejects.toThrow(problem);
});
