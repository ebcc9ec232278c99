// @module-tag compiler
import { afterAll, expect, test } from 'vitest';
import { openToolchain, runSession } from '../../../testing/open-program.ts';
import { command } from './commanders.fixture.ts';
import { openTalkers, talkTo } from './talkers.fixture.ts';

const toolchain = await openToolchain();
const program = await openTalkers(toolchain, {
  'tells-who-it-is': `#include <iostream>
#include <unistd.h>
int main() { std::cout << getuid() << " " << geteuid() << " " << getgid() << ", child of " << getppid() << std::endl; }`,
});
afterAll(() => program.dispose());

const { enforced } = toolchain.facts;

test('a program that is talked to is the user, and lives in the world, that a session is and lives in', async () => {
  const session = await runSession(program, '', {}, 'tells-who-it-is');
  const { heard } = await talkTo(program, 'tells-who-it-is', [{ say: '', hear: 'line' }]);
  const commanding = await command(program, 'tells-who-it-is', '');
  const words = Buffer.from(session.printed).toString();
  const [line] = heard;
  // Outside of a world of its own, each has another parent.
  const comparable = (text: string) =>
    enforced.includes('own processes (namespace)') ? text : text.replace(/child of .*/, '');
  expect(comparable(`${line?.kind === 'line' ? line.text : ''}\n`)).toBe(comparable(words));
  expect(comparable(Buffer.from(commanding.session.printed).toString())).toBe(comparable(words));
});

test.runIf(process.getuid?.() === 0 && enforced.includes('ordinary user'))(
  'where the superuser grades, that user is nobody',
  async () => {
    const { heard } = await talkTo(program, 'tells-who-it-is', [{ say: '', hear: 'line' }]);
    expect(heard).toEqual([{ kind: 'line', text: expect.stringMatching(/^59999 59999 59999, /) }]);
  },
);
