import { missingFunction } from '../case/headline.ts';
import { prototypeDifference } from '../compiler/prototype-difference.ts';
import { code, plain } from '../../phrases/quote.ts';
import { warningMeaning } from '../compiler/warning-meaning.ts';
import { explainFallback } from './fallback-build.ts';
import type { FindingOf } from './finding-of.ts';
import { explainFault } from './fault.ts';
import type { WordsOf } from './rule-words.ts';
import { explainUnreadable } from './unreadable-source.ts';

/** The words of the rules that need only the build. */
export const buildWords = {
  'required-functions': {
    name: 'a function is missing',
    description: 'The functions that the handout asks for are there.',
    explain: ({ demanded, instead }) => missingFunction(demanded, instead),
  },
  prototype: {
    name: 'a prototype differs',
    description: 'A function is declared as in the handout.',
    explain: ({ demanded, found, difference }) => prototypeDifference(demanded, found, difference),
  },
  warnings: {
    name: 'compiler warnings',
    description: 'The program compiles without warnings.',
    explain: explainWarning,
  },
  'file-name': {
    name: 'the file name',
    description: 'The file has the name that the handout asks for.',
    explain: explainFileName,
  },
  encoding: {
    name: 'the encoding of the file',
    description: 'The file is saved as UTF-8.',
    explain: explainEncoding,
  },
  'fallback-build': {
    name: 'compiles only with other settings',
    description: 'The program compiles with a standard compiler and its usual settings.',
    explain: explainFallback,
  },
} satisfies Partial<WordsOf>;

/** The words of the rules that need a run with checks, and of the rule about unreadable sources. */
export const runWords = {
  'memory-fault': {
    name: 'memory outside of its variables',
    description: 'The program reads and writes only in its own variables and arrays.',
    explain: explainFault,
  },
  'undefined-behaviour': {
    name: 'undefined behaviour',
    description: 'The program does nothing whose result the C++ language leaves open.',
    explain: explainFault,
  },
  'unreadable-source': {
    name: 'the source cannot be read',
    description: 'The source can be read, so that the other rules can be checked.',
    explain: explainUnreadable,
  },
} satisfies Partial<WordsOf>;

function explainWarning({ message, flag }: FindingOf<'warnings'>): string {
  const meaning = warningMeaning(flag);
  const words = `The compiler warns: ${plain(message)}${flag === '' ? '' : ` (${plain(flag, 60)})`}.`;
  return meaning === undefined ? words : `${words} ${meaning}`;
}

function explainFileName({ demanded, found }: FindingOf<'file-name'>): string {
  return demanded.toLowerCase() === found.toLowerCase()
    ? `The file must be named ${code(demanded)}; it was handed in as ${code(found)}. Capital and small letters count.`
    : `The file must be named ${code(demanded)}; it was handed in as ${code(found)}.`;
}

function explainEncoding({ found }: FindingOf<'encoding'>): string {
  return found === 'not UTF-8'
    ? 'The file is not saved as UTF-8, and we could not tell what it is. Save it as UTF-8, so that every compiler can read it.'
    : `The file is saved as ${plain(found, 40)}. Save it as UTF-8, so that every compiler can read it.`;
}
