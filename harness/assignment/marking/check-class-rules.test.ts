import { expect, test } from 'vitest';
import { classProblems } from '../functions/class-assignment.fixture.ts';
import { problemsOf, swap } from '../small-assignment.fixture.ts';

/** The problems of the assignment with a class when it has these rules. */
function told(rules: string): Promise<string> {
  return classProblems({
    'assignment.yaml': swap('properties: 20 }\n', `properties: 20 }\n  policy:\n    ${rules}\n`),
  });
}

test('rules about the file of the class may name the members that may print', async () => {
  expect(await told('no-cin-in-class: { each: 0 }\n    cout-only-in-print: { each: 0, members: [print] }')).toBe('');
});

test('only members of the class can be named', async () => {
  expect(await told('cout-only-in-print: { each: 0, members: [prnt, twice] }')).toBe(
    `small/assignment.yaml:38:46  found the member prnt, expected one of Board, put, print
  did you mean print?

small/assignment.yaml:38:52  found the member twice, expected one of Board, put, print
`,
  );
});

test('without members there is nothing to name', async () => {
  expect(await told('cout-only-in-print: { each: 0 }')).toBe(
    'small/assignment.yaml:38:25  found no members, expected a list of member functions\n',
  );
  expect(await told('cout-only-in-print: { each: 0, members: [] }')).toBe(
    'small/assignment.yaml:38:45  found an empty list, expected a member function\n',
  );
});

test('without a class, rules about its file are a mistake', async () => {
  expect(await problemsOf({ 'assignment.yaml': swap('encoding: { each: 0 }', 'no-cin-in-class: { each: 0 }') })).toBe(
    'small/assignment.yaml:23:5  found the rule no-cin-in-class, ' +
      'expected a class under test, because the rule reads its file\n  add class, or drop the rule\n',
  );
});

test.each([
  [
    'header-comment: { each: 0, demands: [name, mail] }',
    '48  found the text "mail", expected name, student-id or e-mail\n  did you mean e-mail?',
  ],
  ["header-comment: { each: 0, id-pattern: '(' }", '44  found the text "(", expected a regular expression'],
  ['comments: { each: 0, code-lines: 0 }', '38  found 0, expected a whole number of lines from 1 to 1000'],
  ['comments: { each: 0, functions: 2 }', '37  found 2, expected a share from 0 to 1'],
])('%s is reported', async (rule, problem) => {
  expect(await problemsOf({ 'assignment.yaml': swap('encoding: { each: 0 }', rule) })).toBe(
    `small/assignment.yaml:23:${problem}\n`,
  );
});
