import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findCourse } from '../../prepare/assignments/course.ts';
import { deadline } from '../../prepare/deadline.ts';
import { withCourse } from './course-options.ts';

const folder = await realpath(await mkdtemp(join(tmpdir(), 'verbatim-test-')));
afterAll(() => rm(folder, { recursive: true }));

const dueOfSum = '2026-11-20T23:59';
const dueOfHex = '2026-11-27T23:59';

for (const name of ['course/Week 3/sum', 'other/sum']) {
  await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, name, 'assignment.yaml'), 'title: x\nfiles: [x.cpp]\n');
}
await symlink(join(folder, 'course/Week 3/sum'), join(folder, 'linked'));

async function optionsFor(assignment: string, more = '', options = {}) {
  const assignments = 'assignments: [Week 3/sum, hex]\n';
  const due = more.includes('due:') ? '' : `due: { sum: ${dueOfSum}, hex: ${dueOfHex} }\n`;
  await writeFile(join(folder, 'course/verbatim.yaml'), `${assignments}${due}${more}`);
  const course = await findCourse(join(folder, 'course'));
  const reading = { read: () => Promise.reject(new Error('nothing is read')) };
  const means = { course, assignments: [], reading } as never;
  return withCourse('download.zip', { assignment, ...options } as { readonly assignment: string }, means);
}

test.each([
  ['its name', 'sum'],
  ['its path', join(folder, 'course/Week 3/sum')],
  ['its path with slashes at the end', `${join(folder, 'course/Week 3/sum')}//`],
  ['its path from here', relative(process.cwd(), join(folder, 'course/Week 3/sum/../sum'))],
  ['a path that ends in a dot', `${join(folder, 'course/Week 3/sum')}/.`],
  ['a link', join(folder, 'linked')],
])('an assignment has its deadline by %s', async (_what, assignment) => {
  expect(await optionsFor(assignment)).toMatchObject({ due: deadline(dueOfSum) });
});

test('an assignment of Verbatim has its deadline in the course', async () => {
  expect(await optionsFor('hex')).toMatchObject({ due: deadline(dueOfHex) });
});

test.each(['', `due: ${dueOfSum}\n`])('an assignment outside the course has no deadline (%j)', async (more) => {
  expect(await optionsFor(join(folder, 'other/sum'), more)).not.toHaveProperty('due');
});

test('a class list that is not there is a mistake in verbatim.yaml', async () => {
  await expect(optionsFor('sum', 'roster: class.csv\n')).rejects.toThrow(
    'class.csv, which is not there: change it, or add --roster FILE',
  );
  expect(await optionsFor('sum', 'roster: class.csv\n', { roster: 'mine.csv' })).toMatchObject({ roster: 'mine.csv' });
});
