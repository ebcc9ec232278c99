import { expect, test } from 'vitest';
import { classProblems } from '../functions/class-assignment.fixture.ts';
import { problemsOf, swap } from '../small-assignment.fixture.ts';

function told(from: string, to: string): Promise<string> {
  return classProblems({ 'assignment.yaml': swap(from, to) });
}

test.each([
  [
    '[all, client]',
    '[all, clint]',
    'small/transcripts/02-client.yaml:2:17  found the program clint, expected one of class, client, all\n' +
      '  did you mean client?\n',
  ],
  [
    '[all, client]',
    '[all, client, game]',
    'small/transcripts/02-client.yaml:2:25  found the program game, expected one of class, client, all\n',
  ],
  [
    '[all, client]',
    '[all, client, all]',
    'small/transcripts/02-client.yaml:2:25  found all a second time, expected every name once\n',
  ],
  [
    '[all, client]',
    '[]',
    'small/transcripts/02-client.yaml:2:11  found an empty list, expected at least one program\n',
  ],
  [
    '[all, client]',
    'client',
    'small/transcripts/02-client.yaml:2:11  found the text "client", expected a list of programs\n',
  ],
  [
    'programs:',
    'program:',
    'small/transcripts/02-client.yaml:2:1  found the key program, expected one of about, visibility, points, hint, programs, ends, stop-on-failure, session\n' +
      '  did you mean programs?\n',
  ],
])('in a session %j cannot become %j', async (from, to, problem) => {
  expect(await classProblems({ 'transcripts/02-client.yaml': swap(from, to) })).toBe(problem);
});

test('sessions may type the same if no program plays both', async () => {
  const again = (programs: string) => ({
    'transcripts/03-again.yaml': `about: x\nprograms: ${programs}\nsession: |\n  m? «a2»\n`,
  });
  expect(await classProblems(again('[class]'))).toBe('');
  expect(await classProblems(again('[client]'))).toBe(
    'small/transcripts/03-again.yaml:3:10  found the same typed lines as in 02-client.yaml, expected sessions that differ in what is typed\n' +
      '  drop one of the two, or type something else\n',
  );
});

test('if there are no programs, sessions, properties and marks cannot name one', async () => {
  expect(
    await problemsOf({
      'assignment.yaml': (text) =>
        text
          .replace('plays: numbers', 'plays: numbers, program: class')
          .replace('  functions: {', '  transcripts: { class: 30 }\n  functions: {'),
      'transcripts/01-even.yaml': (text) => `programs: [class]\n${text}`,
    }),
  ).toBe(
    'small/assignment.yaml:16:39  found the program class, expected none, because assignment.yaml has no programs\n' +
      '\n' +
      'small/assignment.yaml:20:18  found marks for class, expected programs, but there are none\n' +
      '\n' +
      'small/transcripts/01-even.yaml:1:1  found programs, expected none, because assignment.yaml has no programs\n' +
      '  drop programs\n',
  );
});

test('a misspelt key programs is reported once', async () => {
  expect(await told('programs:\n', 'program:\n')).toBe(
    'small/assignment.yaml:7:1  found the key program, expected one of format, id, title, course, files, provided, programs, shared-code, class, build, limits, functions, shows, dialect, dialects, seed, ends, values, properties, marking\n' +
      '  did you mean programs?\n',
  );
});

test.each([
  [
    'program: class',
    'program: clas',
    'small/assignment.yaml:33:43  found the program clas, expected one of class, client, all\n' +
      '  did you mean class?\n',
  ],
  [
    'program: class, ',
    '',
    'small/assignment.yaml:33:18  found no program, expected one of class, client, all\n' + '  add program: ...\n',
  ],
  [
    'program: class',
    'progam: class',
    'small/assignment.yaml:33:34  found the key progam, expected one of plays, calls, values, only-if, program, runs, points, about\n' +
      '  did you mean program?\n',
  ],
  [
    'program: class',
    'program: 1',
    'small/assignment.yaml:33:43  found 1, expected the name of a program\n' + "  put it in quotes: '1'\n",
  ],
  [
    'plays: games, ',
    '',
    'small/assignment.yaml:33:18  found neither plays nor calls, expected exactly one of the two\n' +
      '  plays: <what is typed> for whole programs, calls: <function> for calls\n',
  ],
  [
    'calls: put',
    'calls: put, program: class',
    'small/assignment.yaml:34:22  found the program class for calls, expected none, because functions are called without a program\n',
  ],
  [
    "'class/games'",
    "'class/games/short'",
    'small/assignment.yaml:33:3  found the property name "class/games/short", expected letters, digits, - and _, and at most one /, because it becomes part of an id\n',
  ],
  [
    "'class/games'",
    "'/games'",
    'small/assignment.yaml:33:3  found the property name "/games", expected letters, digits, - and _, and at most one /, because it becomes part of an id\n',
  ],
])('in the properties %j cannot become %j', async (from, to, problem) => {
  expect(await told(from, to)).toBe(problem);
});
