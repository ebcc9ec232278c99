// @module-tag compiler
// @module-tag build
import { mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { afterAll, expect, test } from 'vitest';
import { descendants } from '../process/descendants.fixture.ts';
import { main } from '../testing/command.fixture.ts';

const right = 'harness/demo/domineering/s1155000001/domineering.cpp';
const folder = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
afterAll(() => rm(folder, { recursive: true }));

/** Runs the command in its own namespaces, where this user is the superuser and may switch things off. */
function apart(script: string, args: readonly string[], last = 'exec "$@"') {
  const own = ['--user', '--map-root-user', '--mount'];
  return execa('unshare', [...own, 'sh', '-c', `${script} && ${last}`, 'sh', process.execPath, main, ...args], {
    reject: false,
    stripFinalNewline: false,
    env: { NO_COLOR: '1' },
  });
}

const worksHere = (await execa('unshare', ['--user', '--map-root-user', '--mount', 'true'], { reject: false }))
  .exitCode;
const noProcessNamespaces = 'echo 0 > /proc/sys/user/max_pid_namespaces';

test.runIf(worksHere === 0)(
  'without a layer of protection, --require-sandbox grades nothing and names the layer',
  async () => {
    const ran = await apart(noProcessNamespaces, ['check', '--require-sandbox', right]);
    expect([ran.exitCode, ran.stdout, ran.stderr]).toEqual([
      2,
      '',
      'verbatim: --require-sandbox: this machine lacks ordinary user, own processes (namespace); nothing was graded ' +
        '("verbatim doctor" says more)\n',
    ]);
    expect((await apart(noProcessNamespaces, ['doctor'])).exitCode).toBe(1);
  },
);

test.runIf(worksHere === 0)(
  'a full disk is a fault of Verbatim: the submission is not graded, and the report says why',
  async () => {
    const small = join(folder, 'small');
    await mkdir(small);
    const mount = `mount -t tmpfs -o size=8k none ${small} && export TMPDIR=${small}`;
    const ran = await apart(mount, ['check', '--json', '--only', 'functions', right]);
    expect(ran.exitCode).toBe(2);
    expect(JSON.parse(ran.stdout)).toMatchObject({
      status: 'not-graded',
      reason: expect.stringMatching(/no space left/i),
    });
  },
);

test.runIf(worksHere === 0)(
  'a disk that is full when a header is precompiled changes no result, and leaves no partial header',
  async () => {
    const cache = join(folder, 'cache');
    const headers = join(cache, 'verbatim', 'toolchain', 'headers');
    await mkdir(headers, { recursive: true });
    const gradeWith = async (mebibytes: number, out: string) => {
      // The mount ends with the grader, so its files are listed before that.
      const mount = `mount -t tmpfs -o size=${mebibytes}m none ${headers} && export XDG_CACHE_HOME=${cache}`;
      const grade = ['grade', 'harness/demo/domineering', '--no-cache', '--out', join(folder, out)];
      const listed = join(folder, `${out}-headers`);
      const ran = await apart(mount, grade, `"$@" && ls -A ${headers} > ${listed}`);
      expect(ran.exitCode).toBe(0);
      const results = join(folder, out, 'results');
      const names = await readdir(results);
      return {
        results: await Promise.all(names.map(async (name) => [name, await readFile(join(results, name), 'utf8')])),
        headers: (await readFile(listed, 'utf8')).split('\n').filter((name) => name !== ''),
      };
    };
    const roomy = await gradeWith(400, 'roomy');
    const full = await gradeWith(4, 'full');
    expect(roomy.headers.length).toBeGreaterThan(0);
    expect(full).toEqual({ ...roomy, headers: [] });
  },
);

test('a grader that is killed leaves no process behind', async () => {
  const file = join(folder, 'domineering.cpp');
  await execa('cp', [resolve('harness/testing/programs/sleeps-forever.cpp'), file]);
  const running = execa(process.execPath, [main, 'check', file], { reject: false, env: { TMPDIR: folder } });
  const { pid = 0 } = running;
  await expect
    .poll(() => descendants(pid).filter(({ name }) => name.startsWith('verbatim-')).length)
    // There are more if the build with checks has begun already.
    .toBeGreaterThanOrEqual(3);
  const started = descendants(pid);
  running.kill('SIGKILL');
  await running;
  const alive = () => started.filter((one) => descendants(1).some(({ pid: other }) => other === one.pid));
  await expect.poll(alive).toEqual([]);
  // No process is left to remove the work folder; everything else is gone.
  expect(
    (await readdir(folder)).filter(
      (name) => !/^(domineering\.cpp|small|cache|(?:roomy|full)(?:-headers)?|verbatim-\w{6})$/.test(name),
    ),
  ).toEqual([]);
});
