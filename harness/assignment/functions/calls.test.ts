import { expect, test } from 'vitest';
import { loadSmall, problemsOf, swap } from '../small-assignment.fixture.ts';

const four = '{ args: [4], returns: true, about: Four }';
const halved =
  "  - args: [9007199254740993, 'x']\n    after: { n: 4503599627370496 }\n" +
  '    prints: |\n      x\n    hint: Whole numbers only\n';

/** Replaces the first call of isEven, which begins at 2:5. */
function toldOfFour(call: string): Promise<string> {
  return problemsOf({ 'functions.yaml': swap(four, call) });
}

/** Replaces the call of halve, which begins at 5:5. */
function toldOfHalve(call: string): Promise<string> {
  return problemsOf({ 'functions.yaml': swap(halved, call) });
}

test.each([
  [
    'a leading zero',
    '{ args: [0122], returns: true }',
    'small/functions.yaml:2:14  found 0122 for int n, expected an int, -2147483648 to 2147483647\n' +
      '  drop the leading zeros: 122\n',
  ],
  [
    'a number that is too big for an int',
    '{ args: [2147483648], returns: true }',
    'small/functions.yaml:2:14  found 2147483648 for int n, expected an int, -2147483648 to 2147483647\n',
  ],
  [
    'an exponent',
    '{ args: [1e3], returns: true }',
    'small/functions.yaml:2:14  found 1e3 for int n, expected an int, -2147483648 to 2147483647\n' +
      '  write out all its digits\n',
  ],
  [
    'a fraction without decimals',
    '{ args: [12.0], returns: true }',
    'small/functions.yaml:2:14  found 12.0 for int n, expected an int, -2147483648 to 2147483647\n' +
      '  drop the point: 12\n',
  ],
  [
    'a number in quotes',
    "{ args: ['12'], returns: true }",
    'small/functions.yaml:2:14  found the text "12" for int n, expected an int, -2147483648 to 2147483647\n' +
      '  drop the quotes: 12\n',
  ],
  [
    'a list for a number',
    '{ args: [[1]], returns: true }',
    'small/functions.yaml:2:14  found a list for int n, expected an int, -2147483648 to 2147483647\n',
  ],
  [
    'nothing for a number',
    '{ args: [~], returns: true }',
    'small/functions.yaml:2:14  found nothing for int n, expected an int, -2147483648 to 2147483647\n',
  ],
  [
    'too many arguments',
    '{ args: [4, 5], returns: true }',
    'small/functions.yaml:2:13  found 2 arguments, expected 1: bool isEven(int n)\n',
  ],
  [
    'too few arguments',
    '{ args: [], returns: true }',
    'small/functions.yaml:2:13  found 0 arguments, expected 1: bool isEven(int n)\n',
  ],
  [
    'no arguments at all',
    '{ returns: true }',
    'small/functions.yaml:2:5  found no args, expected a list of arguments\n',
  ],
  [
    'one argument without its brackets',
    '{ args: 4, returns: true }',
    'small/functions.yaml:2:13  found 4, expected a list of arguments\n',
  ],
  [
    'a missing returned value',
    '{ args: [4] }',
    'small/functions.yaml:2:5  found no returns, expected the bool that isEven must return\n' +
      '  verbatim bless small fills it in\n',
  ],
  [
    'a misspelt key, once',
    '{ args: [4], retruns: true }',
    'small/functions.yaml:2:18  found the key retruns, ' +
      'expected one of args, returns, after, prints, about, visibility, points, hint\n  did you mean returns?\n',
  ],
  [
    'a returned value of another type',
    '{ args: [4], returns: yes }',
    'small/functions.yaml:2:27  found the text "yes" for what isEven returns, expected true or false\n' +
      '  write true, without quotes\n',
  ],
  [
    'a number for a bool',
    '{ args: [4], returns: 0 }',
    'small/functions.yaml:2:27  found 0 for what isEven returns, expected true or false\n' +
      '  write false, without quotes\n',
  ],
  [
    'a value after the call where nothing can change',
    '{ args: [4], returns: true, after: { n: 4 } }',
    'small/functions.yaml:2:42  found a value after the call for n, which is passed by value, ' +
      'expected no after, because nothing is passed by reference\n',
  ],
  [
    'a hidden call that does not say what it tries',
    '{ args: [4], returns: true, visibility: hidden }',
    'small/functions.yaml:2:5  found no about, ' +
      'expected what the call tries, because students see nothing else of a hidden call\n',
  ],
  [
    'a misspelt visibility',
    '{ args: [4], returns: true, visibility: publc }',
    'small/functions.yaml:2:45  found the text "publc", expected public or hidden\n  did you mean public?\n',
  ],
  [
    'no points',
    '{ args: [4], returns: true, points: 0 }',
    'small/functions.yaml:2:41  found 0, expected a number of points above 0\n',
  ],
  [
    'an empty hint',
    "{ args: [4], returns: true, hint: '' }",
    'small/functions.yaml:2:39  found an empty text, expected a hint for the student\n',
  ],
  [
    'a number that was meant as a text',
    '{ args: [4], returns: true, prints: 0122 }',
    "small/functions.yaml:2:41  found 0122, expected the text that the call prints\n  put it in quotes: '0122'\n",
  ],
  [
    'the same call twice',
    `${four}\n  - { args: [4], returns: false }`,
    'small/functions.yaml:3:5  found isEven(4) a second time (see functions/isEven/1), expected every call once\n' +
      '  drop one of the two, or change its arguments\n',
  ],
  [
    'several mistakes in one call',
    "{ args: ['4'], returns: 1, after: { m: 01 }, pionts: 2, visibility: hidden }",
    'small/functions.yaml:2:5  found no about, ' +
      'expected what the call tries, because students see nothing else of a hidden call\n\n' +
      'small/functions.yaml:2:14  found the text "4" for int n, expected an int, -2147483648 to 2147483647\n' +
      '  drop the quotes: 4\n\n' +
      'small/functions.yaml:2:29  found 1 for what isEven returns, expected true or false\n' +
      '  write true, without quotes\n\n' +
      'small/functions.yaml:2:41  found a value after the call for m, ' +
      'expected no after, because nothing is passed by reference\n\n' +
      'small/functions.yaml:2:50  found the key pionts, ' +
      'expected one of args, returns, after, prints, about, visibility, points, hint\n  did you mean points?\n',
  ],
])('%s is refused', async (_what, call, told) => {
  expect(await toldOfFour(call)).toBe(told);
});

