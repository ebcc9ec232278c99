// @module-tag compiler
// @module-tag build
import { chmod, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, expect, test } from 'vitest';
import { main } from '../testing/command.fixture.ts';

const right = 'harness/demo/domineering/s1155000001/domineering.cpp';
const folder = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
afterAll(() => rm(folder, { recursive: true }));

const isolated = ['--user', '--map-root-user', '--mount'];
const worksHere = (await execa('unshare', [...isolated, 'true'], { reject: false })).exitCode === 0;
const check = ['check', '--json', '--no-cache', '--only', 'functions'];
// Everything that is compiled only once is ready before a tool is broken.
if (worksHere) await execa(process.execPath, [main, ...check, right], { reject: false });

/** Grades a program with this script in place of a tool of the system. */
async function gradeWith(tool: string, script: string, file = right) {
  const { stdout: path } = await execa('g++', [`-print-prog-name=${tool}`]);
  const { stdout: found } = await execa('sh', ['-c', `command -v ${path}`]);
  const broken = join(folder, tool);
  await writeFile(broken, script);
  await chmod(broken, 0o755);
  const mounted = `mount --bind ${broken} ${await realpath(found)} && exec "$@"`;
  const ran = await execa('unshare', [...isolated, 'sh', '-c', mounted, 'sh', process.execPath, main, ...check, file], {
    reject: false,
  });
  return JSON.parse(ran.stdout);
}

test.runIf(worksHere).each([
  ['that is an empty file', '', /^the linker did not do its work: it gave no reason/],
  [
    'that fails without a message',
    '#!/bin/sh\nexit 1\n',
    /^the linker did not do its work: .*ld returned 1 exit status/,
  ],
  ['that is killed', '#!/bin/sh\nkill -9 $$\n', /^the linker did not do its work: .*signal 9/],
  ['that crashes', '#!/bin/sh\nkill -11 $$\n', /^the linker did not do its work: .*signal 11/],
  [
    'that lacks a library',
    '#!/bin/sh\necho "ld: error while loading shared libraries: libbfd.so: cannot open shared object file" >&2; exit 127\n',
    /^the linker did not do its work: .*error while loading shared libraries/,
  ],
])('a linker %s is a fault of Verbatim', async (_about, script, reason) => {
  expect(await gradeWith('ld', script)).toMatchObject({
    status: 'not-graded',
    reason: expect.stringMatching(reason),
  });
});

test.runIf(worksHere).each(['cc1plus', 'as'])(
  '%s that fails without a message is a fault of Verbatim, with a reason',
  async (tool) => {
    expect(await gradeWith(tool, '#!/bin/sh\nexit 1\n')).toMatchObject({
      status: 'not-graded',
      reason: 'the compiler did not do its work: it gave no reason',
    });
  },
);

test.runIf(worksHere)('a tool that fails for every object file is a fault of Verbatim', async () => {
  // As a function is missing, the program is not linked at once, and nm lists its functions.
  const file = join(folder, 'domineering.cpp');
  await writeFile(file, 'int nowhere();\nint main() { return nowhere(); }\n');
  expect(await gradeWith('nm', '#!/bin/sh\n[ "$1" = --version ]\n', file)).toMatchObject({
    status: 'not-graded',
    reason: 'nm did not do its work',
  });
});
