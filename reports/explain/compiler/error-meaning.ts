// GCC quotes with ‘’ or with '', depending on the locale.
const meanings: readonly (readonly [RegExp, string])[] = [
  [/^expected [‘'];[’']/, 'A semicolon is missing, often at the end of the line above.'],
  [/^expected [‘']\}[’'].*at end of input/, 'A closing brace `}` is missing: somewhere above a `{` is never closed.'],
  [/^expected [‘']\)[’']/, 'A closing parenthesis `)` is missing.'],
  [
    /was not declared in this scope/,
    'The compiler does not know this name here. Is it spelt as in its declaration? Is it declared above? Is an `#include` or `std::` missing?',
  ],
  [/^there is no main function$/, 'A whole program begins at `int main()`.'],
  [
    /\) is used but nowhere defined$/,
    'The function is declared and called but never written, or written with other parameters.',
  ],
  [/ is used but nowhere defined$/, 'It is declared, but the declaration that makes it (without `extern`) is missing.'],
  [/^redefinition of| is defined more than once$/, 'The same name is defined twice.'],
  [
    /^no match for [‘']operator(<<|>>)[’']/,
    'This cannot be printed or read in this way. Do the arrows `<<` and `>>` point in the right direction?',
  ],
  [/^stray /, 'C++ does not know this character: it was often copied from a document, like a curly quote.'],
  [/: No such file or directory/, 'There is no header of this name. Is it spelt right?'],
  [/^too (few|many) arguments/, 'The call does not have as many arguments as the function has parameters.'],
  [
    /^return-statement with no value|^return-statement with a value/,
    'The `return` does not fit the return type of the function.',
  ],
  [/must return [‘']int[’']/, 'Write `int main()`.'],
];

/** What an error usually means; only for errors that novices meet. */
export function errorMeaning(message: string): string | undefined {
  return meanings.find(([pattern]) => pattern.test(message))?.[1];
}
