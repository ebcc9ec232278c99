import type { ValueInput } from '../../model/assignment/input.ts';
import type { ScalarType } from '../../model/assignment/value.ts';
import type { CharacterSet } from './characters.ts';
import type { ValueKind } from './kinds.ts';
import type { Range } from './ranges.ts';

/** The kinds of maps that can describe arguments of each type. */
export const kindsOfTypes: Readonly<Record<ScalarType, readonly ValueKind[]>> = {
  bool: ['one-of'],
  char: ['text', 'word', 'one-of'],
  int: ['integer', 'digits', 'one-of'],
  'long long': ['integer', 'digits', 'one-of'],
  string: ['text', 'word', 'digits', 'one-of'],
  'char[8][8]': ['grid', 'one-of'],
};

const bits = { int: 32, 'long long': 64 } as const;
type IntegerType = keyof typeof bits;

export function isIntegerType(type: ScalarType): type is IntegerType {
  return type in bits;
}

export function fitsInteger(type: IntegerType): (range: Range) => boolean {
  return (range) => [range.least, range.most].every((end) => BigInt.asIntN(bits[type], end) === end);
}

/** Continues a sentence after "expected". */
export function integerRange(type: IntegerType): string {
  const half = 2n ** BigInt(bits[type] - 1);
  return `${type === 'int' ? 'an int' : 'a long long'}, or a range within -${half}..${half - 1n}`;
}

export function argumentCharacters(type: ScalarType): CharacterSet {
  return type === 'string'
    ? {
        fits: (character) => /^[ -~]$/.test(character) && !/["'\\]/.test(character),
        expected: 'ASCII characters without quotes and backslashes',
      }
    : { fits: (character) => /^[ -~]$/.test(character), expected: 'ASCII characters' };
}

const printable = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index));
/** The simplest first: a counterexample with a letter is easier to read than one with a space. */
const kindsOfCharacters = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/];

/** The arguments of parameters that the author does not describe; undefined if their type says too little. */
export function usualValueInput(type: ScalarType): ValueInput | undefined {
  if (type === 'bool') {
    const values = ['false', 'true'].map((text) => ({ weight: 1, input: { kind: 'fixed' as const, text } }));
    return { kind: 'one-of', alternatives: values };
  }
  if (type !== 'char') return undefined;
  const characters = kindsOfCharacters.flatMap((kind) => printable.filter((character) => kind.test(character)));
  return { kind: 'word', characters, length: { least: 1, most: 1 } };
}
