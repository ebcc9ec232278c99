import { expect, test } from 'vitest';
import { classFiles, classProblems } from './class-assignment.fixture.ts';
import { loadFiles, swap } from '../small-assignment.fixture.ts';

const board = '........\n........\n........\n...AB...\n...BA...\n........\n........\n........';
const refused = "{ before: start, args: ['', 1], returns: false }";
const made = '{ after: start, about: The start }';

/** Replaces the second call of put, which begins at 34:5, or the given text. */
function told(to: string, from = refused): Promise<string> {
  return classProblems({ 'functions.yaml': swap(from, to) });
}

test('a call of a member begins with a state and lists what has changed', async () => {
  const result = await loadFiles(classFiles);
  const calls = result.kind === 'loaded' ? result.assignment.calls : [];
  const full = Array.from({ length: 8 }, () => '########').join('\n');
  const garbage = Array.from({ length: 8 }, () => '????????').join('\n');
  const rest = { visibility: 'public', points: 1, prints: '' };
  expect(calls.filter(({ function: name }) => name !== 'twice')).toEqual([
    {
      ...rest,
      id: 'functions/Board/1',
      about: 'The start',
      function: 'Board',
      args: [garbage, '?', 99n],
      after: [board, 'A', 0n],
    },
    {
      ...rest,
      id: 'functions/put/1',
      about: 'One piece',
      function: 'put',
      args: [board, 'A', 0n, 'a1', 1n],
      returns: true,
      after: [board.replace('.', 'A'), 'A', 1n, 'a1', 1n],
    },
    {
      ...rest,
      id: 'functions/put/2',
      about: "put('', 1) in position start",
      function: 'put',
      args: [board, 'A', 0n, '', 1n],
      returns: false,
      after: [board, 'A', 0n, '', 1n],
    },
    {
      ...rest,
      id: 'functions/print/1',
      about: 'print()',
      function: 'print',
      args: [full, 'B', -3n],
      after: [full, 'B', -3n],
      prints: 'full',
    },
  ]);
});

test('a constructor finds garbage of every type, which it must overwrite', async () => {
  const result = await loadFiles(classFiles, {
    'assignment.yaml': (text) =>
      text
        .replace('- char cells[8][8]\n', '- bool over\n    - long long key\n    - string name\n')
        .replace(/ {4}- bool put.*\n {4}- void print.*\n/, '')
        .replace('Board: 10, put: 15, print: 10', 'Board: 35')
        .replace('calls: put', 'calls: Board'),
    'functions.yaml':
      'twice:\n  - { args: [2], returns: 4 }\nBoard:\n' +
      '  - after: { over: false, key: 900719925474099312, name: Jo, player: A, moves: 0 }\n',
  });
  const call = result.kind === 'loaded' ? result.assignment.calls.at(-1) : result;
  expect(call).toEqual({
    id: 'functions/Board/1',
    about: 'Board()',
    visibility: 'public',
    points: 1,
    function: 'Board',
    args: [true, 99n, '?', '?', 99n],
    after: [false, 900719925474099312n, 'Jo', 'A', 0n],
    prints: '',
  });
});

