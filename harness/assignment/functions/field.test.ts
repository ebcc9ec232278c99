import { expect, test } from 'vitest';
import { classProblems } from './class-assignment.fixture.ts';
import { swap } from '../small-assignment.fixture.ts';

/** Replaces a part of the class; its first field begins at 16:7. */
function told(from: string, to: string): Promise<string> {
  return classProblems({ 'assignment.yaml': swap(from, to) });
}

test.each([
  [
    'char cells[8][8]',
    'char cells[8][9]',
    'small/assignment.yaml:16:7  found the type char[8][9], expected one of bool, char, int, long long, string, char[8][8]\n' +
      '  did you mean char[8][8]?\n',
  ],
  [
    'char cells[8][8]',
    'int cells[8][8]',
    'small/assignment.yaml:16:7  found the type int[8][8], expected one of bool, char, int, long long, string, char[8][8]\n',
  ],
  [
    'char cells[8][8]',
    'char[8][8] cells',
    'small/assignment.yaml:16:7  found "char[8][8] cells", expected a type and a name such as int count or char table[8][8]\n',
  ],
  [
    'char player',
    'char player, opponent',
    'small/assignment.yaml:17:7  found "char player, opponent", expected a type and a name such as int count or char table[8][8]\n' +
      '  write each field on a line of its own, after a dash\n',
  ],
  [
    'char player',
    'char &player',
    'small/assignment.yaml:17:7  found "char &player", expected a type and a name such as int count or char table[8][8]\n',
  ],
  [
    'char player',
    'char',
    'small/assignment.yaml:17:7  found "char", expected a type and a name such as int count or char table[8][8]\n',
  ],
  [
    'char player',
    'Char player',
    'small/assignment.yaml:17:7  found the type Char, expected one of bool, char, int, long long, string, char[8][8]\n' +
      '  did you mean char?\n',
  ],
  [
    'char player',
    "'char player = 1'",
    'small/assignment.yaml:17:8  found "char player = 1", expected a type and a name such as int count or char table[8][8]\n',
  ],
  [
    'char player',
    'strang player',
    'small/assignment.yaml:17:7  found the type strang, expected one of bool, char, int, long long, string, char[8][8]\n' +
      '  did you mean string?\n',
  ],
  [
    'char player',
    'int moves',
    'small/assignment.yaml:18:7  found the field moves a second time, expected every field once\n',
  ],
  ['char player', '7', 'small/assignment.yaml:17:7  found 7, expected a private field\n' + "  put it in quotes: '7'\n"],
])('the field %j cannot become %j', async (from, to, problem) => {
  expect(await told(from, to)).toBe(problem);
});

test('fields may have spaces in their brackets, and a semicolon', async () => {
  expect(await told('char cells[8][8]', 'char  cells [ 8 ] [8] ;')).toBe('');
});
