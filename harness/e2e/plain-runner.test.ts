// @module-tag compiler
// @module-tag build
import { cp, mkdtemp, readFile, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ran, verbatim } from '../testing/command.fixture.ts';

const students = ['s1155000001', 's1155000004', 's1155000005', 's1155000010', 's1155000011'];
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbatim-plain-'));
  for (const id of students) {
    await cp(join('harness/demo/domineering', id), join(folder, 'class', id), { recursive: true });
  }
});
afterAll(() => rm(folder, { recursive: true }));

const plain = { VERBATIM_RUNNER: 'plain' };

function notice(reason: string): string {
  return `NOTICE: programs run here as ordinary programs, without the native runner:
  ${reason}
  A program can read and change whatever you can: grade only what you trust, or on a separate machine.
  Marks are the same for programs that read with cin, scanf and the like. What a program may not do (files,
  network, other programs) is not noticed, interactive programs are not graded, and it takes longer.
`;
}

interface Result {
  readonly toolchain: { readonly kind: string };
  readonly enforced: readonly string[];
  readonly notEnforced: readonly string[];
  readonly cases: readonly Record<string, unknown>[];
}

async function resultsIn(out: string): Promise<Result[]> {
  const names = (await readdir(join(folder, out, 'results'))).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, out, 'results', name), 'utf8')));
  return texts.map((text) => JSON.parse(text) as Result);
}

/** The result without the toolchain; only the native runner has builds with checks. */
function comparable({ toolchain: _toolchain, enforced: _enforced, notEnforced: _notEnforced, cases, ...rest }: Result) {
  return { ...rest, cases: cases.map(({ diagnosis: _diagnosis, ...one }) => one) };
}

test('both ways of running give the same results, and each names itself', async () => {
  const grade = (out: string, environment: Readonly<Record<string, string>>): Promise<Ran> =>
    verbatim(['grade', join(folder, 'class'), '--out', join(folder, out)], environment);
  const native = await grade('native', {});
  const other = await grade('plain', plain);
  expect([native.exitCode, other.exitCode]).toEqual([0, 0]);
  expect(native.stderr).not.toContain('NOTICE');
  expect(other.stderr).toContain(notice('VERBATIM_RUNNER=plain asks for that'));
  const [natives, plains] = await Promise.all(['native', 'plain'].map(resultsIn));
  expect(plains?.map(comparable)).toEqual(natives?.map(comparable));
  expect(plains?.map(({ toolchain }) => toolchain.kind)).toEqual(students.map(() => 'plain'));
  expect(plains?.[0]?.enforced).toEqual(['cpu limit', 'wall limit', 'memory limit', 'output limit']);
  expect(plains?.[0]?.notEnforced).toEqual(
    expect.arrayContaining(['system calls (seccomp)', 'process limit', 'compiler and linker (Landlock)']),
  );
  const tables = await Promise.all(['native', 'plain'].map((out) => readFile(join(folder, out, 'marks.csv'), 'utf8')));
  expect(tables[1]).toBe(tables[0]);
});

test('--require-sandbox is refused without the native runner', async () => {
  const file = join('harness/demo/domineering', 's1155000001', 'domineering.cpp');
  const { exitCode, stdout, stderr } = await verbatim(['check', file, '--require-sandbox'], plain);
  expect([exitCode, stdout]).toEqual([2, '']);
  expect(stderr).toContain(
    '--require-sandbox: this machine lacks process limit, system calls (seccomp), ordinary user',
  );
});

test('interactive programs are not graded, and the report says why', async () => {
  const solution = 'reference/score-four/solution';
  const files = (await readdir(solution)).map((name) => join(solution, name));
  const { exitCode, stdout } = await verbatim(['check', ...files], plain);
  expect(exitCode).toBe(2);
  const said = stdout.replaceAll(/\s+/g, ' ');
  expect(said).toContain(
    'Could not be graded: only the native runner can run interactive programs. No marks are affected.',
  );
  expect(said).toContain('Next: Grade it on Linux with an x86-64 or arm64 processor: there, such programs can be run.');
});

test('if only a package is missing, programs run without protection only on request', async () => {
  const tools = join(folder, 'tools');
  await cp('harness/demo/domineering/s1155000001', join(tools, 'class'), { recursive: true });
  for (const name of ['g++', 'nm', 'as', 'ld']) await symlink(`/usr/bin/${name}`, join(tools, name));
  const args = ['dist/program/main.js', 'check', join(tools, 'class', 'domineering.cpp'), '--no-cache'];
  const check = (environment: Readonly<Record<string, string>>) =>
    execa(process.execPath, args, { reject: false, env: { PATH: tools, NO_COLOR: '1', ...environment } });
  const refused = await check({});
  const sentence =
    'objcopy was not found: install it with "sudo apt install binutils" (Debian, Ubuntu), "sudo dnf install binutils" (Fedora) or "sudo pacman -S binutils" (Arch)';
  expect([refused.exitCode, refused.stdout, refused.stderr]).toEqual([2, '', `verbatim: ${sentence}`]);
  const insisting = await check({ VERBATIM_RUNNER: 'native' });
  expect([insisting.exitCode, insisting.stdout, insisting.stderr]).toEqual([2, '', `verbatim: ${sentence}`]);
  const trusting = await check({ VERBATIM_RUNNER: 'plain' });
  expect(`${trusting.stderr}\n`).toContain(notice('VERBATIM_RUNNER=plain asks for that'));
  expect(trusting.exitCode).toBe(0);
});

test('if the kernel is too old for the native runner, programs run without it, and a notice says so', async () => {
  const source = `
    #include "sandbox/filter.hpp"
    #include <cerrno>
    #include <sys/prctl.h>
    int main(int, char **words) {
        Filter older;
        older.on(SYS_close_range, Filter::fail(ENOSYS));
        prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
        if (older.install(Filter::allow)) execv(words[1], words + 1);
        return 1;
    }`;
  const older = join(folder, 'older');
  await execa('g++', ['-I', 'harness/toolchain/runtime', '-x', 'c++', '-', '-o', older], { input: source });
  const file = join('harness/demo/domineering', 's1155000001', 'domineering.cpp');
  const command = [process.execPath, 'dist/program/main.js', 'check', '--no-cache', file];
  const { exitCode, stdout, stderr } = await execa(older, command, { reject: false, env: { NO_COLOR: '1' } });
  const sentence = 'native grading needs Linux 5.9 or newer, and this kernel or container has no close_range';
  expect(`${stderr}\n`).toContain(notice(sentence));
  expect(stdout).toContain('100 of 100');
  expect(exitCode).toBe(0);
});

test('an unknown way of running is an error', async () => {
  const { exitCode, stderr } = await verbatim(['doctor'], { VERBATIM_RUNNER: 'docker' });
  expect(exitCode).toBe(2);
  expect(stderr).toContain('VERBATIM_RUNNER must be "native" or "plain"; got "docker"');
});
