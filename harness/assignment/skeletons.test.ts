import { expect, test } from 'vitest';
import { type Changes, loadSmall, problemsOf, swap } from './small-assignment.fixture.ts';

const handout = `
// bool isOld(int n) { return n; }
bool isEven(int n);
bool isEven(int n)
{
    if (n < 0) { n = -n; }
    return n % 2 == 0;
}
int main() {}
`;

function unmodified(options: string): Changes {
  return {
    'assignment.yaml': swap('encoding: { each: 0 }', `provided-unmodified: { each: 1, ${options} }`),
    'handout/small.cpp': handout,
  };
}

test('the skeleton is read from the handout', async () => {
  const result = await loadSmall(unmodified('skeleton: small.cpp, functions: [isEven]'));
  const { skeletons, provided, scheme } = result.kind === 'loaded' ? result.assignment : {};
  expect([skeletons, provided, scheme?.sourceRules]).toEqual([
    [{ name: 'small.cpp', text: handout }],
    undefined,
    { 'provided-unmodified': { skeleton: 'small.cpp', functions: ['isEven'] } },
  ]);
});

test('the rule can list the functions whose text students were really given', async () => {
  const result = await loadSmall(unmodified('skeleton: small.cpp, functions: [isEven, main], given: [isEven]'));
  expect(result.kind === 'loaded' ? result.assignment.scheme.sourceRules : result).toEqual({
    'provided-unmodified': { skeleton: 'small.cpp', functions: ['isEven', 'main'], given: ['isEven'] },
  });
});

test.each([
  [
    'skeleton: smal.cpp, functions: [isEven]',
    '23:47  found the file smal.cpp, which is not in handout, expected one of small.cpp\n  did you mean small.cpp?',
  ],
  [
    'skeleton: ../small.cpp, functions: [isEven]',
    '23:47  found the file ../small.cpp, which is not in handout, expected one of small.cpp\n  did you mean small.cpp?',
  ],
  ['functions: [isEven]', '23:26  found no skeleton, expected the name of a file of handout'],
  ['skeleton: small.cpp', '23:26  found no functions, expected a list of functions'],
  ['skeleton: small.cpp, functions: []', '23:69  found an empty list, expected at least one function'],
  [
    'skeleton: small.cpp, functions: [isEvn, main]',
    '23:70  found the function isEvn, which handout/small.cpp does not define, expected one of isEven, main\n  did you mean isEven?',
  ],
  [
    'skeleton: small.cpp, functions: [isOld]',
    '23:70  found the function isOld, which handout/small.cpp does not define, expected one of isEven, main',
  ],
  [
    'skeleton: small.cpp, functions: [isEven], given: [main]',
    '23:87  found the function main, which is not among the functions of the rule, expected one of isEven',
  ],
  ['skeleton: small.cpp, functions: [isEven], given: []', '23:86  found an empty list, expected at least one function'],
  ['skeleton: small.cpp, functions: isEven', '23:69  found the text "isEven", expected a list of functions'],
])('%j is refused for provided-unmodified', async (options, problem) => {
  expect(await problemsOf(unmodified(options))).toBe(`small/assignment.yaml:${problem}\n`);
});

test('a skeleton without function bodies has no functions to keep', async () => {
  const changes = {
    ...unmodified('skeleton: small.cpp, functions: [isEven]'),
    'handout/small.cpp': 'int isEven(int);\n',
  };
  expect(await problemsOf(changes)).toBe(
    'small/assignment.yaml:23:70  found the function isEven, which handout/small.cpp does not define, expected one of its functions, but it has none\n',
  );
});
