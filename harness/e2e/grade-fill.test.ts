// @module-tag compiler
// @module-tag build
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verbatim } from '../testing/command.fixture.ts';

let folder: string;
let file: string;
const gradebook = [
  'Student,ID,SIS Login ID,Section,Domineering (98765),Hex (98766)\r\n',
  '    Points Possible,,,,100,100\r\n',
  '"Chan, Tai Man",4001,s1155000001,A,,7\r\n',
  '"Lee, Ka Yan",4002,s1155000002,A,50,7\r\n',
].join('');
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbatim-fill-'));
  file = join(folder, 'export.csv');
  await writeFile(file, gradebook);
});
afterAll(() => rm(folder, { recursive: true }));

const grade = ['grade', 'harness/demo/domineering', '--only', 's1155000001', '--fill'];

test('grading can fill a copy of the file of the course site at once', async () => {
  const out = join(folder, 'graded');
  const ran = await verbatim([...grade, file, '--column', 'Domineering', '--out', out]);
  expect(ran.exitCode).toBe(0);
  expect(ran.stderr).toContain('1 mark written to the column Domineering (98765)\nin the file, not graded: 4002\n');
  expect(ran.stdout).toContain(join(out, 'upload-export.csv'));
  expect(await readFile(join(out, 'upload-export.csv'), 'utf8')).toBe(
    gradebook.replace('s1155000001,A,,', 's1155000001,A,100,'),
  );
  expect(await readFile(file, 'utf8')).toBe(gradebook);

  // Decisions of the earlier run count; one with an unknown student prevents only the copy.
  await writeFile(join(out, 'overrides.yaml'), '- student: s1155000002\n  total: 8\n');
  const again = await verbatim([...grade, file, '--column', 'Domineering', '--out', out]);
  expect(again.exitCode).toBe(2);
  expect(again.stderr).toContain('found the student s1155000002, expected a student or a submission of this run');
  expect(again.stderr).toContain(`verbatim report ${out} --format canvas --template ${file}`);
  expect(again.stdout).toContain('1 submission');
});

/** The lines before it say how the source was read. */
function lastLine(text: string): string {
  return text.trimEnd().split('\n').at(-1) ?? '';
}

test('a file that cannot be filled is reported before grading begins', async () => {
  const out = join(folder, 'never');
  const { stdout, stderr, exitCode } = await verbatim([...grade, file, '--out', out]);
  expect({ stdout, exitCode, stderr: lastLine(stderr).replace(folder, '') }).toEqual({
    stdout: '',
    exitCode: 2,
    stderr:
      'verbatim: /export.csv has several columns for marks: choose one with --column. The columns are: Domineering (98765) and Hex (98766)',
  });
  const lonely = await verbatim(['grade', 'harness/demo/domineering', '--column', 'x', '--out', out]);
  expect(lastLine(lonely.stderr)).toBe('verbatim: --column can only be used with --fill: add --fill FILE');
  await expect(readFile(join(out, 'run.json'))).rejects.toThrow('ENOENT');
});
