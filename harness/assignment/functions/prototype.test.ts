import { describe, expect, test } from 'vitest';
import { parsePrototype } from './prototype.ts';
import { problemsOf, swap } from '../small-assignment.fixture.ts';

/** Replaces the first prototype of the small assignment, which begins at 9:5. */
function told(prototype: string): Promise<string> {
  return problemsOf({ 'assignment.yaml': swap('bool isEven(int n)', prototype) });
}

describe('a prototype as a handout prints it', () => {
  test('is read with its types, names and references', () => {
    expect(parsePrototype('bool isPlaceable(long long grid, int pos, int p)')).toEqual({
      kind: 'prototype',
      prototype: {
        name: 'isPlaceable',
        returns: 'bool',
        parameters: [
          { name: 'grid', type: 'long long', passing: 'value' },
          { name: 'pos', type: 'int', passing: 'value' },
          { name: 'p', type: 'int', passing: 'value' },
        ],
        text: 'bool isPlaceable(long long grid, int pos, int p)',
      },
    });
  });

  test.each(['void f(long long &n)', 'void f(long long& n)', 'void f(long long & n)', 'void f(long long&n)'])(
    'may have the space on either side of &: %s',
    (text) => {
      expect(parsePrototype(text)).toEqual({
        kind: 'prototype',
        prototype: {
          name: 'f',
          returns: 'void',
          parameters: [{ name: 'n', type: 'long long', passing: 'reference' }],
          text,
        },
      });
    },
  );

  test('may have texts, and constants: a reference to a constant counts as a value', () => {
    const text = 'string f(const int n, const string &a, std::string const& b, string &c, std::string d)';
    expect(parsePrototype(text)).toEqual({
      kind: 'prototype',
      prototype: {
        name: 'f',
        returns: 'string',
        parameters: [
          { name: 'n', type: 'int', passing: 'value' },
          { name: 'a', type: 'string', passing: 'value', isConst: true },
          { name: 'b', type: 'string', passing: 'value', isConst: true },
          { name: 'c', type: 'string', passing: 'reference' },
          { name: 'd', type: 'string', passing: 'value' },
        ],
        text,
      },
    });
    expect(parsePrototype('std::string f()')).toMatchObject({ prototype: { name: 'f', returns: 'string' } });
  });

  test('may have many spaces, none, and a semicolon', () => {
    expect(parsePrototype('  long   long  f (char a,bool  b ) ; ')).toEqual({
      kind: 'prototype',
      prototype: {
        name: 'f',
        returns: 'long long',
        parameters: [
          { name: 'a', type: 'char', passing: 'value' },
          { name: 'b', type: 'bool', passing: 'value' },
        ],
        text: 'long   long  f (char a,bool  b )',
      },
    });
    expect(parsePrototype('int f()')).toEqual({
      kind: 'prototype',
      prototype: { name: 'f', returns: 'int', parameters: [], text: 'int f()' },
    });
  });
});

