import { expect, test } from 'vitest';
import { inferAssignment } from './infer-assignment.ts';

const known = [
  { id: 'domineering', files: ['domineering.cpp'] },
  { id: 'hex', files: ['hex.cpp'] },
  { id: 'lines-of-action', files: ['loa.cpp', 'board.h', 'board.cpp'] },
  { id: 'score-four', files: ['scorefour.cpp', 'board.h'] },
];

test.each([
  [['hex.cpp'], 'hex'],
  [['homework/hex.cpp'], 'hex'],
  [['HEX.cpp'], 'hex'],
  [['s1155000001_hex (1).cpp'], 'hex'],
  [['board.cpp', 'board.h'], 'lines-of-action'],
  [['scorefour.cpp', 'board.h'], 'score-four'],
  [['domineering.cpp', 'Hex.cpp'], 'domineering'],
  [['notes.txt', 'hex.cc'], 'hex'],
])('%j is recognised as %s', (names, id) => {
  expect(inferAssignment(names, known)).toEqual({ kind: 'inferred', id });
});

test.each([
  [
    ['domineerin.cpp'],
    'no assignment asks for domineerin.cpp; did you mean domineering.cpp (domineering)? If not, add --assignment ID',
  ],
  [
    ['src/main.cpp'],
    'no assignment asks for main.cpp; the known files are ' +
      'domineering.cpp, hex.cpp, loa.cpp, board.h, board.cpp and scorefour.cpp; rename yours or add --assignment ID',
  ],
  [
    ['main.cpp', 'scorfour.cpp'],
    'no assignment asks for main.cpp or scorfour.cpp; ' +
      'did you mean scorefour.cpp (score-four)? If not, add --assignment ID',
  ],
  [['board.h'], 'board.h can be for lines-of-action or score-four; choose with --assignment ID'],
  [
    ['hex.cpp', 'domineering.cpp'],
    'hex.cpp and domineering.cpp can be for domineering or hex; choose with --assignment ID',
  ],
  [[], 'there is no file that shows the assignment; choose with --assignment ID'],
])('%j does not show the assignment', (names, problem) => {
  expect(inferAssignment(names, known)).toMatchObject({ kind: 'undecided', problem });
});

test('without installed assignments, the message says so', () => {
  expect(inferAssignment(['hex.cpp'], [])).toEqual({
    kind: 'undecided',
    problem: 'no assignments are installed',
  });
});

test('assignments that fit equally well are named', () => {
  expect(inferAssignment(['board.h'], known)).toMatchObject({ candidates: ['lines-of-action', 'score-four'] });
});
