import { expect, test } from 'vitest';
import { formatProblems, inReadingOrder, wholeFile } from './author-problem.ts';

const problem = (file: string, line: number, column: number) => ({
  file,
  place: { line, column },
  found: 'a',
  expected: 'b',
});

test('every problem is a paragraph, with its cure on a line of its own', () => {
  const problems = [
    { ...problem('hex/functions.yaml', 12, 5), cure: 'did you mean c?' },
    problem('hex/functions.yaml', 13, 1),
    { ...problem('hex/transcripts', 0, 0), place: wholeFile },
  ];
  expect(formatProblems(problems, 'cases/')).toBe(`cases/hex/functions.yaml:12:5  found a, expected b
  did you mean c?

cases/hex/functions.yaml:13:1  found a, expected b

cases/hex/transcripts  found a, expected b
`);
  expect(formatProblems([])).toBe('');
});

test('problems are in the order in which files are read', () => {
  const ordered = [
    problem('a', 2, 9),
    problem('a', 10, 1),
    problem('a', 10, 2),
    problem('b', 0, 0),
    problem('b', 1, 1),
  ];
  expect(inReadingOrder(ordered.toReversed())).toEqual(ordered);
});
