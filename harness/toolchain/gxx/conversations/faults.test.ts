// @module-tag compiler
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openToolchain } from '../../../testing/open-program.ts';
import type { Program } from '../../contract/toolchain.ts';
import { descendants } from '../../../process/descendants.fixture.ts';
import { exchange, openInteractivePrograms, converseWith } from './answering.fixture.ts';

let program: Program;
beforeAll(async () => {
  program = await openInteractivePrograms(await openToolchain(), {
    sleeps: 'extern "C" unsigned sleep(unsigned); int main() { sleep(3600); }',
  });
});
afterAll(() => program.dispose());
afterEach(() => vi.useRealTimers());

const names = ['verbatim-conv', 'verbatim-keeper', 'verbatim-leaf'];
const running = () => descendants().filter(({ name }) => names.includes(name));
const wallSeconds = 60;

async function begin() {
  const conversation = converseWith(program, 'sleeps', [exchange('a')], { wallSeconds });
  await expect.poll(() => running().map((one) => one.name)).toEqual(names);
  return { conversation };
}

function send(signal: NodeJS.Signals, name: string): void {
  for (const one of running().filter((other) => other.name === name)) process.kill(one.pid, signal);
}

test.each([
  ['verbatim-conv', 'exit code 2'],
  ['verbatim-keeper', 'the keeper of the program is gone'],
])('a conversation whose %s was killed is a fault of Verbatim, and leaves nothing behind', async (name, reason) => {
  const { conversation } = await begin();
  send('SIGKILL', name);
  const { outcome } = await conversation;
  expect(outcome.end).toEqual({ kind: 'not-run', reason: `the conversation runner ended too early: ${reason}` });
  await expect.poll(running).toEqual([]);
});

/** The limit of the whole conversation. */
const maxMs = 100 * wallSeconds * 1000;

test('an endless conversation is ended, and the program took too long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { conversation } = await begin();
  vi.advanceTimersByTime(maxMs);
  const { outcome } = await conversation;
  expect(outcome.end).toEqual({ kind: 'timed-out', clock: 'wall', seconds: wallSeconds });
  await expect.poll(running).toEqual([]);
});

test('a runner that does not end the conversation is a fault of Verbatim, and leaves nothing behind', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { conversation } = await begin();
  send('SIGSTOP', 'verbatim-conv');
  vi.advanceTimersByTime(maxMs);
  vi.advanceTimersByTime(20_000);
  const { outcome } = await conversation;
  expect(outcome.end).toEqual({ kind: 'not-run', reason: 'the conversation runner did not stop in time' });
  await expect.poll(running).toEqual([]);
});
