import { expect, test } from 'vitest';
import { classFiles } from './class-assignment.fixture.ts';
import { loadFiles, problemsOf, smallFiles, swap } from '../small-assignment.fixture.ts';

const lines = `shows:
  n:
    digits: [{ name: position, count: 4 }]
    picture: ['# #', '# -']
    places: ['a b', 'c d']
    cells: .X
dialect: plain
`;
const withShows = (from = '', to = '') => ({
  'assignment.yaml': swap('dialect: plain\n', from === '' ? lines : swap(from, to)(lines)),
});

test('the drawing of a value applies to every parameter of that name', async () => {
  const result = await loadFiles(smallFiles, withShows());
  const shown = {
    kind: 'digits',
    parts: [{ name: 'position', count: 4 }],
    picture: ['# #', '# -'],
    places: ['a b', 'c d'],
    cells: '.X',
  };
  expect(result.kind === 'loaded' && result.assignment.functions.map(({ parameters }) => parameters)).toEqual([
    [{ name: 'n', type: 'int', passing: 'value', shown }],
    [
      { name: 'n', type: 'long long', passing: 'reference', shown },
      { name: 'mark', type: 'char', passing: 'value' },
    ],
  ]);
});

test('a board of a class has names for its columns and rows', async () => {
  const shows = "shows:\n  cells: { columns: abcdefgh, rows: '12345678' }\ndialect: plain\n";
  const result = await loadFiles(classFiles, { 'assignment.yaml': swap('dialect: plain\n', shows) });
  const members = result.kind === 'loaded' ? result.assignment.functions.slice(1) : [];
  expect(members.map(({ parameters }) => parameters[0]?.shown)).toEqual(
    members.map(() => ({ kind: 'board', columns: 'abcdefgh', rows: '12345678' })),
  );
});

test.each([
  ['  n:\n', '  m:\n', '12:3  found the value m, expected the name of a parameter, a private field or a function\n'],
  ['  n:\n', '  isEven:\n', '12:3  found isEven, which is bool, expected an int or a long long\n'],
  [
    "places: ['a b', 'c d']",
    "places: ['a b', 'c ']",
    '15:13  found places of another size than the picture, expected lines of the same lengths in both\n',
  ],
  ['c d', 'c .', '15:13  found no d, expected a letter from a to d for each digit, and . elsewhere\n'],
  [
    '    cells: .X\n',
    '',
    '13:5  found too little to draw it, expected digits, picture, places and cells, or columns and rows\n',
  ],
  [
    '    cells: .X\n',
    '    cells: .X\n    marked-by: [m]\n',
    '17:17  found the parameter m, expected the name of a parameter\n',
  ],
])('%j cannot become %j', async (from, to, problem) => {
  expect(await problemsOf(withShows(from, to))).toContain(`small/assignment.yaml:${problem}`);
});
