import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { isAlive } from './descendants.fixture.ts';
import { type ProcessRequest, runProcess } from './process.ts';

const request: ProcessRequest = { file: 'sh', args: [], folder: tmpdir(), seconds: 10, outputBytes: 10000 };
const shell = (script: string, changed: Partial<ProcessRequest> = {}) =>
  runProcess({ ...request, args: ['-c', script], ...changed });
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();

test('both outputs are returned byte for byte, with the exit code', async () => {
  expect(await shell("printf 'a\\r\\n\\n'; printf '\\377' >&2; exit 3")).toEqual({
    end: { kind: 'exited', code: 3 },
    stdout: new Uint8Array(Buffer.from('a\r\n\n')),
    stderr: new Uint8Array([0xff]),
  });
});

test('the environment has only the path of programs, the plain locale and the folder', async () => {
  process.env['VERBATIM_SECRET'] = 'x';
  const { stdout } = await runProcess({ ...request, file: 'env' });
  delete process.env['VERBATIM_SECRET'];
  const names = text(stdout)
    .trim()
    .split('\n')
    .map((line) => line.split('=')[0]);
  expect(names.toSorted()).toEqual(['HOME', 'LC_ALL', 'PATH', 'TMPDIR']);
});

test('the program gets its input, which is empty by default', async () => {
  expect(text((await shell('cat', { input: Buffer.from('in\n') })).stdout)).toBe('in\n');
  expect(text((await shell('cat')).stdout)).toBe('');
});

test('input that the program does not read is no error', async () => {
  expect((await shell('exit 0', { input: Buffer.alloc(1 << 20) })).end).toEqual({ kind: 'exited', code: 0 });
});

test('a program that ends by a signal is distinguished from one that exits', async () => {
  expect((await shell('kill -TERM $$')).end).toEqual({ kind: 'killed', signal: 'SIGTERM' });
});

test('a missing program is reported as not started', async () => {
  expect((await runProcess({ ...request, file: 'no-such-program-here' })).end).toEqual({
    kind: 'not-started',
    reason: 'ENOENT',
  });
});

describe('the time limit', () => {
  test('ends the program and the processes that it started', async () => {
    const began = performance.now();
    const { end, stdout } = await shell('sleep 30 & echo $!; wait', { seconds: 0.3 });
    expect(end).toEqual({ kind: 'out-of-time' });
    expect(performance.now() - began).toBeLessThan(25_000);
    const grandchild = Number(text(stdout));
    await expect.poll(() => isAlive(grandchild)).toBe(false);
  });
});

describe('the output limit', () => {
  test('ends the program and keeps the beginning of its output', async () => {
    const { end, stdout } = await shell('while :; do echo on and on; done', { outputBytes: 1000 });
    expect(end).toEqual({ kind: 'too-much-output' });
    expect(text(stdout)).toBe('on and on\n'.repeat(100));
  });

  test('applies to standard error, too', async () => {
    const { end, stderr } = await shell('while :; do echo on and on >&2; done', { outputBytes: 1000 });
    expect([end, stderr.length]).toEqual([{ kind: 'too-much-output' }, 1000]);
  });
});

test('a sudden exit also ends the child processes', async () => {
  const before = process.listeners('exit');
  const running = shell('sleep 30');
  await expect.poll(() => process.listeners('exit').length).toBe(before.length + 1);
  const [onExit] = process.listeners('exit').filter((listener) => !before.includes(listener));
  onExit?.call(process, 0);
  expect((await running).end).toEqual({ kind: 'killed', signal: 'SIGKILL' });
  expect(process.listeners('exit')).toEqual(before);
});
