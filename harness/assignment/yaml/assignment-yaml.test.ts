import { expect, test } from 'vitest';
import { problemsOf, swap } from '../small-assignment.fixture.ts';

test.each([
  ['format: 1', 'format: 2', '1:9  found 2, expected 1'],
  ['format: 1', "format: '1'", '1:9  found the text "1", expected 1\n  drop the quotes: 1'],
  ['id: small', 'id: smal', '2:5  found the id smal, expected small, the name of the folder\n  rename one of the two'],
  ['title: Small', 'title: 2021', "3:8  found 2021, expected the title of the assignment\n  put it in quotes: '2021'"],
  ['title: Small', 'title:', '3:7  found nothing, expected the title of the assignment'],
  ['title: Small', "title: ' '", '3:8  found the text " ", expected the title of the assignment'],
  ['[small.cpp]', '[]', '5:8  found an empty list, expected at least one file name'],
  ['[small.cpp]', 'small.cpp', '5:8  found the text "small.cpp", expected a list of file names'],
  [
    '[small.cpp]',
    '[src/small.cpp]',
    '5:9  found the file name "src/small.cpp", expected a name of letters, digits, ., - and _, without a folder',
  ],
  [
    '[small.cpp]',
    '[small.cpp, Small.cpp]',
    '5:20  found the file name Small.cpp a second time, expected names that differ in more than letter case',
  ],
  ['c++17', 'C++17', '6:20  found the text "C++17", expected a standard such as c++17'],
  ['[-Wall]', '[Wall]', '6:35  found the text "Wall", expected a flag such as -Wall'],
  ['[-Wall]', '-Wall', '6:34  found the text "-Wall", expected a list of flags'],
  ['seconds: 20', 'seconds: 0', '6:52  found 0, expected a number of seconds above 0'],
  ['seconds: 20', 'seconds: 20s', '6:52  found the text "20s", expected a number of seconds above 0'],
  ['memory-mib: 256', 'memory-mib: 0.5', '7:56  found 0.5, expected a whole number of MiB above 0'],
  ['output-kib: 8', 'output-kib: 8.0', '7:73  found 8.0, expected a whole number of KiB above 0\n  drop the point: 8'],
  [
    'wall-seconds: 3',
    'wal-seconds: 3',
    '7:27  found the key wal-seconds, expected one of cpu-seconds, wall-seconds, memory-mib, output-kib, budget-cpu-seconds, budget-wait-seconds\n' +
      '  did you mean wall-seconds?',
  ],
  ['seed: 7', 'seed: 2147483648', '14:7  found 2147483648, expected a whole number from 0 to 2147483647'],
  ['seed: 7', 'seed: -7', '14:7  found -7, expected a whole number from 0 to 2147483647'],
  ['title: Small', '', '1:1  found no title, expected the title of the assignment'],
])('%s cannot become %s', async (from, to, told) => {
  expect(await problemsOf({ 'assignment.yaml': swap(from, to) })).toBe(`small/assignment.yaml:${told}\n`);
});

test('many mistakes in one file are reported in one go', async () => {
  expect(await problemsOf({ 'assignment.yaml': 'id: small\nfiles: x\nbuild:\nlimits: []\nmarking: { groups: 100 }\n' }))
    .toMatchInlineSnapshot(`
      "small/assignment.yaml:1:1  found no title, expected the title of the assignment

      small/assignment.yaml:2:8  found the text "x", expected a list of file names

      small/assignment.yaml:3:7  found nothing, expected a map with the keys standard, flags, seconds

      small/assignment.yaml:4:9  found an empty list, expected a map with the keys cpu-seconds, wall-seconds, memory-mib, output-kib, budget-cpu-seconds, budget-wait-seconds

      small/assignment.yaml:5:20  found 100, expected a map with the keys functions, transcripts, properties, policy

      small/functions.yaml:1:1  found calls of isEven, expected no calls, because assignment.yaml requires no functions

      small/functions.yaml:4:1  found calls of halve, expected no calls, because assignment.yaml requires no functions
      "
    `);
});

