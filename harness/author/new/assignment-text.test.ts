import { expect, test } from 'vitest';
import { assignmentText } from './assignment-text.ts';

test('a new assignment is a title, files and prototypes; examples of random input fit the types', () => {
  const text = assignmentText({
    title: 'Words',
    files: ['words.cpp'],
    provided: [],
    prototypes: ['string times(const string &text, int n, char c)', 'bool isEven(int n)'],
    parameters: [
      { name: 'text', type: 'string', passing: 'value', isConst: true },
      { name: 'n', type: 'int', passing: 'value' },
      { name: 'c', type: 'char', passing: 'value' },
      { name: 'n', type: 'int', passing: 'value' },
    ],
  });
  expect(text).toBe(`# What is not here has a default: limits, build, marks, rules and words.
title: Words
files: [words.cpp]

# As in the handout; students must not change them.
functions:
  - string times(const string &text, int n, char c)
  - bool isEven(int n)

# Random runs, compared with the sample solution. Remove the # and say what may be typed:
# properties:
#   runs: { plays: { repeat: 0..20, one-of: [{ integer: 1..9, weight: 8 }, 0, -1] }, runs: 100 }
#   times: { calls: times, runs: 100 }
# values: # what each parameter may be in random calls
#   text: { word: a..z, length: 0..8 }
#   n: 1..9
`);
});
