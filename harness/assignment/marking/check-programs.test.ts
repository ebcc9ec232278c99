import { expect, test } from 'vitest';
import { classProblems } from '../functions/class-assignment.fixture.ts';
import { swap } from '../small-assignment.fixture.ts';

function told(from: string, to: string): Promise<string> {
  return classProblems({ 'assignment.yaml': swap(from, to) });
}

test.each([
  [
    'all: 20 }',
    'al: 20 }',
    'small/assignment.yaml:38:41  found marks for al, expected one of class, client, all\n' + '  did you mean all?\n',
  ],
  [
    'all: 20 }',
    'rest: 20 }',
    'small/assignment.yaml:38:3  found no marks for all, expected the marks of every program\n' +
      '\n' +
      'small/assignment.yaml:38:41  found marks for rest, expected one of class, client, all\n',
  ],
  [
    'all: 20 }',
    'all: 19 }',
    'small/assignment.yaml:38:3  found marks that sum to 39, expected 40, the marks of the transcripts group\n',
  ],
  ['all: 20 }', 'all: 0 }', 'small/assignment.yaml:38:46  found 0, expected a number of marks above 0\n'],
  [
    'client: 10, all: 20 }',
    'client: 30 }',
    'small/assignment.yaml:38:3  found no marks for all, expected the marks of every program\n',
  ],
])('in the marks of the programs %j cannot become %j', async (from, to, problem) => {
  expect(await told(from, to)).toBe(problem);
});

test('a program with marks needs sessions in every dialect', async () => {
  expect(await classProblems({ 'transcripts/01-once.yaml': (text) => `programs: [client, all]\n${text}` })).toBe(
    'small/assignment.yaml:38:18  found marks for class, expected sessions to give them for\n' +
      '  add sessions of class to transcripts\n',
  );
  expect(await classProblems({ 'transcripts/loud/01-once.yaml': (text) => `programs: [class]\n${text}` })).toBe(
    'small/assignment.yaml:38:29  found marks for client, expected sessions to give them for in the dialect loud\n' +
      '  add sessions of client to transcripts/loud\n' +
      '\n' +
      'small/assignment.yaml:38:41  found marks for all, expected sessions to give them for in the dialect loud\n' +
      '  add sessions of all to transcripts/loud\n',
  );
  expect(
    await classProblems({
      'assignment.yaml': swap('  transcripts: { class: 10, client: 10, all: 20 }\n', ''),
      'transcripts/loud/01-once.yaml': (text) => `programs: [class]\n${text}`,
    }),
  ).toBe('');
});

test('a misspelt program, and a dialect without sessions, are reported once', async () => {
  expect(await classProblems({ 'transcripts/01-once.yaml': (text) => `programs: [clas, client, all]\n${text}` })).toBe(
    'small/transcripts/01-once.yaml:1:12  found the program clas, expected one of class, client, all\n' +
      '  did you mean class?\n',
  );
  expect(await classProblems({ 'transcripts/loud/01-once.yaml': null, 'transcripts/loud/.gitkeep': '' })).toBe(
    'small/transcripts/loud  found no sessions of the dialect loud, expected some, as transcripts have marks\n' +
      '  add transcripts/loud/ with a file such as 01-sample-run.yaml\n',
  );
});

test('unreadable sessions may be those of any program', async () => {
  expect(await classProblems({ 'transcripts/01-once.yaml': 'programs: [client]\nabout: "x\n' })).toBe(
    'small/transcripts/01-once.yaml:2:8  found a quote that is never closed, expected a closing quote\n' +
      '  add it where the text ends\n',
  );
});
