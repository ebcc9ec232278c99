import { expect, test } from 'vitest';
import { definitionText } from './definition-text.ts';

test.each([
  ['int f(int a, int b) { return a; }', 1, 'int f(int a, int b)'],
  ['// int f(char c)\nint f(int a) // why\n{', 2, 'int f(int a)'],
  ['int g() { return 1; }\nlong long\nf(\n  long long &a, /* in */ int b\n) {}', 3, 'long long f(long long &a, int b)'],
  ['#include <iostream>\nbool f() {}', 2, 'bool f()'],
  ['int f(void) {}', 1, 'int f()'],
  ['int f(int a = g(1, 2), const std::string &b = ",", char c = {}) {}', 1, 'int f(int a, const string &b, char c)'],
  ['std::vector<int> f(vector<pair<int, int>> v) {}', 1, 'vector<int> f(vector<pair<int, int>> v)'],
  ['int f(int);\nstatic int f(int n) { return f(n); }', 2, 'int f(int n)'],
])('the head of f in %j', (source, line, text) => {
  expect(definitionText(source, 'f', line)).toBe(text);
});

test('a function that is not there has no head', () => {
  expect(definitionText('int g() {}', 'f', 1)).toBeUndefined();
});
