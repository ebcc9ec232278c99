import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { descendants, isAlive } from './descendants.fixture.ts';
import { killTree } from './kill-tree.ts';

test('all processes that a process has started end with it, in whatever process group', async () => {
  const script = 'sleep 300 & setsid bash -c "sleep 300 & sleep 300; true" & wait';
  const { pid = 0 } = spawn('bash', ['--norc', '-c', script], { detached: true, stdio: 'ignore' });
  await expect
    .poll(() =>
      descendants(pid)
        .map(({ name }) => name)
        .toSorted(),
    )
    .toEqual(['bash', 'sleep', 'sleep', 'sleep']);
  const all = [pid, ...descendants(pid).map((one) => one.pid)];
  killTree(pid);
  await expect.poll(() => all.filter(isAlive)).toEqual([]);
});

test('a process that has already ended is no error', () => {
  expect(() => killTree(undefined)).not.toThrow();
  expect(() => killTree(2 ** 22 + 1)).not.toThrow();
});
