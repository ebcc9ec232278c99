import { expect, test } from 'vitest';
import { loadSmall, problemsOf } from '../small-assignment.fixture.ts';

function told(text: string): Promise<string> {
  return problemsOf({ 'transcripts/01-even.yaml': text });
}

const closed = 'write «...» around what is typed, and nothing after it on the line';

test.each([
  ['two blanks', 'session: |\n  a\n  n? «4\n', '3:6'],
  ['six blanks', 'session: |\n      a\n      n? «4\n', '3:10'],
  ['an indentation indicator, with spaces that are part of the text', 'session: |2\n      a\n    n? «4\n', '3:8'],
  ['an indentation indicator below the text', 'session: |1\n  a\n  n? «4\n', '3:6'],
  ['empty lines at the beginning and in between', 'session: |\n\n  a\n\n  n? «4\n', '5:6'],
  ['a chomping indicator and a comment', 'session: |- # as the handout has it\n  n? «4\n', '2:6'],
  ['the block on a line of its own', 'session:\n\n  |\n  n? «4\n', '4:6'],
  ['Windows line ends', 'session: |\r\n  a\r\n  n? «4\r\n', '3:6'],
  ['characters of four bytes', 'session: |\n  a\n  \u{1F600}\u{1F600}é? «4\n', '3:8'],
])('the place of a mistake is exact with %s', async (_what, session, place) => {
  expect(await told(`${session}about: x\n`)).toBe(
    `small/transcripts/01-even.yaml:${place}  found « that is never closed, expected » on the same line\n  ${closed}\n`,
  );
});

test('every mistake in a session is reported', async () => {
  expect(await told('about: x\nsession: |\n  n? «»\n  Even! \n  n? «3» «4»\n')).toBe(
    `small/transcripts/01-even.yaml:3:6  found an empty «» with more text after it, expected what is typed between « and »
  write «⏎» for an empty line; «» ends a session in which the program asks for more input than there is

small/transcripts/01-even.yaml:4:8  found an invisible space at the end of the line, expected a visible character
  write ␣ if the program prints this space; otherwise delete it

small/transcripts/01-even.yaml:5:9  found " «4»" after », expected the end of the line
  ${closed}
`,
  );
});

test.each([
  ['> ', '>\n  n? «4»\n', 'a folded block (>), which joins lines'],
  ['quotes', '"n? «4»\\nEven!\\n"\n', 'a text in quotes'],
  ['nothing', 'n? «4»\n', 'a plain text'],
])('a session with %s around it is refused with its cure', async (_what, text, found) => {
  expect(await told(`about: x\nsession: ${text}`)).toBe(
    `small/transcripts/01-even.yaml:2:10  found ${found}, expected a literal block, which keeps every line as it is\n` +
      '  write the session as a literal block: session: |\n',
  );
});

test.each([
  ['session: |\n', 'found an empty text, expected what is printed and typed'],
  ['session: |\n\n\n', 'found an empty text, expected what is printed and typed'],
  ['session:\n', 'found nothing, expected what is printed and typed'],
  ['session: [a]\n', 'found a list, expected what is printed and typed'],
])('a session without text is refused: %j', async (session, expected) => {
  expect((await told(`about: x\n${session}`)).replace(/^\S+ +/, '')).toBe(`${expected}\n`);
});

test('a session needs its keys and allows no others', async () => {
  expect(await told('points: -1\nvisibility: no\nstop-on-failure: yes\ngate: true\n')).toBe(
    `small/transcripts/01-even.yaml:1:1  found no about, expected what the session tries

small/transcripts/01-even.yaml:1:1  found no session, expected what is printed and typed

small/transcripts/01-even.yaml:1:9  found -1, expected a number of points above 0

small/transcripts/01-even.yaml:2:13  found the text "no", expected public or hidden

small/transcripts/01-even.yaml:3:18  found the text "yes", expected true or false
  write true, without quotes

small/transcripts/01-even.yaml:4:1  found the key gate, expected one of about, visibility, points, hint, programs, ends, stop-on-failure, session
`,
  );
});

test('two sessions may not type the same', async () => {
  expect(await problemsOf({ 'transcripts/02-again.yaml': 'about: x\nsession: |\n  N? «4»\n' })).toBe(
    `small/transcripts/02-again.yaml:2:10  found the same typed lines as in 01-even.yaml, expected sessions that differ in what is typed
  drop one of the two, or type something else
`,
  );
});

test('sessions come in the order of their file names', async () => {
  const result = await loadSmall({
    'transcripts/10-ten.yaml': 'about: x\nsession: |\n  n? «10»\n',
    'transcripts/02-two-and-more.yaml': 'about: x\nsession: |\n  n? «2»\n',
  });
  expect(result.kind === 'loaded' ? result.assignment.sessions.map(({ id }) => id) : result).toEqual([
    'transcripts/01-even',
    'transcripts/02-two-and-more',
    'transcripts/10-ten',
  ]);
});

test.each([
  ['|', 'Even!\n'],
  ['|-', 'Even!'],
  ['|+', 'Even!\n\n'],
])('a block with %s prints %j in the end', async (header, printed) => {
  const result = await loadSmall({
    'transcripts/01-even.yaml': (text) => `${text.replace('session: |', `session: ${header}`)}\n`,
  });
  const sessions = result.kind === 'loaded' ? result.assignment.sessions : [];
  expect(sessions[0]?.transcript.pieces.at(-1)?.text).toBe(printed);
});
