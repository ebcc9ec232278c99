// @module-tag compiler
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { buildNamed, openToolchain, programOf, runSession } from '../../testing/open-program.ts';
import { type Descendant, descendants } from '../../process/descendants.fixture.ts';

const toolchain = await openToolchain();
const before = process.env['TMPDIR'];
const temporary = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
process.env['TMPDIR'] = temporary;
afterAll(async () => {
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
  await rm(temporary, { recursive: true });
});

/** The runner, its zygote and the leaf, in this order. */
const runners = () => descendants().filter(({ name }) => name.startsWith('verbatim-'));

async function whole(): Promise<[Descendant, Descendant, Descendant]> {
  let found: Descendant[] = [];
  const names = () => {
    found = runners();
    return found.map(({ name }) => name);
  };
  // For a moment there may also be a copy of the zygote, which tries to load the program.
  await expect.poll(names).toEqual(['verbatim-runner', 'verbatim-zygote', 'verbatim-leaf']);
  const [runner, zygote, leaf] = found;
  if (runner === undefined || zygote === undefined || leaf === undefined)
    throw new Error('The processes have already ended');
  return [runner, zygote, leaf];
}

async function withSleeper(
  disturb: (processes: readonly [Descendant, Descendant, Descendant]) => Promise<void> | void,
) {
  const program = programOf(await buildNamed(toolchain, 'sleeps-forever.cpp'));
  const running = runSession(program, '', { wallSeconds: 3 });
  await disturb(await whole());
  const { end } = await running;
  await program.dispose();
  return end;
}

const slept = { kind: 'timed-out', clock: 'wall', seconds: 3 };

describe('a session is run once more', () => {
  test('if the runner was killed', async () => {
    expect(await withSleeper(([runner]) => void process.kill(runner.pid, 'SIGKILL'))).toEqual(slept);
  });

  test('if the zygote was killed', async () => {
    expect(await withSleeper(([, zygote]) => void process.kill(zygote.pid, 'SIGKILL'))).toEqual(slept);
  });

  test('if its own process was killed', async () => {
    expect(await withSleeper(([, , leaf]) => void process.kill(leaf.pid, 'SIGKILL'))).toEqual(slept);
  });
});

test('a runner that is killed twice is our own fault, and the reason is given', async () => {
  const end = await withSleeper(async ([first]) => {
    process.kill(first.pid, 'SIGKILL');
    await expect.poll(() => runners().some(({ pid }) => pid === first.pid)).toBe(false);
    const [second] = await whole();
    process.kill(second.pid, 'SIGKILL');
  });
  expect(end).toEqual({ kind: 'not-run', reason: 'the runner ended too early: SIGKILL' });
});

test('a program that is killed twice from outside did not crash: it is our own fault', async () => {
  const end = await withSleeper(async ([, , first]) => {
    process.kill(first.pid, 'SIGKILL');
    await expect.poll(() => runners().some(({ pid }) => pid === first.pid)).toBe(false);
    const [, , second] = await whole();
    process.kill(second.pid, 'SIGKILL');
  });
  expect(end).toEqual({ kind: 'not-run', reason: expect.stringMatching(/^the program was killed from outside/) });
});

test('a program that is disposed of in the middle of a run leaves no process and no file', async () => {
  const program = programOf(await buildNamed(toolchain, 'sleeps-forever.cpp'));
  const running = runSession(program, '', { wallSeconds: 1 });
  await whole();
  await program.dispose();
  await running;
  await expect.poll(runners).toEqual([]);
  expect(await readdir(temporary)).toEqual([]);
});
