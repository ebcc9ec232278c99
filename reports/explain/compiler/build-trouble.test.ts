import { describe, expect, test } from 'vitest';
import {
  doesNotCompile,
  doesNotLink,
  empty,
  onlyVisualStudio,
  wrongFunctions,
} from '../../samples/students-with-functions.ts';
import { allRight } from '../../samples/students-with-sessions.ts';
import { type Built, buildTrouble } from './build-trouble.ts';
import type { CompilerMessage } from './compiler.ts';
import { nextStep } from '../next-step.ts';
import { reasonText } from '../reason.ts';

const error = (message: string): CompilerMessage => ({ severity: 'error', file: 'a.cpp', line: 3, column: 7, message });

function failedBuild(diagnostics: CompilerMessage[], files: Built['files'] = []): Built {
  return { build: { compiled: false, leniences: [], diagnostics }, files, cases: [] };
}

function meaningOf(message: string): string | undefined {
  return buildTrouble(failedBuild([error(message)], [{ expected: 'a.cpp', submitted: 'a.cpp' }]))?.first?.meaning;
}

describe('a program that does not compile', () => {
  test('is reported with its first error, and how many follow', () => {
    expect(buildTrouble(doesNotCompile)).toEqual({
      headline: 'The program does not compile, so none of it could be run.',
      short: 'does not compile',
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
      cure: 'Fix the first error, then check again.',
    });
  });

  test('is not called completely unrun if a part of it was run', () => {
    const half: Built = { ...doesNotCompile, cases: [...doesNotCompile.cases, ...allRight.cases] };
    expect(buildTrouble(half)?.headline).toBe('The program does not compile, so part of it could not be run.');
  });

  test('is explained if there was no file, and if the compiler said nothing', () => {
    expect(buildTrouble(failedBuild([]))?.headline).toBe('There is no file to compile under the expected name.');
    expect(buildTrouble(failedBuild([], [{ expected: 'a.cpp', submitted: 'a.cpp' }]))?.headline).toBe(
      'The program does not compile, and the compiler gave no message: it may have been stopped.',
    );
  });

  test('has its common errors explained, whichever quotes the compiler uses', () => {
    expect([meaningOf("expected '}' at end of input"), meaningOf('expected ‘}’ at end of input')]).toEqual([
      'A closing brace `}` is missing: somewhere above a `{` is never closed.',
      'A closing brace `}` is missing: somewhere above a `{` is never closed.',
    ]);
    expect(meaningOf('there is no main function')).toBe('A whole program begins at `int main()`.');
    expect(meaningOf('int board is used but nowhere defined')).toBe(
      'It is declared, but the declaration that makes it (without `extern`) is missing.',
    );
    expect(meaningOf("stray '\\342' in program")).toBe(
      'C++ does not know this character: it was often copied from a document, like a curly quote.',
    );
    expect(meaningOf('something unforeseen')).toBeUndefined();
  });
});

describe('a program that compiles', () => {
  test('but cannot be linked is reported with the reason and what to do', () => {
    expect(buildTrouble(doesNotLink)).toEqual({
      headline: 'The program compiles, but it cannot be linked, so it could not be run as a whole.',
      short: 'cannot be linked',
      first: {
        at: doesNotLink.build.diagnostics[0],
        place: 'domineering.cpp',
        message: 'helper() is used but nowhere defined',
        meaning: 'The function is declared and called but never written, or written with other parameters.',
      },
      cure: 'Fix the first error, then check again.',
    });
    expect(nextStep(doesNotLink)).toBe('Fix the first error, then check again.');
    expect(reasonText(doesNotLink)).toBe('cannot be linked: helper() is used but nowhere defined (domineering.cpp)');
  });

  test('but was not built is not called right, even without a reason', () => {
    expect(nextStep({ ...doesNotLink, build: allRight.build })).toBe(
      'Try again; if it happens again, show this message to the teaching staff.',
    );
  });

  test('has no build problem if Visual Studio accepts it, or if only its cases miss a main', () => {
    expect([allRight, wrongFunctions, onlyVisualStudio].map(buildTrouble)).toEqual([undefined, undefined, undefined]);
    expect(buildTrouble({ ...empty, sources: [] })).toBeUndefined();
  });
});

describe('a file that is not source code', () => {
  test('is called empty if nothing is in it', () => {
    expect(buildTrouble(empty)).toEqual({
      headline: 'domineering.cpp is empty: there is no program in it.',
      short: 'domineering.cpp is empty',
      cure: 'Save your program, make sure that it is this file, and check again.',
    });
    expect(reasonText(empty)).toBe('domineering.cpp is empty');
  });

  test('is explained if only the folders of a path that is too long are left', () => {
    expect(buildTrouble({ ...failedBuild([]), insteadOfSource: ['deep/'] })?.short).toBe(
      'no source: the name of the file is too long',
    );
    expect(buildTrouble({ ...failedBuild([]), insteadOfSource: ['report.pdf', 'deep/'] })?.short).toMatch(
      /report\.pdf/,
    );
  });

  test('is not explained by the errors of the compiler if it is not text', () => {
    for (const text of ['\x7FELF\x02\0\0\0', `\\x89PNG\x1A\x03\x05\x16${'x'.repeat(100)}`]) {
      expect(buildTrouble({ ...doesNotCompile, sources: [{ name: 'domineering.cpp', text }] })).toEqual({
        headline:
          'domineering.cpp is not a text file, so there is no C++ in it to compile. It may be the compiled program, or ' +
          'a document or an archive under another name.',
        short: 'no source: domineering.cpp is not a text file',
        cure: 'Hand in the source itself, the file that you write in, and check again.',
      });
    }
  });

  test('is not assumed because of an odd character', () => {
    const text = 'int main() {\r\n\tcout << "\x07\x1B[1m";\f\n}\n';
    expect(buildTrouble({ ...doesNotCompile, sources: [{ name: 'domineering.cpp', text }] })?.short).toBe(
      'does not compile',
    );
  });
});
