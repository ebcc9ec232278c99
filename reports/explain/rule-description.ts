import type { RuleId } from '../../harness/model/assignment/assignment.ts';

/**
 * What each rule of a course wants, in a sentence. Rules that the inspection does not know yet are here already: their
 * sentences come from the handouts, not from how they are checked.
 */
export const ruleDescriptions = {
  'required-functions': 'The functions that the handout asks for are there.',
  prototype: 'A function has the return type and the parameters that the handout gives.',
  warnings: 'The program compiles without warnings.',
  'file-name': 'The file has the name that the handout asks for.',
  encoding: 'The file is saved as UTF-8.',
  'fallback-build': 'The program compiles with a standard compiler, not only in Visual Studio.',
  'no-globals': 'There are no global variables.',
  'no-arrays': 'There are no arrays.',
  'no-vectors': 'There are no vectors or other containers.',
  'no-string-class': 'The class string is not used.',
  'no-cmath': 'The functions of cmath are not used.',
  'header-comment': 'The file begins with a comment with name, student id and e-mail address.',
  comments: 'The program has comments that explain it.',
  'function-called': 'A function that the handout asks for is called somewhere.',
  'min-functions': 'The program has as many functions as the handout asks for.',
  'array-parameters': 'As many functions as the handout asks for have array parameters.',
  'no-cin-in-class': 'The class does not read from cin.',
  'cout-only-in-print': 'Only the function for printing prints.',
  'provided-unmodified': 'What the course provided is unchanged.',
  'memory-fault': 'The program reads and writes only in its own variables and arrays.',
  'undefined-behaviour': 'The program does nothing whose result the C++ language leaves open.',
  'unreadable-source': 'The source can be read, so that the other rules can be checked.',
} as const satisfies Readonly<Record<RuleId, string>> & Readonly<Record<string, string>>;