test.each([
  [
    'no state',
    "{ args: ['', 1], returns: false }",
    'small/functions.yaml:34:5  found no before, expected the name of a position or a map of all private fields\n',
  ],
  [
    'an unknown position',
    "{ before: strat, args: ['', 1], returns: false }",
    'small/functions.yaml:34:15  found the position strat, expected one of start\n' + '  did you mean start?\n',
  ],
  [
    'a list for a state',
    "{ before: [start], args: ['', 1], returns: false }",
    'small/functions.yaml:34:15  found a list, expected the name of a position or a map of all private fields\n',
  ],
  [
    'a number for a state',
    "{ before: 7, args: ['', 1], returns: false }",
    'small/functions.yaml:34:15  found 7, expected the name of a position or a map of all private fields\n',
  ],
  [
    'an empty name for a state',
    "{ before: '', args: ['', 1], returns: false }",
    'small/functions.yaml:34:15  found an empty text, expected the name of a position or a map of all private fields\n',
  ],
  [
    'a state without its fields',
    "{ before: { player: A, Moves: 1 }, args: ['', 1], returns: false }",
    'small/functions.yaml:34:15  found no cells, expected a value of every private field\n' +
      '  add cells: ...\n' +
      '\n' +
      'small/functions.yaml:34:28  found the field Moves, expected one of cells, player, moves\n' +
      '  did you mean moves?\n',
  ],
  [
    'no arguments',
    '{ before: start, returns: false }',
    'small/functions.yaml:34:5  found no args, expected a list of arguments\n',
  ],
  [
    'too few arguments',
    '{ before: start, args: [a1], returns: false }',
    'small/functions.yaml:34:28  found 1 argument, expected 2: bool Board::put(string square, int times)\n',
  ],
  [
    'the state among the arguments',
    '{ before: start, args: [start, a1, 1], returns: false }',
    'small/functions.yaml:34:28  found 3 arguments, expected 2: bool Board::put(string square, int times)\n' +
      '\n' +
      'small/functions.yaml:34:36  found the text "a1" for int times, expected an int, -2147483648 to 2147483647\n',
  ],
  [
    'a number for a string',
    '{ before: start, args: [12, 1], returns: false }',
    'small/functions.yaml:34:29  found 12 for string square, expected a text of at most 248 ASCII characters without quotes and backslashes\n' +
      "  put it in quotes: '12'\n",
  ],
  [
    'a quote in a string',
    '{ before: start, args: ["\'", 1], returns: false }',
    'small/functions.yaml:34:29  found the text "\'" for string square, expected a text of at most 248 ASCII characters without quotes and backslashes\n',
  ],
  [
    'a backslash in a string',
    "{ before: start, args: ['\\', 1], returns: false }",
    'small/functions.yaml:34:29  found the text "\\\\" for string square, expected a text of at most 248 ASCII characters without quotes and backslashes\n',
  ],
  [
    'a character beyond ASCII',
    '{ before: start, args: [é1, 1], returns: false }',
    'small/functions.yaml:34:29  found the text "é1" for string square, expected a text of at most 248 ASCII characters without quotes and backslashes\n',
  ],
  [
    'no returned value',
    '{ before: start, args: [a1, 2] }',
    'small/functions.yaml:34:5  found no returns, expected the bool that put must return\n' +
      '  verbatim bless small fills it in\n',
  ],
  [
    'an unknown field after',
    '{ before: start, args: [a1, 2], returns: true, after: { move: 1 } }',
    'small/functions.yaml:34:61  found a value after the call for move, expected only cells, player, moves\n' +
      '  did you mean moves?\n',
  ],
  [
    'an argument after',
    '{ before: start, args: [a1, 2], returns: true, after: { times: 1 } }',
    'small/functions.yaml:34:61  found a value after the call for times, which is passed by value, expected only cells, player, moves\n',
  ],
  [
    'a text for an int',
    "{ before: start, args: [a1, 2], returns: true, after: { moves: '1' } }",
    'small/functions.yaml:34:68  found the text "1" for int moves, expected an int, -2147483648 to 2147483647\n' +
      '  drop the quotes: 1\n',
  ],
  [
    'an int beyond its range',
    '{ before: start, args: [a1, 2], returns: true, after: { moves: 2147483648 } }',
    'small/functions.yaml:34:68  found 2147483648 for int moves, expected an int, -2147483648 to 2147483647\n',
  ],
  [
    'a position after',
    '{ before: start, args: [a1, 2], returns: true, after: start }',
    'small/functions.yaml:34:59  found the text "start", expected a map from the private fields that change to their values\n',
  ],
  [
    'a text for a board',
    '{ before: start, args: [a1, 2], returns: true, after: { cells: ". . ." } }',
    'small/functions.yaml:34:68  found the text ". . ." for char cells[8][8], expected a literal block of 8 lines of 8 characters\n' +
      '  write cells: | and its lines below\n',
  ],
  [
    'a list for a board',
    '{ before: start, args: [a1, 2], returns: true, after: { cells: [] } }',
    'small/functions.yaml:34:68  found an empty list for char cells[8][8], expected a literal block of 8 lines of 8 characters\n' +
      '  write cells: | and its lines below\n',
  ],
  [
    'a hidden call without its rationale',
    '{ before: start, args: [a1, 2], returns: true, visibility: hidden }',
    'small/functions.yaml:34:5  found no about, expected what the call tries, because students see nothing else of a hidden call\n',
  ],
  [
    'an unknown key',
    '{ befor: start, args: [a1, 2], returns: true }',
    'small/functions.yaml:34:7  found the key befor, expected one of before, args, returns, after, prints, about, visibility, points, hint\n' +
      '  did you mean before?\n',
  ],
  [
    'the same call twice',
    `${refused}\n  - ${refused}`,
    "small/functions.yaml:35:5  found put('', 1) a second time (see functions/put/2), expected every call once\n" +
      '  drop one of the two, or change its arguments or the state before it\n',
  ],
])('%s is refused', async (_what, call, problem) => {
  expect(await told(call)).toBe(problem);
});

test('the same arguments with another state are another call', async () => {
  expect(await told(`${refused}\n  - { before: next, args: ['', 1], returns: false }`)).toBe(
    'small/functions.yaml:35:15  found the position next, expected one of start\n',
  );
  const next = (text: string) =>
    text
      .replace(refused, `${refused}\n  - { before: next, args: ['', 1], returns: false }`)
      .replace(
        / {2}start:\n( {4}.*\n)*/,
        (start) => start + start.replace('start', 'next').replace('player: A', 'player: B'),
      );
  expect(await classProblems({ 'functions.yaml': next })).toBe('');
});

test.each([
  [
    'a state before',
    '{ before: start, after: start }',
    'small/functions.yaml:17:7  found the key before, expected one of after, prints, about, visibility, points, hint\n',
  ],
  [
    'arguments',
    '{ args: [], after: start }',
    'small/functions.yaml:17:7  found the key args, expected one of after, prints, about, visibility, points, hint\n',
  ],
  [
    'a returned value',
    '{ after: start, returns: 1 }',
    'small/functions.yaml:17:21  found the key returns, expected one of after, prints, about, visibility, points, hint\n',
  ],
  [
    'no state',
    '{ about: The start }',
    'small/functions.yaml:17:5  found no after, expected the name of a position or a map of all private fields\n' +
      '  verbatim bless small fills it in\n',
  ],
  [
    'an unknown position',
    '{ after: begin }',
    'small/functions.yaml:17:14  found the position begin, expected one of start\n',
  ],
  [
    'a part of the state',
    '{ after: { player: A } }',
    'small/functions.yaml:17:14  found no cells, expected a value of every private field\n' +
      '  add cells: ...\n' +
      '\n' +
      'small/functions.yaml:17:14  found no moves, expected a value of every private field\n' +
      '  add moves: ...\n',
  ],
  [
    'the same call twice',
    `${made}\n  - ${made}`,
    'small/functions.yaml:18:5  found Board() a second time (see functions/Board/1), expected every call once\n' +
      '  drop one of the two\n',
  ],
])('%s is refused for a constructor', async (_what, call, problem) => {
  expect(await told(call, made)).toBe(problem);
});
