import type { CountRange, IntegerInput, NamedCount, SessionInput } from '../../model/assignment/input.ts';
import { didYouMean } from '../yaml/author-problem.ts';
import { valueAt } from '../yaml/yaml-path.ts';
import { type At, complain, foundAt, writtenAt } from './at.ts';
import { isRange, readCountRange } from './ranges.ts';

/** How often a part may be repeated. */
export const maxCount = 10_000;
/** How many values may be typed in one session. */
export const maxValues = 100_000;

const aCount = `a count from 0 to ${maxCount}`;
const identifier = /^[A-Za-z_]\w*$/;

/** The integers that have a name so far; undefined where the integer itself has a mistake. */
export type NamedIntegers = Map<string, IntegerInput | undefined>;

/** How often a part is repeated; undefined after reporting why that is not clear. */
export function readCount(at: At, names: NamedIntegers, namesInAll: readonly string[]) {
  const expected = `${aCount}, a range such as 0..20, or the name of an earlier integer`;
  const written = writtenAt(at);
  if (written === undefined) return complain(at, { found: foundAt(at), expected });
  if (written.kind === 'number' || isRange(written.text) || !identifier.test(written.text)) {
    return readCountRange(at, expected, 0n, BigInt(maxCount));
  }
  return readNamedCount(at, written.text, names, namesInAll);
}

function readNamedCount(
  at: At,
  name: string,
  names: NamedIntegers,
  namesInAll: readonly string[],
): NamedCount | undefined {
  if (!names.has(name)) {
    const isLater = namesInAll.includes(name);
    return complain(at, {
      found: `the name ${name}${isLater ? ' of a later integer' : ''}`,
      expected: names.size === 0 ? 'the name of an earlier integer' : `one of ${[...names.keys()].join(', ')}`,
      ...(isLater
        ? { cure: `write the integer with the name ${name} above this part` }
        : names.size === 0
          ? { cure: `give an earlier integer a name: { integer: 1..9, name: ${name} }` }
          : didYouMean(name, [...names.keys()])),
    });
  }
  const integer = names.get(name);
  if (integer === undefined) return undefined;
  const { least, most } = integer;
  if (least >= 0n && most <= BigInt(maxCount)) return { name };
  return complain(at, {
    found: `the name ${name}, which is ${least === most ? '' : 'a number in '}${least}..${most}`,
    expected: aCount,
    cure: `change the range of ${name}`,
  });
}

/** The name of an integer; undefined after reporting why it can have none. */
export function readName(at: At, names: NamedIntegers, inside: string | undefined): string | undefined {
  const written = writtenAt(at);
  if (written === undefined || !identifier.test(written.text)) {
    return complain(at, { found: foundAt(at), expected: 'a name of letters, digits and _, such as n' });
  }
  const name = written.text;
  if (inside !== undefined) {
    names.set(name, undefined);
    return complain(at, {
      found: `the name ${name} inside ${inside}`,
      expected: 'names only for integers that are typed exactly once',
      cure: `write the integer before the part that is repeated or chosen, or drop name: ${name}`,
    });
  }
  if (!names.has(name)) return name;
  return complain(at, { found: `the name ${name} a second time`, expected: 'another name for every integer' });
}

/** All names in the value, wherever they are. */
export function namesBelow(at: At): string[] {
  return namesInValue(valueAt(at.file, at.path));
}

function namesInValue(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'name' && typeof inner === 'string' ? [inner] : namesInValue(inner),
  );
}

/** The least and the greatest number of values that a part types. */
export function valuesTyped(input: SessionInput, names: NamedIntegers): CountRange {
  switch (input.kind) {
    case 'sequence':
    case 'line': {
      const all = input.parts.map((part) => valuesTyped(part, names));
      return { least: sum(all.map(({ least }) => least)), most: sum(all.map(({ most }) => most)) };
    }
    case 'one-of': {
      const all = input.alternatives.map((alternative) => valuesTyped(alternative.input, names));
      return all.reduce((one, other) => ({
        least: Math.min(one.least, other.least),
        most: Math.max(one.most, other.most),
      }));
    }
    case 'repeated': {
      const each = valuesTyped(input.part, names);
      const times = timesOf(input.count, names);
      return { least: each.least * times.least, most: each.most * times.most };
    }
    default:
      return { least: 1, most: 1 };
  }
}

function timesOf(count: CountRange | NamedCount, names: NamedIntegers): CountRange {
  if (!('name' in count)) return count;
  const { least = 0n, most = 0n } = names.get(count.name) ?? {};
  return { least: Number(least), most: Number(most) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