test.each([
  [
    'a void function that returns',
    "  - { args: [4, 'x'], after: { n: 2 }, returns: 2 }\n",
    'small/functions.yaml:5:40  found returns for halve, expected none, because the function is void\n' +
      '  drop returns; write what the function changes under after, and what it prints under prints\n',
  ],
  [
    'a missing value after the call',
    "  - args: [4, 'x']\n",
    'small/functions.yaml:5:5  found no after, expected the new values of reference parameters that halve changes (n), or {} if it changes none\n' +
      '  verbatim bless small fills it in\n',
  ],
  [
    'a misspelt after, once',
    "  - args: [4, 'x']\n    afetr: { n: 2 }\n",
    'small/functions.yaml:6:5  found the key afetr, ' +
      'expected one of args, returns, after, prints, about, visibility, points, hint\n  did you mean after?\n',
  ],
  [
    'another parameter after the call',
    "  - { args: [4, 'x'], after: { n: 2, mark: y } }\n",
    'small/functions.yaml:5:38  found a value after the call for mark, which is passed by value, expected only n\n',
  ],
  [
    'a value in the wrong letter case, once',
    "  - { args: [4, 'x'], after: { N: 2 } }\n",
    'small/functions.yaml:5:32  found a value after the call for N, expected only n\n  did you mean n?\n',
  ],
  [
    'a number beyond long long',
    "  - { args: [9223372036854775808, 'x'], after: { n: -9223372036854775809 } }\n",
    'small/functions.yaml:5:14  found 9223372036854775808 for long long n, ' +
      'expected a long long, -9223372036854775808 to 9223372036854775807\n\n' +
      'small/functions.yaml:5:53  found -9223372036854775809 for long long n, ' +
      'expected a long long, -9223372036854775808 to 9223372036854775807\n',
  ],
  [
    'more than one character for a char',
    '  - { args: [4, xy], after: { n: 2 } }\n',
    'small/functions.yaml:5:17  found the text "xy" for char mark, expected one character, such as \'A\'\n',
  ],
  [
    'a character of several bytes',
    '  - { args: [4, é], after: { n: 2 } }\n',
    'small/functions.yaml:5:17  found the text "é" for char mark, expected one character, such as \'A\'\n',
  ],
  [
    'a digit that was meant as a character',
    '  - { args: [4, 1], after: { n: 2 } }\n',
    "small/functions.yaml:5:17  found 1 for char mark, expected one character, such as 'A'\n" +
      "  put it in quotes: '1'\n",
  ],
])('%s is refused', async (_what, call, told) => {
  expect(await toldOfHalve(call)).toBe(told);
});

test('both ends of a range are inside it', async () => {
  const result = await loadSmall({
    'functions.yaml': `isEven:
  - { args: [2147483647], returns: false }
  - { args: [-2147483648], returns: true }
halve:
  - { args: [9223372036854775807, "\\n"], after: { n: -9223372036854775808 } }
`,
  });
  expect(result.kind === 'loaded' ? result.assignment.calls.map(({ args, after }) => [args, after]) : result).toEqual([
    [[2147483647n], [2147483647n]],
    [[-2147483648n], [-2147483648n]],
    [
      [9223372036854775807n, '\n'],
      [-9223372036854775808n, '\n'],
    ],
  ]);
});

test('calls of a function that is not required suggest the closest one', async () => {
  expect(await problemsOf({ 'functions.yaml': swap('isEven:', 'iseven:') })).toBe(
    'small/functions.yaml:1:1  found calls of iseven, expected one of isEven, halve\n  did you mean isEven?\n',
  );
});

test('a function needs a list of calls', async () => {
  expect(await problemsOf({ 'functions.yaml': 'isEven: { args: [4], returns: true }\nhalve: []\n' })).toBe(
    'small/functions.yaml:1:9  found a map, expected a list of calls\n\n' +
      'small/functions.yaml:2:8  found an empty list, expected at least one call\n',
  );
});

test('a faulty prototype causes no further messages about its calls', async () => {
  expect(await problemsOf({ 'assignment.yaml': swap('int n', 'real n') })).toBe(
    'small/assignment.yaml:9:17  found the type real, expected one of bool, char, int, long long, string\n' +
      '  values of this type cannot be passed in calls yet: let main call the function, and grade in sessions what it prints\n',
  );
});
