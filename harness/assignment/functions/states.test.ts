import { expect, test } from 'vitest';
import { classFiles, classProblems } from './class-assignment.fixture.ts';
import { loadFiles, problemsOf, swap } from '../small-assignment.fixture.ts';

/** Replaces a part of a position in functions.yaml whose board begins at 4:7. */
function told(from: string, to: string): Promise<string> {
  return classProblems({ 'functions.yaml': swap(from, to) });
}

test('Windows line ends change nothing in a board', async () => {
  const windows = (text: string) => text.replaceAll('\n', '\r\n');
  expect(await loadFiles(classFiles, { 'functions.yaml': windows })).toEqual(await loadFiles(classFiles));
  const spoilt = (text: string) => windows(text.replace('. . . B A', '. . . BA'));
  expect(await classProblems({ 'functions.yaml': spoilt })).toBe(
    'small/functions.yaml:8:14  found "A", expected one space between two characters\n',
  );
});

test.each([
  [
    'a missing cell',
    '. . . B A . . .',
    '. . . B A . .',
    'small/functions.yaml:8:20  found the end of the line after 7 characters, expected 8 characters\n',
  ],
  [
    'half a row',
    '. . . B A . . .',
    '. . . B',
    'small/functions.yaml:8:14  found the end of the line after 4 characters, expected 8 characters\n',
  ],
  [
    'an extra cell',
    '. . . B A . . .',
    '. . . B A . . . .',
    'small/functions.yaml:8:22  found " ." after 8 characters, expected the end of the line\n',
  ],
  [
    'a space at the end of a row',
    '. . . B A . . .',
    '. . . B A . . . ',
    'small/functions.yaml:8:22  found a space after 8 characters, expected the end of the line\n',
  ],
  [
    'two spaces between cells',
    '. . . B A . . .',
    '. . .  B A . . .',
    'small/functions.yaml:8:13  found a space, expected one ASCII character\n',
  ],
  [
    'no space between cells',
    '. . . B A . . .',
    '. . . BA . . .',
    'small/functions.yaml:8:14  found "A", expected one space between two characters\n',
  ],
  [
    'a tab between cells',
    '. . . B A . . .',
    '. . . B\tA . . .',
    'small/functions.yaml:8:14  found "\\t", expected one space between two characters\n',
  ],
  [
    'a cell beyond ASCII',
    '. . . B A . . .',
    '. . . é A . . .',
    'small/functions.yaml:8:13  found "é", expected one ASCII character\n',
  ],
  [
    'an empty row',
    '      . . . B A . . .',
    '',
    'small/functions.yaml:8:1  found an empty line, expected 8 characters\n',
  ],
  ['a missing row', '      . . . B A . . .\n', '', 'small/functions.yaml:4:7  found 7 lines, expected 8 lines\n'],
  [
    'an extra row',
    '. . . B A . . .',
    '. . . B A . . .\n      . . . . . . . .',
    'small/functions.yaml:12:7  found a line after the first 8, expected 8 lines\n',
  ],
  [
    'two rows in one',
    ' . . .\n      . . . B A . . .',
    ' . . . . . . B A . . .',
    'small/functions.yaml:4:7  found 7 lines, expected 8 lines\n' +
      '\n' +
      'small/functions.yaml:7:22  found " . . . B A . . ." after 8 characters, expected the end of the line\n',
  ],
])('a board with %s is refused with the exact place', async (_what, from, to, problem) => {
  expect(await told(from, to)).toBe(problem);
});

test('the place in a board is exact in a deeper block as well', async () => {
  expect(await told('        A . . . . . . .', '        A.. . . . . .')).toBe(
    'small/functions.yaml:25:10  found ".", expected one space between two characters\n',
  );
});

test.each([
  [
    'start:\n    cells',
    'start:\n    cell',
    'small/functions.yaml:3:5  found the field cell, expected one of cells, player, moves\n' +
      '  did you mean cells?\n',
  ],
  [
    '    moves: 0\n',
    '',
    'small/functions.yaml:3:5  found no moves, expected a value of every private field\n' + '  add moves: ...\n',
  ],
  [
    '    player: A\n',
    '    player: AB\n    players: 2\n',
    'small/functions.yaml:12:13  found the text "AB" for char player, expected one character, such as \'A\'\n' +
      '\n' +
      'small/functions.yaml:13:5  found the field players, expected one of cells, player, moves\n' +
      '  did you mean player?\n',
  ],
  [
    '    moves: 0\n',
    '    moves: 0\n  end: {}\n  other: start\n',
    'small/functions.yaml:14:8  found no cells, expected a value of every private field\n' +
      '  add cells: ...\n' +
      '\n' +
      'small/functions.yaml:14:8  found no player, expected a value of every private field\n' +
      '  add player: ...\n' +
      '\n' +
      'small/functions.yaml:14:8  found no moves, expected a value of every private field\n' +
      '  add moves: ...\n' +
      '\n' +
      'small/functions.yaml:15:10  found the text "start", expected a map of all private fields\n',
  ],
  [
    'positions:\n',
    'position:\n',
    'small/functions.yaml:1:1  found calls of position, expected one of twice, Board, put, print\n' +
      '  did you mean positions?\n',
  ],
])('in the positions %j cannot become %j', async (from, to, problem) => {
  expect(await told(from, to)).toBe(problem);
});

