import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commentedOutLines } from './commented-out.ts';

/** The lines that are code, one by one. */
function codeAmong(text: string): string[] {
  const lines = text.split('\n');
  const code = commentedOutLines(lines);
  return lines.filter((_line, index) => code.has(index));
}

test.each([
  'x = 3;',
  'int count;',
  'int i = 0, j;',
  'std::vector<int> list;',
  'string name = "a b";',
  'cout << "Player " << n << "\'s move: ";',
  'swap(a, b);',
  'return -1;',
  'break;',
  'if (x > 3)',
  'else if (grid[i] == 0) {',
  'for (int i = 0; i < n; i++)',
  'while (true) {',
  'int main() {',
  '#include <cmath>',
  '#define SIZE 16',
  'i++;',
  'delete[] list;',
  'case 1: x = 2;',
  'x = 1; // one',
])('%j is code', (line) => {
  expect(codeAmong(line)).toEqual([line]);
});

test.each([
  'the number of rows',
  'for each player (1 or 2);',
  'if a player wins, the game is over;',
  'if (and only if) it is empty',
  'rows (0-7); columns (a-h)',
  'returns the state of the position;',
  'return the state of the position;',
  'position = 4 * row + column',
  'x is 1 or 2; y is 3;',
  "don't change the grid;",
  'new game; same players;',
  'int to string;',
  'see https://example.org/a;b',
  '# of pieces',
  'first half. second half;',
  '下一个玩家;',
  'done;',
  'gridState(grid, pos)',
  '',
])('%j is a sentence', (line) => {
  expect(codeAmong(line)).toEqual([]);
});

test('a statement of several lines is code, and the sentence above it is not', () => {
  expect(codeAmong('print everything\ncout << a\n     << b;\nthat is all')).toEqual(['cout << a', '     << b;']);
});

test('no sentence of plain words is ever code', () => {
  const word = fc.stringMatching(/^[a-z]{2,8}$/).map((letters) => `${letters}ly`);
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 3, maxLength: 8 }),
      fc.constantFrom(';', '.', ':', '', ' {'),
      (words, end) => {
        expect(codeAmong(words.join(' ') + end)).toEqual([]);
      },
    ),
  );
});
