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
])('%j belongs to %s', (names, id) => {
  expect(inferAssignment(names, known)).toEqual({ kind: 'inferred', id });
});

test.each([
  [
    ['domineerin.cpp'],
    'domineerin.cpp belongs to no assignment; did you mean domineering.cpp (domineering)? or say --assignment ID',
  ],
  [
    ['src/main.cpp'],
    'main.cpp belongs to no assignment; the known files are ' +
      'domineering.cpp, hex.cpp, loa.cpp, board.h, board.cpp and scorefour.cpp; rename yours or say --assignment ID',
  ],
  [
    ['main.cpp', 'scorfour.cpp'],
    'main.cpp and scorfour.cpp belong to no assignment; ' +
      'did you mean scorefour.cpp (score-four)? or say --assignment ID',
  ],
  [['board.h'], 'board.h can belong to lines-of-action and score-four; say --assignment ID'],
  [
    ['hex.cpp', 'domineering.cpp'],
    'hex.cpp and domineering.cpp can belong to domineering and hex; say --assignment ID',
  ],
  [[], 'there is no file to tell the assignment by; say --assignment ID'],
])('%j leaves it open', (names, problem) => {
  expect(inferAssignment(names, known)).toEqual({ kind: 'undecided', problem });
});

test('without any assignment nothing can be inferred', () => {
  expect(inferAssignment(['hex.cpp'], [])).toEqual({
    kind: 'undecided',
    problem: 'hex.cpp belongs to no assignment, as there is none',
  });
});
