import { expect, test } from 'vitest';
import type { Finding } from '../../../harness/model/result/finding.ts';
import { explainFinding } from '../finding.ts';
import { explainUndecided } from '../undecided.ts';
import type { FindingOf } from './finding-of.ts';

const place = { file: 'domineering.cpp', line: 3, column: 5, marks: -1 };

function words(...findings: readonly Finding[]): string[] {
  return findings.map(explainFinding);
}

test('a global variable is reported with where to declare it instead', () => {
  const global = (what: FindingOf<'no-globals'>['what']): Finding => ({
    rule: 'no-globals',
    ...place,
    name: 'count',
    what,
  });
  expect(words(global('variable'), global('extern'), global('static-member'), global('local-static'))).toEqual([
    '`count` is a global variable: it is declared outside of every function. Declare it inside the function that needs it, and give it to other functions as a parameter.',
    '`count` is a global variable, declared with `extern`. Give its value to functions as a parameter.',
    '`count` is a static member: all objects of the class share it, like a global variable. Make it an ordinary member, or a parameter.',
    '`count` is static, so it keeps its value from one call of the function to the next, almost like a global variable.',
  ]);
});

test('an array is reported by its name, or by what makes it', () => {
  const array = (what: FindingOf<'no-arrays'>['what'], name?: string): Finding => ({
    rule: 'no-arrays',
    ...place,
    what,
    ...(name === undefined ? {} : { name }),
  });
  const demand = 'The assignment must be solved without arrays.';
  expect(
    words(
      array('variable', 'grid'),
      array('field', 'cells'),
      array('parameter', 'a'),
      array('parameter'),
      array('type', 'Row'),
      array('type'),
      array('new'),
      array('std-array'),
    ),
  ).toEqual([
    `\`grid\` is an array. ${demand}`,
    `\`cells\` is an array. ${demand}`,
    `The parameter \`a\` is an array. ${demand}`,
    `A parameter is an array. ${demand}`,
    `\`Row\` is another name for an array type. ${demand}`,
    `This is an array type. ${demand}`,
    `\`new\` with \`[]\` makes an array. ${demand}`,
    `\`std::array\` is an array, too. ${demand}`,
  ]);
});

test('a class of the library is quoted, with what it stands for', () => {
  const use = (how: FindingOf<'no-string-class'>['how'], text: string): Finding => ({
    rule: 'no-string-class',
    ...place,
    how,
    text,
  });
  const demand = 'The assignment must be solved without it; text in quotes, as you print it, is allowed.';
  expect(
    words(
      { rule: 'no-vectors', ...place, how: 'named', text: 'std::vector<int>' },
      use('named', 'string'),
      use('alias', 'Text'),
      use('deduced', 'auto'),
      use('literal', '"a`b"s'),
      use('function', 'to_string'),
    ),
  ).toEqual([
    '`std::vector<int>` is the vector class. The assignment must be solved without vectors.',
    `\`string\` is the string class. ${demand}`,
    `\`Text\` is another name for the string class. ${demand}`,
    `Here \`auto\` stands for the string class. ${demand}`,
    `\`"a'b"s\`, with the \`s\` after the quote, is an object of the string class. ${demand}`,
    `\`to_string\` makes an object of the string class. ${demand}`,
  ]);
});

test('a function of <cmath> is reported with what to do instead', () => {
  expect(words({ rule: 'no-cmath', ...place, function: 'pow' })).toEqual([
    '`pow` is a function of `<cmath>`, which must not be used here. Write the calculation yourself, for example with a loop.',
  ]);
});

test('a rule that cannot be checked says why, and that there is no deduction', () => {
  const because = ['syntax', 'condition', 'macro', 'types'] as const;
  expect(because.map((reason) => explainUndecided({ rule: 'no-arrays', because: reason }))).toEqual([
    'The rule `no-arrays` could not be checked here: we could not read this part of the program. No deduction.',
    'The rule `no-arrays` could not be checked here: this part depends on an `#if` that we could not follow. No deduction.',
    'The rule `no-arrays` could not be checked here: this macro is more than we could follow. No deduction.',
    'The rule `no-arrays` could not be checked here: only the compiler knows the type of this. No deduction.',
  ]);
});
