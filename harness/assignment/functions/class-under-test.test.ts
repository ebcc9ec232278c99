import { expect, test } from 'vitest';
import { classFiles, classProblems } from './class-assignment.fixture.ts';
import { loadFiles, swap } from '../small-assignment.fixture.ts';

function told(from: string, to: string): Promise<string> {
  return classProblems({ 'assignment.yaml': swap(from, to) });
}

test('the members of a class follow the functions, with the private state in front of their parameters', async () => {
  const result = await loadFiles(classFiles);
  const loaded = result.kind === 'loaded' ? result.assignment : undefined;
  const state = [
    { name: 'cells', type: 'char[8][8]', passing: 'reference' },
    { name: 'player', type: 'char', passing: 'reference' },
    { name: 'moves', type: 'int', passing: 'reference' },
  ];
  expect(loaded?.class).toEqual({ name: 'Board', header: 'Board.h', file: 'Board.cpp' });
  expect(loaded?.functions).toEqual([
    {
      name: 'twice',
      returns: 'int',
      parameters: [{ name: 'n', type: 'int', passing: 'value' }],
      text: 'int twice(int n)',
    },
    {
      name: 'Board',
      returns: 'void',
      parameters: state,
      text: 'Board::Board()',
      member: { kind: 'constructor', class: 'Board', fields: 3 },
    },
    {
      name: 'put',
      returns: 'bool',
      parameters: [
        ...state,
        { name: 'square', type: 'string', passing: 'value' },
        { name: 'times', type: 'int', passing: 'value' },
      ],
      text: 'bool Board::put(string square, int times)',
      member: { kind: 'method', class: 'Board', fields: 3 },
    },
    {
      name: 'print',
      returns: 'void',
      parameters: state,
      text: 'void Board::print()',
      member: { kind: 'method', class: 'Board', fields: 3 },
    },
  ]);
});

test.each([
  [
    'name: Board',
    "name: 'My Board'",
    'small/assignment.yaml:12:9  found the class "My Board", expected a name in C++ such as LinesOfAction\n',
  ],
  [
    'header: Board.h',
    'header: board.h',
    'small/assignment.yaml:13:11  found the header board.h, expected one of the provided files: Board.h\n' +
      '  did you mean Board.h?\n',
  ],
  [
    'header: Board.h',
    'header: game.cpp',
    'small/assignment.yaml:13:11  found the header game.cpp, expected one of the provided files: Board.h\n',
  ],
  [
    'provided: [Board.h]\n',
    '',
    'small/assignment.yaml:12:11  found the header Board.h, expected one of the provided files, but none are listed\n',
  ],
  [
    'file: Board.cpp',
    'file: board.cpp',
    'small/assignment.yaml:14:9  found the file board.cpp, expected one of the files to hand in: Board.cpp, game.cpp\n' +
      '  did you mean Board.cpp?\n',
  ],
  [
    'file: Board.cpp',
    'source: Board.cpp',
    'small/assignment.yaml:12:3  found no file, expected the name of a file that students hand in\n' +
      '\n' +
      'small/assignment.yaml:14:3  found the key source, expected one of name, header, file, state, members\n',
  ],
  [
    '  state:\n',
    '  stat:\n',
    'small/assignment.yaml:15:3  found the key stat, expected one of name, header, file, state, members\n' +
      '  did you mean state?\n',
  ],
  [
    'class:\n  name',
    'clas:\n  name',
    'small/assignment.yaml:11:1  found the key clas, expected one of format, id, title, course, files, provided, programs, shared-code, class, build, limits, functions, shows, dialect, dialects, seed, ends, values, properties, marking\n' +
      '  did you mean class?\n',
  ],
])('in the class %j cannot become %j', async (from, to, problem) => {
  expect(await told(from, to)).toBe(problem);
});
