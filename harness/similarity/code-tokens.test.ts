import { expect, test } from 'vitest';
import { readCode } from '../reading/jobs/read-code.ts';
import { parser } from './copies.fixture.ts';

function tokensOf(text: string): string[] {
  return readCode(parser, { name: 'a.cpp', text }).tokens.map(({ token }) => token);
}

test('the tokens of code are kinds of statements and expressions, with their operators', () => {
  expect(tokensOf('int half(int n) { if (n % 2 == 0) return n / 2; return 0; }').join(' ')).toMatchInlineSnapshot(
    `"function_definition type function_declarator identifier parameter_declaration type identifier if_statement binary_expression binary_expression identifier % value == value return_statement binary_expression identifier / value return_statement value"`,
  );
});

test.each([
  ['names', 'int f(int a) { return a + 1; }', 'int g(int other) { return other + 7; }'],
  ['types', 'int f(int a) { return a; }', 'unsigned long long f(const Grid a) { return a; }'],
  ['braces', 'int f(int a) { if (a) return 1; }', 'int f(int a) { if ((a)) { return (1); } }'],
  ['scopes', '#include <a>\nusing namespace std;\nint f() { cout << endl; }', 'int f() { std::cout << std::endl; }'],
  ['comments and layout', 'int f() { return 1; }', '/* a */ int f()\n{ // b\n\treturn\n1;; }'],
  ['macros', 'int f() { return 10; }', '#define TEN 10\n#ifdef TEN\nint f() { return TEN; }\n#endif'],
  ['values', 'int f() { cout << "a" << 1.5; }', `int f() { cout << 'b' << true; }`],
  ['pieces of a text', 'int f() { cout << "ab"; }', 'int f() { cout << "a" R"(b)"; }'],
])('%s make no difference', (_what, one, other) => {
  expect(tokensOf(other)).toEqual(tokensOf(one));
});

test.each([
  ['another operator', 'int f(int a) { return a + 1; }', 'int f(int a) { return a - 1; }'],
  ['another statement', 'int f(int a) { while (a) a--; }', 'int f(int a) { if (a) a--; }'],
])('%s makes a difference', (_what, one, other) => {
  expect(tokensOf(other)).not.toEqual(tokensOf(one));
});

test('a token has its line, and the line where the braces after it close', () => {
  const { tokens } = readCode(parser, {
    name: 'a.cpp',
    text: 'int f() {\n  while (true) {\n    g();\n  }\n}\nint h;\n',
  });
  expect(tokens.map(({ token, line, until }) => `${token} ${line}-${until}`)).toMatchInlineSnapshot(`
    [
      "function_definition 1-1",
      "type 1-1",
      "function_declarator 1-1",
      "identifier 1-1",
      "while_statement 2-2",
      "value 2-2",
      "call_expression 3-3",
      "identifier 3-5",
      "declaration 6-6",
      "type 6-6",
      "identifier 6-6",
    ]
  `);
});
