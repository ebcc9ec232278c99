import type { ReturnType, ScalarType } from '../../model/assignment/value.ts';
import { didYouMean } from '../yaml/author-problem.ts';
import type { TextProblem } from '../yaml/text-problem.ts';

export const functionTypes: readonly ScalarType[] = ['bool', 'char', 'int', 'long long'];
/** Members take the types that a class of a first course needs. */
export const memberTypes: readonly ScalarType[] = [...functionTypes, 'string'];
export const fieldTypes: readonly ScalarType[] = [...memberTypes, 'char[8][8]'];

/** Spellings of known types that C++ allows but handouts do not need. */
const otherSpellings: Readonly<Record<string, ScalarType>> = {
  'long long int': 'long long',
  'signed int': 'int',
  long: 'long long',
  'long int': 'long long',
  'std::string': 'string',
};

export function findType<Type extends ReturnType>(text: string, known: readonly Type[]): Type | undefined {
  const wanted = oneBlank(text);
  return known.find((type) => type === wanted);
}

export function unknownType(text: string, offset: number, known: readonly ReturnType[]): TextProblem {
  const spelling = oneBlank(text);
  return { offset, found: `the type ${spelling}`, expected: `one of ${known.join(', ')}`, ...cureFor(spelling, known) };
}

function cureFor(spelling: string, known: readonly ReturnType[]): { readonly cure?: string } {
  if (spelling.startsWith('const ')) return { cure: 'types that are const cannot be passed in golden calls yet' };
  const other = otherSpellings[spelling];
  if (other !== undefined && known.includes(other)) return { cure: `did you mean ${other}?` };
  return didYouMean(spelling, known);
}

function oneBlank(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

/** The author's text, to continue a sentence after "found". */
export function quoted(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}...` : text);
}