test.each([
  [
    'strng isEven(int n)',
    'small/assignment.yaml:9:5  found the type strng, expected one of bool, char, int, long long, string, void\n  did you mean string?\n',
  ],
  [
    'Bool isEven(int n)',
    'small/assignment.yaml:9:5  found the type Bool, expected one of bool, char, int, long long, string, void\n' +
      '  did you mean bool?\n',
  ],
  [
    'bool isEven(long  long int n)',
    'small/assignment.yaml:9:17  found the type long long int, expected one of bool, char, int, long long, string\n' +
      '  did you mean long long?\n',
  ],
  [
    'bool isEven(void n)',
    'small/assignment.yaml:9:17  found the type void, expected one of bool, char, int, long long, string\n',
  ],
  [
    'bool isEven(size_t s, const double &d)',
    'small/assignment.yaml:9:17  found the type size_t, expected one of bool, char, int, long long, string\n' +
      '  write int or long long if the solution may take it; otherwise let main call the function, and grade in sessions what it prints\n\n' +
      'small/assignment.yaml:9:33  found the type double, expected one of bool, char, int, long long, string\n' +
      '  numbers with a fraction cannot be passed in calls yet: let main call the function, and grade in sessions what it prints\n',
  ],
  [
    'bool isEven(vector<int> v)',
    'small/assignment.yaml:9:17  found the parameter "vector<int> v", ' +
      'expected a type and a name such as int count or long long &total\n' +
      '  values of this type cannot be passed in calls yet: let main call the function, and grade in sessions what it prints\n',
  ],
  [
    'vector<int> isEven(int n)',
    'small/assignment.yaml:9:5  found "vector<int> isEven(int n)", ' +
      'expected a prototype such as int largest(int first, int second)\n' +
      '  values of this type cannot be returned in calls yet: let main call the function, and grade in sessions what it prints\n',
  ],
  [
    'bool isEven(int)',
    'small/assignment.yaml:9:17  found the parameter "int" without a name, ' +
      'expected a type and a name such as int count or long long &total\n',
  ],
  [
    'bool isEven(long long &)',
    'small/assignment.yaml:9:17  found the parameter "long long &" without a name, ' +
      'expected a type and a name such as int count or long long &total\n',
  ],
  [
    'bool isEven(int n[10])',
    'small/assignment.yaml:9:17  found the parameter "int n[10]", ' +
      'expected a type and a name such as int count or long long &total\n' +
      '  arrays and pointers cannot be passed in calls yet: let main call the function, and grade in sessions what it prints\n',
  ],
  [
    'bool isEven(int n = 1)',
    'small/assignment.yaml:9:17  found the parameter "int n = 1", ' +
      'expected a type and a name such as int count or long long &total\n' +
      '  drop the = and what follows: a call has all arguments\n',
  ],
  [
    'bool isEven(int n,, int m)',
    'small/assignment.yaml:9:23  found nothing between the commas, ' +
      'expected a type and a name such as int count or long long &total\n',
  ],
  ['bool isEven(void)', 'small/assignment.yaml:9:17  found void, expected nothing between the brackets\n  write ()\n'],
  [
    'bool isEven(int n, char n)',
    'small/assignment.yaml:9:24  found the parameter n a second time, expected a name of its own for every parameter\n',
  ],
  [
    'bool &isEven(int n)',
    'small/assignment.yaml:9:10  found &, expected a function that returns a value\n  drop the &\n',
  ],
  ['bool isEven(int n) const', 'small/assignment.yaml:9:24  found "const", expected nothing after the )\n'],
  [
    'bool isEven(int n',
    'small/assignment.yaml:9:22  found the end of the prototype, expected )\n' +
      '  close the bracket, and write each prototype on a line of its own, after a dash\n',
  ],
  [
    'isEven(int n)',
    'small/assignment.yaml:9:5  found "isEven(int n)", ' +
      'expected a prototype such as int largest(int first, int second)\n',
  ],
  ['7', "small/assignment.yaml:9:5  found 7, expected a prototype\n  put it in quotes: '7'\n"],
])('the prototype %s is refused with its place and causes no other message', async (prototype, expected) => {
  expect(await told(prototype)).toBe(expected);
});

test('the place is right in quotes as well', async () => {
  expect(await told("'bool isEven(real n)'")).toBe(
    'small/assignment.yaml:9:18  found the type real, expected one of bool, char, int, long long, string\n' +
      '  values of this type cannot be passed in calls yet: let main call the function, and grade in sessions what it prints\n',
  );
});

test('a prototype over several lines is named by its beginning', async () => {
  expect(await told('bool isEven(\n      real n)')).toBe(
    'small/assignment.yaml:9:5  found the type real, expected one of bool, char, int, long long, string\n' +
      '  values of this type cannot be passed in calls yet: let main call the function, and grade in sessions what it prints\n',
  );
});

test('one function cannot be required twice', async () => {
  expect(await told('bool isEven(int n)\n  - int isEven(int n)')).toBe(
    'small/assignment.yaml:10:5  found the function isEven a second time, expected every function once\n' +
      '  one function name, one prototype: drop this one or rename it\n',
  );
});
