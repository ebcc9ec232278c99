// @module-tag compiler
import { chown, cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { testCache } from '../../testing/test-cache.fixture.ts';

const ordinaryUser = 65534;
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--configLoader=runner'];
const sessions = 'harness/e2e/hostile/hostile.test.ts';
const conversations = 'harness/e2e/hostile/conversations.test.ts';
const patience = { timeout: 300_000 };

/** Our compiled C++ parts, which take ten seconds to make. Precompiled headers are large, and are made when needed. */
async function copyPieces(home: string, owner: number): Promise<void> {
  const copy = join(home, `verbatim-test-cache-${owner}`);
  await cp(testCache(), copy, { recursive: true, filter: (path) => !basename(path).startsWith('headers') });
  await execa('chown', ['-R', `${owner}:${owner}`, copy]);
}

/** Runs the hostile programs again in another process, and returns what is left in its folder for temporary files. */
async function runAgain(command: readonly string[], owner: number, ...files: readonly string[]): Promise<string[]> {
  const home = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
  await chown(home, owner, owner);
  await copyPieces(home, owner);
  const [file = '', ...args] = [...command, process.execPath, ...vitest, ...files];
  const ran = await execa(file, args, {
    uid: owner,
    gid: owner,
    env: { PATH: process.env['PATH'] ?? '', HOME: home, TMPDIR: home, NO_COLOR: '1' },
    extendEnv: false,
    reject: false,
    all: true,
  });
  expect(ran.all).toMatch(/Tests {2}\d+ passed \(\d+\)/);
  expect(ran.exitCode).toBe(0);
  const left = await readdir(home);
  await rm(home, { recursive: true });
  return left.filter((name) => name.startsWith('verbatim-') && !name.startsWith('verbatim-test-cache-'));
}

// The superuser gives rights up; the same results must hold for users who never had these rights.
test.runIf(process.getuid?.() === 0)(
  'an ordinary user gets the same verdicts, and no files are left',
  patience,
  async () => {
    expect(await runAgain([], ordinaryUser, sessions, conversations)).toEqual([]);
  },
);

const { exitCode } = await execa('unshare', ['--user', '--map-root-user', 'true'], { reject: false });

// Conversations alone: the layers of protection are applied by the same code.
test.runIf(exitCode === 0)(
  'so does a superuser who cannot become another user and has no namespaces, as in many containers',
  patience,
  async () => {
    const without = 'echo 0 > /proc/sys/user/max_pid_namespaces && exec "$@"';
    const left = await runAgain(
      ['unshare', '--user', '--map-root-user', 'sh', '-c', without, 'sh'],
      process.getuid?.() ?? 0,
      conversations,
    );
    expect(left).toEqual([]);
  },
);
