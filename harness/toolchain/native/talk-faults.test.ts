import { afterAll, beforeAll, expect, test } from 'vitest';
import { openToolchain } from '../../e2e/programs/open-program.ts';
import type { Program } from '../../model/toolchain.ts';
import { descendants } from './descendants.fixture.ts';
import { exchange, openTalkers, talkTo } from './talkers.fixture.ts';

let program: Program;
beforeAll(async () => {
  program = await openTalkers(await openToolchain(), {
    sleeps: 'extern "C" unsigned sleep(unsigned); int main() { sleep(3600); }',
  });
});
afterAll(() => program.dispose());

const names = ['verbatim-live', 'verbatim-keeper', 'verbatim-leaf'];
const running = () => descendants().filter(({ name }) => names.includes(name));

test.each([
  ['verbatim-live', 'no reason given'],
  ['verbatim-keeper', 'the keeper of the program is gone'],
])('a talk whose %s was killed is our own fault, and nothing of it is left', async (name, reason) => {
  const talk = talkTo(program, 'sleeps', [exchange('a')], { wallSeconds: 60 });
  await expect.poll(() => running().map((one) => one.name), { timeout: 20_000 }).toEqual(names);
  for (const one of running().filter((other) => other.name === name)) process.kill(one.pid, 'SIGKILL');
  const { outcome } = await talk;
  expect(outcome.end).toEqual({ kind: 'not-run', reason: `the live runner ended too early: ${reason}` });
  await expect.poll(running).toEqual([]);
});
