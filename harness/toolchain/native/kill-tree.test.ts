import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { descendants } from './descendants.fixture.ts';
import { killTree } from './kill-tree.ts';

test('whatever a process has started ends with it, in whichever group it is', async () => {
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
  await expect.poll(async () => (await Promise.all(all.map(isAlive))).includes(true)).toBe(false);
});

test('one that has ended already is no trouble', () => {
  expect(() => killTree(undefined)).not.toThrow();
  expect(() => killTree(2 ** 22 + 1)).not.toThrow();
});

/** A zombie counts as dead: only whoever adopted it can clear it away. */
async function isAlive(pid: number): Promise<boolean> {
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '0 () Z');
  return !/\) Z/.test(state);
}
