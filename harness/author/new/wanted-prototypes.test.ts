import { expect, test } from 'vitest';
import type { DefinedFunction } from '../../model/program/build-report.ts';
import { wantedPrototypes } from './wanted-prototypes.ts';

const text = `#define TWICE(x) ((x) * 2)
template <class T> T larger(T a, T b) { return a > b ? a : b; }
int area(int a) { return a * a; }
int area(int a, int b) { return a * b; }
static int hidden(int a) { return a; }
namespace shapes { int sides(int a) { return a; } }
double mean(double a, int n) { return a / n; }
int sum(int a[], int n) { return a[n - 1]; }
int answer(void) { return 42; }
int later(int n);
int main() { return later(1); }
int later(int n) { return n; }
`;

const defined = [
  ['area', 3],
  ['area', 4],
  ['hidden', 5, 'internal'],
  ['shapes::sides', 6],
  ['mean', 7],
  ['sum', 8],
  ['answer', 9],
  ['main', 11],
  ['later', 12],
].map(
  ([name, line, linkage = 'external']) =>
    ({ name, line, linkage, file: 'a.cpp', column: 1, returns: 'int', parameters: '' }) as DefinedFunction,
);

function read(...wanted: readonly string[]) {
  return wantedPrototypes(wanted, defined, [{ name: 'a.cpp', text }]);
}

test('prototypes come from the definitions, each once', () => {
  expect(read('answer', 'later', 'answer')).toEqual({
    prototypes: [
      { text: 'int answer()', parameters: [] },
      { text: 'int later(int n)', parameters: [{ name: 'n', type: 'int', passing: 'value' }] },
    ],
    problems: [],
  });
});

test.each([
  ['main', 'main cannot be called alone: record sessions of the program'],
  [
    'area',
    'a.cpp:3: area is overloaded (also a.cpp:4): leave it out of --functions, and write the prototype that is graded into assignment.yaml',
  ],
  ['hidden', 'a.cpp:5: hidden is static, so that no other file can call it: drop static'],
  ['sides', 'a.cpp:6: shapes::sides cannot be called by its bare name: move it out of shapes'],
  ['shapes::sides', 'a.cpp:6: shapes::sides cannot be called by its bare name: move it out of shapes'],
  [
    'larger',
    'a.cpp mentions larger but defines no function of that name; templates and macros cannot be graded by calls',
  ],
  ['latter', 'the solution has no function latter; did you mean later?'],
  ['x', 'the solution has no function x; it has area, mean, sum, answer, later'],
])('%s has no prototype, and the message says why', (name, problem) => {
  expect(read(name)).toEqual({ prototypes: [], problems: [problem] });
});

test('all problems are reported at once, with what to do', () => {
  expect(read('later', 'mean', 'sum').problems).toEqual([
    `a.cpp:7: double mean(double a, int n) cannot be graded by calls
  found the type double, expected one of bool, char, int, long long, string, void
  numbers with a fraction cannot be passed in calls yet: let main call the function, and grade in sessions what it prints`,
    `a.cpp:8: int sum(int a[], int n) cannot be graded by calls
  found the parameter "int a[]", expected a type and a name such as int count or long long &total
  arrays and pointers cannot be passed in calls yet: let main call the function, and grade in sessions what it prints`,
  ]);
});
