import { mkdtemp, chown, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';

const nobody = 65534;

// What holds for the superuser, who gives rights up, has to hold for those who never had them.
test.runIf(process.getuid?.() === 0)(
  'an ordinary user gets the same verdicts, and nothing is left of it',
  { timeout: 300_000 },
  async () => {
    const home = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
    await chown(home, nobody, nobody);
    const ran = await execa(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', 'harness/e2e/hostile/hostile.test.ts', '--configLoader=runner'],
      {
        uid: nobody,
        gid: nobody,
        env: { PATH: process.env['PATH'] ?? '', HOME: home, TMPDIR: home, NO_COLOR: '1' },
        extendEnv: false,
        reject: false,
        all: true,
      },
    );
    expect(ran.all).toMatch(/Tests {2}\d+ passed \(\d+\)/);
    expect(ran.exitCode).toBe(0);
    const left = (await readdir(home)).filter((name) => name.startsWith('verbatim-') && name !== 'verbatim-test-cache');
    await rm(home, { recursive: true });
    expect(left).toEqual([]);
  },
);
