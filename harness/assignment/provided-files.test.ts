import { expect, test } from 'vitest';
import { classProblems } from './functions/class-assignment.fixture.ts';
import { swap } from './small-assignment.fixture.ts';

function told(from: string, to: string): Promise<string> {
  return classProblems({ 'assignment.yaml': swap(from, to) });
}

test.each([
  [
    '[Board.h]',
    '[Board.h, board.h]',
    'small/assignment.yaml:6:21  found the file name board.h a second time, expected names that differ in more than letter case\n',
  ],
  [
    '[Board.h]',
    '[Board.h, game.cpp]',
    'small/assignment.yaml:6:21  found the file name game.cpp a second time, expected names that differ in more than letter case\n',
  ],
  [
    '[Board.h]',
    '[Board.h, Boards.h]',
    'small/assignment.yaml:6:21  found the file Boards.h, which is not in handout, expected one of Board.h\n' +
      '  did you mean Board.h?\n',
  ],
  [
    '[Board.h]',
    '[Board.h, notes.txt]',
    'small/assignment.yaml:6:21  found the file notes.txt, which is not in handout, expected one of Board.h\n' +
      '  put it there\n',
  ],
  [
    '[Board.h]',
    '[Board.h, handout/Board.h]',
    'small/assignment.yaml:6:21  found the file name "handout/Board.h", expected a name of letters, digits, ., - and _, without a folder\n',
  ],
  ['[Board.h]', 'Board.h', 'small/assignment.yaml:6:11  found the text "Board.h", expected a list of file names\n'],
])('in the provided files %j cannot become %j', async (from, to, problem) => {
  expect(await told(from, to)).toBe(problem);
});

test('a provided file needs a handout and must be readable', async () => {
  expect(await classProblems({ 'handout/Board.h': null })).toBe(
    'small/assignment.yaml:6:12  found the file Board.h, which is not in handout, expected a file in handout, but it has none\n' +
      '  put it there\n',
  );
  expect(await classProblems({ 'handout/Board.h': null, 'handout/Board.h/Board.h': '' })).toBe(
    'small/handout/Board.h  found a folder, expected a readable file\n',
  );
});
