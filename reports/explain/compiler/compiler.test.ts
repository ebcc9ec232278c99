import { expect, test } from 'vitest';
import { doesNotCompile, notGraded } from '../../samples/students-with-functions.ts';
import { allRight, wrongSessions } from '../../samples/students-with-sessions.ts';
import { sampleGrading } from '../../samples/sample-grading.ts';
import { placeText } from './compiler.ts';
import { nextStep } from '../next-step.ts';
import { reasonText } from '../reason.ts';

test('a place is written as editors understand it', () => {
  expect([
    placeText({ file: 'a.cpp', line: 3, column: 7 }),
    placeText({ file: 'a.cpp', line: 3, column: 0 }),
    placeText({ file: 'a.cpp', line: 0, column: 0 }),
  ]).toEqual(['a.cpp:3:7', 'a.cpp:3', 'a.cpp']);
});

test('a table says in a few words why marks were lost', () => {
  const warned = sampleGrading({ submission: 's1', findings: wrongSessions.findings });
  expect([allRight, wrongSessions, doesNotCompile, notGraded, warned].map((one) => reasonText(one))).toEqual([
    '',
    "wrong output: The handout's sample run, with five refused moves (transcripts/01-sample-run), and 6 more cases",
    "does not compile: expected ';' before '}' token (domineering.cpp:23:31)",
    'could not be graded: g++ was stopped after 20 seconds, twice; the machine was busy.',
    'compiler warnings, and 1 more finding',
  ]);
});

test('every grading ends with what to do next', () => {
  const warned = sampleGrading({ submission: 's1', findings: wrongSessions.findings });
  expect([allRight, wrongSessions, doesNotCompile, notGraded, warned].map(nextStep)).toEqual([
    'Everything that was checked is right. Hand it in.',
    "Fix “The handout's sample run, with five refused moves” (transcripts/01-sample-run) first, then check again.",
    'Fix the first error, then check again.',
    'Try again. The fault is on our side; if it happens again, show this message to the teaching staff.',
    'All cases are right; only the findings still lose marks.',
  ]);
});
