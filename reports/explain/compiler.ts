import type { Graded } from '../../harness/model/grading.ts';
import { count } from './count.ts';
import { plain } from './quote.ts';

export type CompilerMessage = Graded['build']['diagnostics'][number];

/** What a program that does not compile needs to hear: the first error, because the later ones often follow from it. */
export interface CompilerWords {
  readonly headline: string;
  readonly first?: {
    readonly at: CompilerMessage;
    readonly place: string;
    readonly message: string;
    readonly meaning?: string;
  };
  /** How many errors come after the first. */
  readonly more: string | undefined;
}

export function explainCompiler({ build, files }: Pick<Graded, 'build' | 'files'>): CompilerWords {
  const errors = build.diagnostics.filter(({ severity }) => severity === 'error');
  const [first, ...others] = errors;
  const more =
    others.length === 0 ? undefined : `and ${count(others.length, 'more error')}; often they follow from the first`;
  if (first !== undefined) {
    const meaning = errorMeaning(first.message);
    return {
      headline: 'The program does not compile, so none of it could be run.',
      first: {
        at: first,
        place: placeText(first),
        message: plain(first.message),
        ...(meaning === undefined ? {} : { meaning }),
      },
      more,
    };
  }
  return files.length === 0
    ? { headline: 'There is no file to compile under the expected name.', more }
    : { headline: 'The program does not compile, and the compiler gave no message: it may have been stopped.', more };
}

/** What the compiler said in its own words, and what an error usually means. */
export function explainDiagnostic({ severity, message }: CompilerMessage): string {
  const said = `The compiler says: ${plain(message)}`;
  const meaning = severity === 'error' ? errorMeaning(message) : undefined;
  return meaning === undefined ? `${said}.` : `${said}. ${meaning}`;
}

/** `domineering.cpp:12:5`, as editors understand it; without a line for the file as a whole. */
export function placeText({
  file,
  line,
  column,
}: {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}): string {
  const name = plain(file, 80);
  if (line === 0) return name;
  return column === 0 ? `${name}:${line}` : `${name}:${line}:${column}`;
}

// GCC quotes with ‘’ or with '', depending on the locale.
const meanings: readonly (readonly [RegExp, string])[] = [
  [/^expected [‘'];[’']/, 'A semicolon is missing, often at the end of the line above.'],
  [/^expected [‘']\}[’'].*at end of input/, 'A closing brace `}` is missing: somewhere above a `{` is never closed.'],
  [/^expected [‘']\)[’']/, 'A closing parenthesis `)` is missing.'],
  [
    /was not declared in this scope/,
    'The compiler does not know this name here. Is it spelt as where it is declared, is it declared above, is an `#include` or `std::` missing?',
  ],
  [/^undefined reference to [`‘']main[’']/, 'There is no `int main()`.'],
  [
    /^undefined reference to/,
    'The function is declared and called but never written, or written with other parameters.',
  ],
  [/^redefinition of/, 'The same name is defined twice.'],
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

function errorMeaning(message: string): string | undefined {
  return meanings.find(([pattern]) => pattern.test(message))?.[1];
}