test('positions must be a map', async () => {
  expect(
    await classProblems({
      'functions.yaml': (text) => text.replace(/positions:\n( {2}.*\n)*/, 'positions: [start]\n'),
    }),
  ).toBe('small/functions.yaml:1:12  found a list, expected a map from names to states\n');
});

test('a call can use only positions that are written down', async () => {
  const nowhere = (text: string) => text.replace(/positions:\n( {2}.*\n)*/, '').replace(/put:\n(.*\n)*/, '');
  expect(await classProblems({ 'functions.yaml': nowhere })).toBe(
    'small/assignment.yaml:37:37  found marks for put, expected golden calls to give them for\n' +
      '  add calls of put to functions.yaml\n' +
      '\n' +
      'small/assignment.yaml:37:46  found marks for print, expected golden calls to give them for\n' +
      '  add calls of print to functions.yaml\n' +
      '\n' +
      'small/functions.yaml:4:14  found the position start, expected one listed under positions, but none are listed\n',
  );
});

test('positions exist only with a class', async () => {
  expect(await problemsOf({ 'functions.yaml': (text) => `positions:\n  start: { n: 1 }\n${text}` })).toBe(
    'small/functions.yaml:1:1  found positions, expected calls only, because assignment.yaml has no class\n' +
      '  drop positions, or add the class\n',
  );
  const result = await loadFiles(
    {
      'assignment.yaml': classFiles['assignment.yaml'] ?? '',
      'functions.yaml': 'positions:\n  - { args: [1], returns: 1 }\n',
      'transcripts/01-once.yaml': classFiles['transcripts/01-once.yaml'] ?? '',
    },
    {
      'assignment.yaml': (text) =>
        text
          .replace(/provided: .*\nprograms:\n( .*\n)*class:\n( .*\n)*/, '')
          .replace('twice(int n)', 'positions(int n)')
          .replace(/ {2}loud: .*\n/, '')
          .replace(/properties:\n( .*\n)*/, '')
          .replace(
            /groups: .*\n( .*\n)*/,
            'groups: { functions: 40, transcripts: 60 }\n  functions: { positions: 40 }\n',
          ),
    },
  );
  expect(result.kind === 'loaded' ? result.assignment.calls.map(({ id }) => id) : result).toEqual([
    'functions/positions/1',
  ]);
});

test('while the private fields cannot be read, nothing is reported about the states in calls', async () => {
  expect(await classProblems({ 'assignment.yaml': swap('char player', 'real player') })).toBe(
    'small/assignment.yaml:17:7  found the type real, expected one of bool, char, int, long long, string, char[8][8]\n',
  );
  expect(await classProblems({ 'assignment.yaml': swap('name: Board', 'name: 7') })).toBe(
    'small/assignment.yaml:12:9  found 7, expected the name of the class\n' + "  put it in quotes: '7'\n",
  );
  expect(await classProblems({ 'assignment.yaml': swap('bool put', 'real put') })).toBe(
    'small/assignment.yaml:21:7  found the type real, expected one of bool, char, int, long long, string, void\n' +
      '  values of this type cannot be passed in calls yet: let main call the function, and grade in sessions what it prints\n',
  );
  expect(await classProblems({ 'assignment.yaml': swap('title: Small', 'title: "Small') })).toBe(
    'small/assignment.yaml:3:8  found a quote that is never closed, expected a closing quote\n' +
      '  add it where the text ends\n',
  );
  expect(
    await classProblems({ 'assignment.yaml': '"', 'functions.yaml': 'positions:\n  - { args: [1], returns: 1 }\n' }),
  ).toBe(
    'small/assignment.yaml:1:1  found a quote that is never closed, expected a closing quote\n' +
      '  add it where the text ends\n',
  );
});
