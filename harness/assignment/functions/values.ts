import { type ScalarType, type Value, maxStringBytes } from '../../model/assignment/value.ts';
import type { Report } from '../yaml/author-problem.ts';
import { readBoard } from './board.ts';
import { cureFor, describeNode } from '../yaml/describe-node.ts';
import type { Wanted } from '../yaml/describe-node.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { nodeAt, placeAt, valueAt } from '../yaml/yaml-path.ts';
import type { Path } from '../yaml/yaml-path.ts';

/** The type that a value must have: a C++ type, or any while there is no prototype. */
export type ExpectedValue =
  | { readonly type: ScalarType; /** `int pos`, or `what isPlaceable returns` */ readonly role: string }
  | { readonly type: 'any' };

interface TypeRule {
  readonly expected: string;
  readonly wanted: Wanted;
  readonly fits: (value: unknown) => boolean;
}

const rules: Readonly<Record<Exclude<ScalarType, 'char[8][8]'> | 'any', TypeRule>> = {
  bool: { expected: 'true or false', wanted: 'truth', fits: (value) => typeof value === 'boolean' },
  char: {
    expected: "one character, such as 'A'",
    wanted: 'character',
    // ASCII only: any other character is more than one char in C++.
    fits: (value) => typeof value === 'string' && value.length === 1 && value > '\0' && value <= '\u007f',
  },
  int: { expected: 'an int, -2147483648 to 2147483647', wanted: 'number', fits: (value) => isInteger(value, 32) },
  'long long': {
    expected: 'a long long, -9223372036854775808 to 9223372036854775807',
    wanted: 'number',
    fits: (value) => isInteger(value, 64),
  },
  string: {
    expected: `a text of at most ${maxStringBytes} ASCII characters without quotes and backslashes`,
    wanted: 'text',
    fits: (value) =>
      typeof value === 'string' && value.length <= maxStringBytes && /^[ -~]*$/.test(value) && !/["'\\]/.test(value),
  },
  any: {
    expected: 'a whole number, true, false or one character',
    wanted: 'number',
    fits: (value) => typeof value === 'bigint' || typeof value === 'boolean' || typeof value === 'string',
  },
};

function isInteger(value: unknown, bits: number): boolean {
  return typeof value === 'bigint' && BigInt.asIntN(bits, value) === value;
}

function isValue(value: unknown): value is Value {
  return rules.any.fits(value);
}

/** The value at the path, or undefined after reporting why not. */
export function readValue(file: YamlFile, path: Path, wanted: ExpectedValue, report: Report): Value | undefined {
  if (wanted.type === 'char[8][8]') return readBoard(file, path, wanted.role, report);
  const rule = rules[wanted.type];
  const value = valueAt(file, path);
  if (isValue(value) && rule.fits(value)) return value;
  const node = nodeAt(file, path);
  const cure = node === undefined ? undefined : cureFor(node, rule.wanted);
  const role = wanted.type === 'any' ? '' : ` for ${wanted.role}`;
  report({
    file: file.name,
    place: placeAt(file, path),
    found: (node === undefined ? 'nothing' : describeNode(node)) + role,
    expected: rule.expected,
    ...(cure === undefined ? {} : { cure }),
  });
  return undefined;
}
