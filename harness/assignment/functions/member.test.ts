import { expect, test } from 'vitest';
import { classFiles, classProblems } from './class-assignment.fixture.ts';
import { loadFiles, swap } from '../small-assignment.fixture.ts';

/** Replaces a part of the class; its first member begins at 20:7. */
function told(from: string, to: string): Promise<string> {
  return classProblems({ 'assignment.yaml': swap(from, to) });
}

test.each([
  [
    'void print()',
    'void print() const',
    'small/assignment.yaml:22:20  found const, expected nothing after the )\n' +
      '  members that are const cannot be graded yet\n',
  ],
  [
    'void print()',
    'char print(real x) const;',
    'small/assignment.yaml:22:18  found the type real, expected one of bool, char, int, long long, string\n' +
      '  values of this type cannot be passed in calls yet: let main call the function, and grade in sessions what it prints\n' +
      '\n' +
      'small/assignment.yaml:22:26  found const, expected nothing after the )\n' +
      '  members that are const cannot be graded yet\n',
  ],
  [
    'void print()',
    'void Board::print()',
    'small/assignment.yaml:22:13  found Board:: before print, expected the prototype as it is written inside the class\n' +
      '  drop Board::\n',
  ],
  [
    'void print()',
    'void print(string s, strang t)',
    'small/assignment.yaml:22:28  found the type strang, expected one of bool, char, int, long long, string\n' +
      '  did you mean string?\n',
  ],
  [
    'void print()',
    'void print(char c[8][8])',
    'small/assignment.yaml:22:18  found the parameter "char c[8][8]", expected a type and a name such as int count or long long &total\n' +
      '  arrays and pointers cannot be passed in calls yet: let main call the function, and grade in sessions what it prints\n',
  ],
  [
    'void print()',
    'void print(int n, char player, int moves)',
    'small/assignment.yaml:22:30  found the parameter player, which has the name of a private field, expected a name of its own for every parameter\n' +
      '  rename it here; callers do not see it\n' +
      '\n' +
      'small/assignment.yaml:22:42  found the parameter moves, which has the name of a private field, expected a name of its own for every parameter\n' +
      '  rename it here; callers do not see it\n',
  ],
  [
    'void print()',
    'void print',
    'small/assignment.yaml:22:7  found "void print", expected a prototype such as int largest(int first, int second)\n',
  ],
  [
    'void print()',
    '~Board()',
    'small/assignment.yaml:22:7  found "~Board()", expected a prototype such as int largest(int first, int second)\n',
  ],
  [
    'void print()',
    'void put()',
    'small/assignment.yaml:22:7  found the function put a second time, expected every function once\n' +
      '  one function name, one prototype: drop this one or rename it\n' +
      '\n' +
      'small/assignment.yaml:37:46  found marks for print, expected one of twice, Board, put\n' +
      '\n' +
      'small/functions.yaml:35:1  found calls of print, expected one of twice, Board, put\n',
  ],
  [
    'void print()',
    'void twice(int n)',
    'small/assignment.yaml:22:7  found the function twice a second time, expected every function once\n' +
      '  one function name, one prototype: drop this one or rename it\n' +
      '\n' +
      'small/assignment.yaml:37:46  found marks for print, expected one of twice, Board, put\n' +
      '\n' +
      'small/functions.yaml:35:1  found calls of print, expected one of twice, Board, put\n',
  ],
  [
    'void print()',
    'void positions()',
    'small/assignment.yaml:22:7  found the function positions, expected another name, because functions.yaml lists the states of a class under positions\n' +
      '\n' +
      'small/assignment.yaml:37:3  found no marks for positions, expected the marks of every required function\n' +
      '\n' +
      'small/assignment.yaml:37:46  found marks for print, expected one of twice, Board, put, positions\n' +
      '\n' +
      'small/functions.yaml:35:1  found calls of print, expected one of twice, Board, put, positions\n',
  ],
  [
    'Board()',
    'Board(int moves)',
    'small/assignment.yaml:20:13  found parameters of the constructor, expected Board()\n' +
      '  constructors with parameters cannot be graded yet\n',
  ],
  [
    'Board()',
    'Board(',
    'small/assignment.yaml:20:13  found the end of the prototype, expected )\n' +
      '  close the bracket, and write each prototype on a line of its own, after a dash\n',
  ],
  ['Board()', 'Board() : moves(0)', 'small/assignment.yaml:20:16  found ": moves(0)", expected nothing after the )\n'],
  [
    'Board()',
    'void Board()',
    'small/assignment.yaml:20:7  found a type before the name of the constructor, expected Board()\n' +
      '  drop the type\n',
  ],
  [
    'Board()',
    'Board copy()',
    'small/assignment.yaml:20:7  found the type Board, expected one of bool, char, int, long long, string, void\n' +
      '  values of this type cannot be passed in calls yet: let main call the function, and grade in sessions what it prints\n' +
      '\n' +
      'small/assignment.yaml:37:3  found no marks for copy, expected the marks of every required function\n' +
      '\n' +
      'small/assignment.yaml:37:26  found marks for Board, expected one of twice, copy, put, print\n' +
      '\n' +
      'small/functions.yaml:16:1  found calls of Board, expected one of twice, copy, put, print\n',
  ],
  [
    'Board()',
    'Board::Board()',
    'small/assignment.yaml:20:8  found Board:: before Board, expected the prototype as it is written inside the class\n' +
      '  drop Board::\n',
  ],
])('the member %j cannot become %j', async (from, to, problem) => {
  expect(await told(`    - ${from}`, `    - ${to.includes(':') ? `'${to}'` : to}`)).toBe(problem);
});

test('members may return strings and have references of their own', async () => {
  const result = await loadFiles(classFiles, {
    'assignment.yaml': swap('void print()', 'string print(int &width, string &frame);'),
    'functions.yaml': (text) =>
      text.replace(
        '    args: []\n    prints: full\n',
        "    args: [3, '-']\n    after: { frame: '---' }\n    returns: ''\n",
      ),
  });
  const loaded = result.kind === 'loaded' ? result.assignment : undefined;
  expect(loaded?.functions.at(-1)?.text).toBe('string Board::print(int &width, string &frame)');
  const call = loaded?.calls.at(-1);
  expect([call?.args.slice(1), call?.returns, call?.after.slice(1)]).toEqual([
    ['B', -3n, 3n, '-'],
    '',
    ['B', -3n, 3n, '---'],
  ]);
});
