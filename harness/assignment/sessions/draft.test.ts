import { expect, test } from 'vitest';
import { typedLines } from '../../model/assignment/transcript.ts';
import { loadSmall, problemsOf } from '../small-assignment.fixture.ts';

async function typedIn(yaml: string): Promise<readonly string[] | undefined> {
  const changes = { 'transcripts/01-even.yaml': `about: x\n${yaml}` };
  const loaded = await loadSmall(changes, { unblessed: 'accepted' });
  return loaded.kind === 'loaded'
    ? loaded.assignment.sessions.flatMap((one) => typedLines(one.transcript.pieces))
    : undefined;
}

test.each([
  ['typed: [1, 5, 2]\n', ['1', '5', '2']],
  ['typed: 1,5,2\n', ['1', '5', '2']],
  ['typed: 1, 5 , 2\n', ['1', '5', '2']],
  ['typed: 7\n', ['7']],
  ['typed: []\n', []],
  ['typed:\n  - 007 # as it is typed\n  - 1.50\n  - yes\n  - A5 B7\n', ['007', '1.50', 'yes', 'A5 B7']],
  ['typed: [A, ⏎, 2]\n', ['A', '', '2']],
  ['typed: A,⏎\n', ['A', '']],
  ["typed: ['1,5', ' 2', '␣3␣']\n", ['1,5', ' 2', ' 3 ']],
])('verbatim bless reads what is typed as it is written: %j', async (yaml, lines) => {
  expect(await typedIn(yaml)).toEqual(lines);
});

test('everyone else is shown the command that writes the session', async () => {
  expect(await problemsOf({ 'transcripts/02-odd.yaml': 'about: x\ntyped: [3]\n' })).toBe(
    'small/transcripts/02-odd.yaml:2:1  found typed without a session, expected the session, with everything that the program prints\n' +
      '  verbatim bless small fills it in\n',
  );
});

test.each([
  ['typed:\n', '2:7  found nothing, expected a list of what is typed, such as [1, 5, 2]; [] if nothing is typed\n'],
  [
    'typed: { a: 1 }\n',
    '2:8  found a map, expected a list of what is typed, such as [1, 5, 2]; [] if nothing is typed\n',
  ],
  ['typed: [[1]]\n', '2:9  found a list, expected one line that is typed\n'],
  ['typed: [1, ~]\n', '2:12  found nothing, expected one line that is typed\n'],
  [
    "typed: [1, '']\n",
    '2:12  found an empty line, expected one line that is typed\n  write ⏎ for an empty line, and [] if nothing is typed\n',
  ],
  ['typed: ["1\\n2"]\n', '2:9  found a control character or a second line, expected one line that is typed\n'],
  ['typed: [«4»]\n', '2:9  found « or », which marks what is typed in a session, expected one line that is typed\n'],
  [
    'typed: [4]\nsession: |\n  n? «4»\n',
    '2:1  found typed beside a session, expected one of the two\n' +
      '  drop typed if the session is right, or session if it is to be played again\n',
  ],
])('what is typed has to be lines: %j', async (yaml, told) => {
  expect(await problemsOf({ 'transcripts/01-even.yaml': `about: x\n${yaml}` })).toBe(
    `small/transcripts/01-even.yaml:${told}`,
  );
});

test('two sessions of which only the typed lines are known must differ, too', async () => {
  expect(
    await problemsOf({
      'transcripts/01-even.yaml': 'about: x\ntyped: [3]\n',
      'transcripts/02-odd.yaml': 'about: x\ntyped: 3\n',
    }),
  ).toContain('found the same typed lines as in 01-even.yaml');
});
