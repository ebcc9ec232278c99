import { expect, test } from 'vitest';
import { allRight } from '../samples/students-with-sessions.ts';
import { sharedCodeWords } from './shared-code.ts';

const programs: [string, string] = ['opponent', 'referee'];
const graded = allRight.status === 'graded' ? allRight : undefined;

function words(shared: number, twice: readonly [number, number, number][]): string | undefined {
  if (graded === undefined) throw new Error('the sample is graded');
  const stretches = twice.map(([lines, one, other]) => ({
    lines,
    places: [
      { file: 'opponent.cpp', line: one },
      { file: 'referee.cpp', line: other },
    ],
  }));
  return sharedCodeWords({ ...graded, sharedCode: { programs, lines: 200, shared, twice: stretches } });
}

test('the share is given in lines and in percent', () => {
  expect(words(150, [])).toBe(
    'Shared code: opponent and referee have 200 lines of code together, and 150 of them (75 %) are compiled into both.',
  );
});

test('at most three of the longest stretches that appear twice are named', () => {
  expect(
    words(0, [
      [5, 1, 2],
      [9, 20, 30],
      [6, 3, 4],
      [7, 5, 6],
    ]),
  ).toBe(
    'Shared code: opponent and referee have 200 lines of code together, and 0 of them (0 %) are compiled into both. ' +
      '27 lines appear twice: 9 from opponent.cpp:20 and referee.cpp:30 on, 7 from opponent.cpp:5 and referee.cpp:6 on, ' +
      '6 from opponent.cpp:3 and referee.cpp:4 on, and more.',
  );
});

test('nothing is said if the assignment does not ask for it', () => {
  expect(graded === undefined ? '' : sharedCodeWords(graded)).toBeUndefined();
});
