import type { Alternative, OneOfInput } from '../../model/assignment/input.ts';
import { lengthAt } from '../yaml/yaml-path.ts';
import { type At, below, complain, foundAt, isGiven } from './at.ts';
import { readWhole } from './ranges.ts';

export const maxWeight = 1000;

/** The list of a choice; undefined after reporting all mistakes in it. */
export function readAlternatives<Input>(
  at: At,
  read: (alternative: At) => Input | undefined,
): OneOfInput<Input> | undefined {
  const count = lengthAt(at.file, at.path);
  if (count === 0) return complain(at, { found: foundAt(at), expected: 'a list of at least one alternative' });
  const alternatives = Array.from({ length: count }, (_, index) => readAlternative(below(at, index), read));
  const right = alternatives.flatMap((alternative) => alternative ?? []);
  return right.length < count ? undefined : { kind: 'one-of', alternatives: right };
}

function readAlternative<Input>(at: At, read: (alternative: At) => Input | undefined): Alternative<Input> | undefined {
  const given = below(at, 'weight');
  const expected = `a whole number from 1 to ${maxWeight}`;
  const weight = isGiven(given) ? readWhole(given, expected, 1n, BigInt(maxWeight)) : 1;
  const input = read(at);
  return input === undefined || weight === undefined ? undefined : { weight, input };
}
