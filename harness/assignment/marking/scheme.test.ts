import { expect, test } from 'vitest';
import { ruleIds } from '../../model/assignment/assignment.ts';
import { loadSmall, problemsOf, swap } from '../small-assignment.fixture.ts';

const groups = '{ policy: 10, functions: 40, transcripts: 30, properties: 20 }';
const shares = '{ isEven: 15, halve: 25 }';

function toldOfSwap(from: string, to: string): Promise<string> {
  return problemsOf({ 'assignment.yaml': swap(from, to) });
}

test.each([
  [
    groups,
    '{ policy: 10, functions: 40, transcripts: 30, properties: 0 }',
    '19:69  found 0, expected a number of marks above 0',
  ],
  [
    groups,
    '{ polcy: 10, functions: 40, transcripts: 30, properties: 20 }',
    '19:13  found the key polcy, expected one of functions, transcripts, properties, policy\n  did you mean policy?',
  ],
  [
    groups,
    '{ policy: 10, functions: 40, properties: 20 }',
    '19:11  found no marks for transcripts, expected some, as there are transcripts\n  add transcripts: ...',
  ],
  [
    groups,
    '{ policy: 10, functions: 40, transcripts: 30 }',
    '19:11  found no marks for properties, expected some, as there are properties\n  add properties: ...',
  ],
  [
    groups,
    '{ functions: 40, transcripts: 30, properties: 20 }',
    '19:11  found no marks for policy, expected some, as there are policy rules\n  add policy: ...',
  ],
  [
    shares,
    '{ isEven: 15, halve: 24.5 }',
    '20:3  found marks that sum to 39.5, expected 40, the marks of the functions group',
  ],
  [shares, '{ isEven: 40 }', '20:3  found no marks for halve, expected the marks of every required function'],
  [shares, '{ isEven: 15, halve: 20, third: 5 }', '20:39  found marks for third, expected one of isEven, halve'],
  [
    shares,
    '{ isEven: 15, Halve: 25 }',
    '20:28  found marks for Halve, expected one of isEven, halve\n  did you mean halve?',
  ],
  [
    shares,
    '{ isEven: 15, halve: 020 }',
    '20:35  found 020, expected a number of marks above 0\n  drop the leading zeros: 20',
  ],
  [
    '  functions: { isEven',
    '  fuctions: { isEven',
    '20:3  found the key fuctions, expected one of groups, functions, transcripts, presentation, policy, late\n  did you mean functions?',
  ],
  ['encoding:', 'no-cin:', '23:5  found the key no-cin, expected one of ' + ruleIds.join(', ')],
  [
    'encoding:',
    'encodings:',
    '23:5  found the key encodings, expected one of ' + ruleIds.join(', ') + '\n  did you mean encoding?',
  ],
  ['{ each: 0 }', '{ each: -1 }', '23:23  found -1, expected a number of marks, 0 or more'],
  ['{ each: 0 }', '{ most: 1 }', '23:15  found no each, expected a number of marks, 0 or more'],
  [
    'encoding: { each: 0 }',
    'no-globals: { each: 0, const: alowed }',
    '23:35  found the text "alowed", expected forbidden or allowed\n  did you mean allowed?',
  ],
  [
    'encoding: { each: 0 }',
    'no-globals: { each: 0, constants: allowed }',
    '23:28  found the key constants, expected one of each, most, const, local-statics',
  ],
  [
    'encoding: { each: 0 }',
    'no-arrays: { each: 0, const: allowed }',
    '23:27  found the key const, expected one of each, most',
  ],
  [
    'encoding: { each: 0 }',
    'min-functions: { each: 1 }',
    '23:20  found no besides-main, expected a whole number of functions from 1 to 100',
  ],
  [
    'encoding: { each: 0 }',
    'array-parameters: { each: 1, functions: 1.5 }',
    '23:45  found 1.5, expected a whole number of functions from 1 to 100',
  ],
  [
    'encoding: { each: 0 }',
    'function-called: { each: 1, functions: [isEven] }',
    '23:33  found the key functions, expected one of each, most',
  ],
  ['{ each: 0 }', '2', '23:15  found 2, expected a map with the keys each, most'],
  [
    '  policy:\n',
    '  polcy:\n',
    '21:3  found the key polcy, expected one of groups, functions, transcripts, presentation, policy, late\n  did you mean policy?',
  ],
  ['marking:\n', 'marking:\n  presentation: { blanks: 1.5 }\n', '19:27  found 1.5, expected a share from 0 to 1'],
  [
    'marking:\n',
    'marking:\n  presentation: { wording: { shares: 0.5 } }\n',
    '19:30  found the key shares, expected one of share, most\n  did you mean share?',
  ],
  [
    'marking:\n',
    'marking:\n  presentation: { wording: { share: 0.5, most: -1 } }\n',
    '19:48  found -1, expected a number of marks, 0 or more',
  ],
  [
    'marking:\n',
    'marking:\n  presentation: { wording: { most: 8 } }\n',
    '19:28  found no share, expected a share from 0 to 1',
  ],
  [
    'marking:\n',
    'marking:\n  presentation: { blank: 1 }\n',
    '19:19  found the key blank, expected one of ' +
      'final-newline, typographic, line-ends, trailing-blanks, blanks, blank-lines, letter-case, wording\n' +
      '  did you mean blanks?',
  ],
])('in the marking scheme %j cannot become %j', async (from, to, problem) => {
  expect(await toldOfSwap(from, to)).toBe(`small/assignment.yaml:${problem}\n`);
});

