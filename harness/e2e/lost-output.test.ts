// @module-tag compiler
// @module-tag build
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { main } from '../testing/command.fixture.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbatim-lost-output-'));
  await cp('harness/demo/domineering/s1155000001', join(folder, 'class', 's1155000001'), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

/** `$V` is the command; its exit code is in `${PIPESTATUS[0]}` or in `$?`. */
async function shell(script: string): Promise<{ exitCode: number | undefined; stderr: string }> {
  const V = `${process.execPath} ${main}`;
  const { exitCode, stderr } = await execa('bash', ['-c', script], { reject: false, env: { V, FOLDER: folder } });
  return { exitCode, stderr };
}

const check = '$V check reference/domineering/solution/domineering.cpp';
const grade = '$V grade "$FOLDER/class" -a domineering --no-cache --out';
const noRoom = 'verbatim: the output could not be written: ENOSPC: no space left on device, write';

describe('a full disk for the output is not a fault of a program:', () => {
  test.each([
    ['check', `${check} > /dev/full`, noRoom],
    ['doctor', '$V doctor > /dev/full', noRoom],
    ['check that cannot report it, either,', `${check} > /dev/full 2> /dev/full`, ''],
  ])('%s ends with 2', async (_name, script, stderr) => {
    expect(await shell(script)).toEqual({ exitCode: 2, stderr });
  });

  test('grade ends with 2, and its files are complete', async () => {
    expect((await shell(`${grade} "$FOLDER/full" 2> /dev/full`)).exitCode).toBe(2);
    expect(existsSync(join(folder, 'full', 'marks.csv'))).toBe(true);
  });
});

test('grade goes on when its progress is not read any more', async () => {
  const { exitCode } = await shell(`${grade} "$FOLDER/head" 2>&1 > /dev/null | head -1; exit \${PIPESTATUS[0]}`);
  expect(exitCode).toBe(0);
  expect(existsSync(join(folder, 'head', 'marks.csv'))).toBe(true);
});

test('if the limit of open files is too low, an error says what to do', async () => {
  const { exitCode, stderr } = await shell('ulimit -n 64; $V doctor');
  expect(exitCode).toBe(2);
  expect(stderr.split(' (EMFILE')).toEqual([
    'verbatim: too many open files: raise the limit, for example with "ulimit -n 1024"',
    expect.stringMatching(/^: too many open files, open '[^\n]*'\)$/),
  ]);
});
