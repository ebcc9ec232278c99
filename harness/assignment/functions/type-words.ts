import type { ReturnType, ScalarType } from '../../model/assignment/value.ts';
import { didYouMean } from '../yaml/author-problem.ts';
import type { TextProblem } from '../yaml/text-problem.ts';

export const functionTypes: readonly ScalarType[] = ['bool', 'char', 'int', 'long long', 'string'];
export const fieldTypes: readonly ScalarType[] = [...functionTypes, 'char[8][8]'];

/** What a lecturer can do about a function that cannot be called alone. Continues a sentence. */
export const inSessions = 'let main call the function, and grade in sessions what it prints';

/** Spellings of known types that C++ allows but handouts do not need. */
const otherSpellings: Readonly<Record<string, ScalarType>> = {
  'long long int': 'long long',
  'signed int': 'int',
  long: 'long long',
  'long int': 'long long',
};

export function findType<Type extends ReturnType>(text: string, known: readonly Type[]): Type | undefined {
  const wanted = oneBlank(text).replace(/^std ?:: ?(?=string$)/, '');
  return known.find((type) => type === wanted);
}

export function unknownType(text: string, offset: number, known: readonly ReturnType[]): TextProblem {
  const spelling = oneBlank(text);
  return { offset, found: `the type ${spelling}`, expected: `one of ${known.join(', ')}`, ...cureFor(spelling, known) };
}

function cureFor(spelling: string, known: readonly ReturnType[]): { readonly cure?: string } {
  const other = otherSpellings[spelling];
  if (other !== undefined && known.includes(other)) return { cure: `did you mean ${other}?` };
  const near = didYouMean(spelling, known);
  if (near.cure !== undefined || known === fieldTypes || spelling === 'void') return near;
  if (/\b(?:double|float)\b/.test(spelling)) {
    return { cure: `numbers with a fraction cannot be passed in calls yet: ${inSessions}` };
  }
  if (/\b(?:unsigned|short|size_t)\b/.test(spelling)) {
    return { cure: `write int or long long if the solution may take it; otherwise ${inSessions}` };
  }
  if (spelling === 'auto') return { cure: 'write the type that the compiler finds' };
  return { cure: `values of this type cannot be passed in calls yet: ${inSessions}` };
}

function oneBlank(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

/** The author's text, to continue a sentence after "found". */
export function quoted(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}...` : text);
}
