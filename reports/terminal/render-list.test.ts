import { expect, test } from 'vitest';
import { plainPalette } from './palette.ts';
import { renderList } from './render-list.ts';

const style = { width: 80, palette: plainPalette };

test('each assignment has its files and the numbers of its cases, or the number of its mistakes', () => {
  const numbers = { calls: 1, sessions: 26, conversations: 0, randomRuns: 400 };
  expect(
    renderList(
      [
        { kind: 'loaded', id: 'domineering', title: 'Domineering', files: ['domineering.cpp'], ...numbers },
        { kind: 'invalid', id: 'hex', mistakes: 2 },
      ],
      style,
    ),
  ).toMatchInlineSnapshot(`
    "domineering  Domineering
      domineering.cpp
      1 golden call, 26 golden sessions, 0 conversations, 400 random runs
    hex
      2 mistakes; verbatim lint shows them
    "
  `);
});

test('a course without assignments has an empty list', () => {
  expect(renderList([], style)).toBe('no assignments\n');
});
