// @module-tag compiler
import { afterAll, expect, test } from 'vitest';
import { openToolchain, runSession } from '../../../testing/open-program.ts';
import { command } from './commanding.fixture.ts';
import { openInteractivePrograms, converseWith } from './answering.fixture.ts';

const toolchain = await openToolchain();
const program = await openInteractivePrograms(toolchain, {
  'tells-who-it-is': `#include <iostream>
#include <unistd.h>
int main() { std::cout << getuid() << " " << geteuid() << " " << getgid() << ", child of " << getppid() << std::endl; }`,
});
afterAll(() => program.dispose());

const { enforced } = toolchain.facts;

test('an interactive program runs as the same user and in the same namespace as a session', async () => {
  const session = await runSession(program, '', {}, 'tells-who-it-is');
  const { received } = await converseWith(program, 'tells-who-it-is', [{ say: '', read: 'line' }]);
  const commanding = await command(program, 'tells-who-it-is', '');
  const words = Buffer.from(session.printed).toString();
  const [line] = received;
  // Without its own namespace, each has another parent.
  const comparable = (text: string) =>
    enforced.includes('own processes (namespace)') ? text : text.replace(/child of .*/, '');
  expect(comparable(`${line?.kind === 'line' ? line.text : ''}\n`)).toBe(comparable(words));
  expect(comparable(Buffer.from(commanding.session.printed).toString())).toBe(comparable(words));
});

test.runIf(process.getuid?.() === 0 && enforced.includes('ordinary user'))(
  'if the superuser grades, that user is another one without rights',
  async () => {
    const { received } = await converseWith(program, 'tells-who-it-is', [{ say: '', read: 'line' }]);
    expect(received).toEqual([{ kind: 'line', text: expect.stringMatching(/^59999 59999 59999, /) }]);
  },
);