test('policy marks need policy rules', async () => {
  const ruleless = (text: string) => text.replace(/ {2}policy:\n( {4}.*\n)*/, '  policy: {}\n');
  expect(await problemsOf({ 'assignment.yaml': ruleless })).toBe(
    'small/assignment.yaml:19:13  found marks for policy, expected policy rules to give them for\n' +
      '  add marking.policy, or drop the group\n',
  );
});

test('rules without a deduction need no marks', async () => {
  const result = await loadSmall({
    'assignment.yaml': (text) =>
      text.replace('policy: 10, ', '').replace('    required-functions: { each: 2, most: 8 }\n', ''),
  });
  expect(result.kind === 'loaded' ? result.assignment.scheme.policy : result).toEqual([
    { rule: 'encoding', each: 0, most: 0 },
  ]);
});

test('rules that read the source are off unless they are named, and have default options unless others are given', async () => {
  const result = await loadSmall({
    'assignment.yaml': (text) =>
      text.replace(
        'encoding: { each: 0 }',
        'no-globals: { each: 1, local-statics: charged }\n    no-arrays: { each: 1, most: 2 }',
      ),
  });
  const scheme = result.kind === 'loaded' ? result.assignment.scheme : undefined;
  expect([scheme?.policy, scheme?.sourceRules]).toEqual([
    [
      { rule: 'required-functions', each: 2, most: 8 },
      { rule: 'no-globals', each: 1, most: 10 },
      { rule: 'no-arrays', each: 1, most: 2 },
      { rule: 'unreadable-source', each: 0, most: 10 },
    ],
    { 'no-globals': { const: 'forbidden', 'local-statics': 'charged' }, 'no-arrays': {} },
  ]);
});

test('marks for properties need properties', async () => {
  expect(await problemsOf({ 'assignment.yaml': (text) => text.replace(/properties:\n( .*\n)*/, '') })).toBe(
    'small/assignment.yaml:16:57  found marks for properties, expected properties to give them for\n' +
      '  add properties, or drop the group\n',
  );
});

test('marks for functions need golden calls', async () => {
  expect(await problemsOf({ 'functions.yaml': null })).toBe(
    'small/assignment.yaml:19:25  found marks for functions, expected golden calls to give them for\n' +
      '  add golden calls to functions.yaml, or drop the group\n',
  );
  expect(await problemsOf({ 'functions.yaml': (text) => text.slice(0, text.indexOf('halve')) })).toBe(
    'small/assignment.yaml:20:28  found marks for halve, expected golden calls to give them for\n' +
      '  add calls of halve to functions.yaml\n',
  );
});

test('marks for transcripts need transcripts', async () => {
  expect(await problemsOf({ 'transcripts/01-even.yaml': null })).toBe(
    'small/assignment.yaml:19:40  found marks for transcripts, expected transcripts to give them for\n' +
      '  add a file such as transcripts/01-sample-run.yaml, or drop the group\n',
  );
});

test('golden calls need marks', async () => {
  const told = await problemsOf({
    'assignment.yaml': (text) => text.replace('functions: 40, ', '').replace(`  functions: ${shares}\n`, ''),
  });
  expect(told).toBe(
    'small/assignment.yaml:19:11  found no marks for functions, expected some, as there are golden calls\n' +
      '  add functions: ...\n',
  );
});

test('marks of functions are given to required functions only', async () => {
  const told = await problemsOf({
    'assignment.yaml': (text) => text.replace(/functions:\n( .*\n)*/, '').replace('calls: isEven', 'plays: some'),
    'functions.yaml': null,
  });
  expect(told).toBe(
    `small/assignment.yaml:16:25  found marks for functions, expected golden calls to give them for
  add golden calls to functions.yaml, or drop the group

small/assignment.yaml:17:16  found marks for isEven, expected required functions, but there are none

small/assignment.yaml:17:28  found marks for halve, expected required functions, but there are none
`,
  );
});

test('a rule about calls of required functions needs some', async () => {
  const told = await problemsOf({
    'assignment.yaml': (text) =>
      text
        .replace(/functions:\n( .*\n)*/, '')
        .replace('calls: isEven', 'plays: some')
        .replace('functions: 40, ', '')
        .replace(`  functions: ${shares}\n`, '')
        .replace('encoding: { each: 0 }', 'function-called: { each: 1 }'),
    'functions.yaml': null,
  });
  expect(told).toBe(
    'small/assignment.yaml:19:5  found the rule function-called, expected required functions outside a class, but there are none\n' +
      '  add them to functions, or drop the rule\n',
  );
});

test('marks in thirds may have a rounded sum', async () => {
  const told = await problemsOf({
    'assignment.yaml': (text) =>
      text.replace('isEven: 15, halve: 25', 'isEven: 0.1, halve: 0.2').replace('functions: 40', 'functions: 0.3'),
  });
  expect(told).toBe('');
});
