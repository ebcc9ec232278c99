import { describe, expect, test } from 'vitest';
import { doesNotCompile, notGraded } from '../samples/students-with-functions.ts';
import { allRight, wrongSessions } from '../samples/students-with-sessions.ts';
import { sampleGrading } from '../samples/sample-grading.ts';
import { type CompilerMessage, explainCompiler, placeText } from './compiler.ts';
import { nextStep } from './next-step.ts';
import { reasonText } from './reason.ts';

const error = (message: string): CompilerMessage => ({ severity: 'error', file: 'a.cpp', line: 3, column: 7, message });

function meaningOf(message: string): string | undefined {
  const build = { compiled: false, leniences: [], diagnostics: [error(message)] };
  return explainCompiler({ build, files: [] }).first?.meaning;
}

describe('a program that does not compile', () => {
  test('is told its first error, and how many follow', () => {
    expect(explainCompiler(doesNotCompile)).toEqual({
      headline: 'The program does not compile, so none of it could be run.',
      first: {
        at: {
          severity: 'error',
          file: 'domineering.cpp',
          line: 23,
          column: 31,
          message: "expected ';' before '}' token",
        },
        place: 'domineering.cpp:23:31',
        message: "expected ';' before '}' token",
        meaning: 'A semicolon is missing, often at the end of the line above.',
      },
      more: 'and 2 more errors; often they follow from the first',
    });
  });

  test('is told when there was no file, and when the compiler said nothing', () => {
    const build = { compiled: false, leniences: [], diagnostics: [] };
    expect(explainCompiler({ build, files: [] }).headline).toBe('There is no file to compile under the expected name.');
    expect(explainCompiler({ build, files: [{ expected: 'a.cpp', submitted: 'a.cpp' }] }).headline).toBe(
      'The program does not compile, and the compiler gave no message: it may have been stopped.',
    );
  });

  test('hears the common errors in other words, whichever quotes the compiler uses', () => {
    expect([meaningOf("expected '}' at end of input"), meaningOf('expected ‘}’ at end of input')]).toEqual([
      'A closing brace `}` is missing: somewhere above a `{` is never closed.',
      'A closing brace `}` is missing: somewhere above a `{` is never closed.',
    ]);
    expect(meaningOf("undefined reference to `main'")).toBe('There is no `int main()`.');
    expect(meaningOf("stray '\\342' in program")).toBe(
      'C++ does not know this character: it was often copied from a document, like a curly quote.',
    );
    expect(meaningOf('something that nobody foresaw')).toBeUndefined();
  });

  test('is told a place as editors understand it', () => {
    expect([
      placeText({ file: 'a.cpp', line: 3, column: 7 }),
      placeText({ file: 'a.cpp', line: 3, column: 0 }),
      placeText({ file: 'a.cpp', line: 0, column: 0 }),
    ]).toEqual(['a.cpp:3:7', 'a.cpp:3', 'a.cpp']);
  });
});

test('a table says in a few words why marks were lost', () => {
  const warned = sampleGrading({ submission: 's1', findings: wrongSessions.findings });
  expect([allRight, wrongSessions, doesNotCompile, notGraded, warned].map(reasonText)).toEqual([
    '',
    'wrong output: 01-sample-run, and 6 more cases',
    "does not compile: expected ';' before '}' token (domineering.cpp:23:31)",
    'could not be graded: g++ was stopped after 20 seconds, twice; the machine was busy.',
    'compiler warnings, and 1 more finding',
  ]);
});

test('every grading ends with what to do next', () => {
  const warned = sampleGrading({ submission: 's1', findings: wrongSessions.findings });
  expect([allRight, wrongSessions, doesNotCompile, notGraded, warned].map(nextStep)).toEqual([
    'Everything that was checked is right. Hand it in.',
    'Mend transcripts/01-sample-run first, then check again.',
    'Mend the first error, then check again.',
    'Try again. The fault is on our side; if it stays, show this message to the teaching staff.',
    'All cases are right; only the findings still cost marks.',
  ]);
});