test.each([
  ['dialect: plain', 'dialect: plan', '11:10  found the dialect plan, expected one of plain\n  did you mean plain?'],
  ['dialect: plain', 'dialect: 2021', "11:10  found 2021, expected the name of a dialect\n  put it in quotes: '2021'"],
  ["prompt: 'n? '", 'prompt: 1', "13:55  found 1, expected a text\n  put it in quotes: '1'"],
  ['about: The usual words, ', '', '13:10  found no about, expected what this dialect is'],
])('in the dialects %s cannot become %s', async (from, to, told) => {
  expect(await problemsOf({ 'assignment.yaml': swap(from, to) })).toBe(`small/assignment.yaml:${told}\n`);
});

test('an assignment needs a dialect', async () => {
  const none = await problemsOf({ 'assignment.yaml': (text) => text.replace(/dialects:\n .*\n/, 'dialects: {}\n') });
  expect(none).toBe(
    'small/assignment.yaml:11:10  found the dialect plain, expected one listed under dialects, but none are listed\n',
  );
});

test('all dialects must have the same texts', async () => {
  const second =
    "  short: { about: Terse, wording: { promt: '?', even: Y, odd: N } }\n  none: { about: x, wording: {} }\n";
  const session = 'about: x\nsession: |\n  n? «4»\n';
  const sessions = { 'transcripts/short/01-even.yaml': session, 'transcripts/none/01-even.yaml': session };
  const problems = await problemsOf({ 'assignment.yaml': swap('seed: 7\n', `${second}seed: 7\n`), ...sessions });
  expect(problems).toMatchInlineSnapshot(`
    "small/assignment.yaml:14:37  found the wording promt, expected the names that the dialect plain has
      did you mean prompt?

    small/assignment.yaml:14:58  found the wording odd, expected the names that the dialect plain has

    small/assignment.yaml:15:21  found no wording prompt in the dialect none, expected the names that the dialect plain has
      add it; '' if this dialect prints nothing there

    small/assignment.yaml:15:21  found no wording even in the dialect none, expected the names that the dialect plain has
      add it; '' if this dialect prints nothing there
    "
  `);
});

test.each([
  [
    'plays: numbers, ',
    '',
    '16:12  found neither plays nor calls, expected exactly one of the two\n' +
      '  plays: <what is typed> for whole programs, calls: <function> for calls',
  ],
  [
    'plays: numbers',
    'plays: numbers, calls: isEven',
    '16:12  found both plays and calls, expected exactly one of the two\n' +
      '  plays: <what is typed> for whole programs, calls: <function> for calls',
  ],
  [
    'plays: numbers',
    'play: numbers',
    '16:14  found the key play, expected one of plays, calls, values, only-if, program, runs, points, about\n  did you mean plays?',
  ],
  ['calls: isEven', 'calls: isOdd', '17:20  found the function isOdd, expected one of isEven, halve'],
  [
    'calls: isEven',
    'calls: iseven',
    '17:20  found the function iseven, expected one of isEven, halve\n  did you mean isEven?',
  ],
  ['runs: 10', 'runs: 0', '16:36  found 0, expected a number of runs from 1 to 100000'],
  [
    'runs: 10',
    'runs: 1_000',
    '16:36  found the text "1_000", expected a number of runs from 1 to 100000\n  write the digits alone: 1000',
  ],
  ['points: 2.5', 'points: -1', '17:46  found -1, expected a number of points above 0'],
  ['about: Random numbers', 'about: ', '16:48  found nothing, expected what the runs try'],
  [
    '  numbers:',
    "  'odd numbers':",
    '16:3  found the property name "odd numbers", expected letters, digits, - and _, and at most one /, because it becomes part of an id',
  ],
])('in the properties %s cannot become %s', async (from, to, told) => {
  expect(await problemsOf({ 'assignment.yaml': swap(from, to) })).toBe(`small/assignment.yaml:${told}\n`);
});

test('a property of a function with a faulty prototype is not reported', async () => {
  expect(await problemsOf({ 'assignment.yaml': swap('bool isEven', 'isEven') })).toBe(
    'small/assignment.yaml:9:5  found "isEven(int n)", expected a prototype such as int largest(int first, int second)\n',
  );
});
