import { expect, test } from 'vitest';
import { sharedCode } from './shared-code.ts';

const board = `// The board.
#pragma once
#include <string>

struct Board {   /* four by four */
    int beads[4][4];

    bool isFull() const;
};
`;
const fill = `for (int row = 0; row < 4; row++)
{
    for (int column = 0; column < 4; column++)
    {
        board.beads[row][column] = 0;
    }
}
`;
const texts = {
  'Board.h': board,
  'Board.cpp': '#include "Board.h"\nbool Board::isFull() const { return false; }\n',
  'opponent.cpp': `#include "Board.h"\nint main() {\n  Board board;\n${fill}}\n`,
  'referee.cpp': `#include "Board.h"\n// a comment\nint main() {\n  Board board;\n  board.isFull();\n\n${fill.replaceAll('    ', '\t')}}\n`,
};

function measured(files: Readonly<Record<string, string>>, others: readonly string[] = ['Board.cpp']) {
  const sources = Object.entries(files).map(([name, text]) => ({ name, text, provided: false }));
  return sharedCode(sources, [
    { id: 'opponent', sources: ['opponent.cpp', ...others] },
    { id: 'referee', sources: ['referee.cpp', ...others] },
  ]);
}

test('lines of code are shared when both programs compile them; comments and blank lines do not count', () => {
  // Board.h has 6, Board.cpp 2, opponent.cpp 3 + 7 + 1, referee.cpp 4 + 7 + 1.
  expect(measured(texts)).toEqual({
    programs: ['opponent', 'referee'],
    lines: 31,
    shared: 8,
    twice: [
      {
        lines: 8,
        places: [
          { file: 'opponent.cpp', line: 4 },
          { file: 'referee.cpp', line: 7 },
        ],
      },
    ],
  });
});

test('a header that only one of them includes is not shared', () => {
  const referee = 'int main() { return 0; }\n';
  expect(measured({ ...texts, 'referee.cpp': referee }, [])).toMatchObject({ lines: 18, shared: 0, twice: [] });
});

test('headers that include each other are counted once', () => {
  const files = { 'a.h': '#include "b.h"\n', 'b.h': '#include "a.h"\n', 'opponent.cpp': '#include "a.h"\n' };
  expect(measured(files, [])).toMatchObject({ lines: 3, shared: 0 });
});

test('a few lines that are alike by chance are not reported', () => {
  const short = 'int main() {\n  int a;\n}\n}\n}\n}\n';
  expect(measured({ 'opponent.cpp': short, 'referee.cpp': short }, []).twice).toEqual([]);
});
