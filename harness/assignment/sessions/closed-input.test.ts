import { expect, test } from 'vitest';
import { type Changes, loadSmall, problemsOf, swap } from '../small-assignment.fixture.ts';

const everySession: Changes = { 'assignment.yaml': swap('seed: 7\n', 'ends: end-of-file\nseed: 7\n') };
const oneSession: Changes = { 'transcripts/01-even.yaml': swap('session: |', 'ends: end-of-file\nsession: |') };
const odd = 'about: An odd number\nsession: |\n  n? «5»\n  Odd!\n';

async function closedSessions(changes: Changes) {
  const result = await loadSmall({ 'transcripts/02-odd.yaml': odd, ...changes });
  if (result.kind !== 'loaded') throw new Error(JSON.stringify(result));
  const { closesInput, sessions } = result.assignment;
  return { random: closesInput, golden: sessions.map(({ transcript }) => transcript.closesInput) };
}

test('ends: end-of-file closes the input of one session, or of all with the random ones', async () => {
  expect(await closedSessions({})).toEqual({ golden: [undefined, undefined] });
  expect(await closedSessions(oneSession)).toEqual({ golden: [true, undefined] });
  expect(await closedSessions(everySession)).toEqual({ random: true, golden: [true, true] });
  expect(await closedSessions({ ...everySession, ...oneSession })).toEqual({ random: true, golden: [true, true] });
});

test('without the key, an assignment has no trace of it', async () => {
  expect(JSON.stringify(await loadSmall(), (_key, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)))
    // A new key would change the key of every kept result.
    .not.toContain('closesInput');
});

test('the same lines with and without an end are two inputs', async () => {
  const again = 'about: The end follows\nends: end-of-file\nsession: |\n  n? «4»\n  Even!\n';
  expect(await problemsOf({ 'transcripts/03-again.yaml': again })).toBe('');
  expect(await problemsOf({ ...oneSession, 'transcripts/03-again.yaml': again })).toContain(
    'found the same typed lines as in 01-even.yaml',
  );
});

test.each([
  ['of one session', oneSession, '5:6'],
  ['of all sessions', everySession, '4:6'],
])('a session that waits at the end of closed input %s is refused', async (_whose, changes, place) => {
  const waiting = swap('  Even!\n', '  n? «»\n');
  const text = changes['transcripts/01-even.yaml'];
  const even = (now: string) => waiting(typeof text === 'function' ? text(now) : now);
  expect(await problemsOf({ ...changes, 'transcripts/01-even.yaml': even })).toBe(
    `small/transcripts/01-even.yaml:${place}  found an empty «» at the end of a session with ends: end-of-file, expected what the program prints until it ends
  delete «»: here the program reads the end of its input, and what it prints then follows
`,
  );
});

test('only end-of-file can end the input, and every mistake is reported', async () => {
  expect(
    await problemsOf({
      'assignment.yaml': swap('seed: 7\n', 'ends: eof\nseed: 7\n'),
      'transcripts/01-even.yaml': swap('session: |', 'ends: true\nsession: |'),
    }),
  ).toBe(
    'small/assignment.yaml:14:7  found the text "eof", expected end-of-file\n\nsmall/transcripts/01-even.yaml:2:7  found true, expected end-of-file\n',
  );
});
