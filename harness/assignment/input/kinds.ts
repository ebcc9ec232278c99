import { didYouMean } from '../yaml/author-problem.ts';
import { isMisspelt } from '../yaml/read-shape.ts';
import { keysAt } from '../yaml/yaml-path.ts';
import { type At, below, complain, complainOfKey, isGiven } from './at.ts';

/** The keys that say what kind of value a map describes, each with the keys that only this kind has. */
export const keysOfKinds = {
  text: [],
  integer: ['name'],
  decimal: ['places'],
  word: ['length'],
  digits: ['of'],
  grid: ['of'],
  'one-of': [],
  sequence: [],
  line: [],
} as const;
export type Kind = keyof typeof keysOfKinds;

export const sessionKinds = ['text', 'integer', 'decimal', 'word', 'digits', 'one-of', 'sequence', 'line'] as const;
export type SessionKind = (typeof sessionKinds)[number];
export const valueKinds = ['text', 'integer', 'word', 'digits', 'grid', 'one-of'] as const;
export type ValueKind = (typeof valueKinds)[number];

export const repeatKeys = ['repeat', 'times'] as const;

/** Keys that have a meaning elsewhere, and why they have none here. */
export type Misplaced = Readonly<Record<string, string>>;

export const noWeight: Misplaced = { weight: 'a weight only for an alternative of one-of' };

/**
 * What the map describes, or undefined after reporting why that is not clear. `besides` are the keys that every kind
 * may have here.
 */
export function readKind<Known extends Kind>(
  at: At,
  kinds: readonly Known[],
  besides: readonly string[],
  misplaced: Misplaced,
): Known | undefined {
  const keys = keysAt(at.file, at.path);
  const [kind, second] = kinds.filter((known) => keys.includes(known));
  if (kind !== undefined && second !== undefined) {
    return complainOfKey(below(at, second), {
      found: `both ${kind} and ${second}`,
      expected: 'only one of the two in a map',
      cure: 'write a map for each of them',
    });
  }
  const known = kind === undefined ? [...kinds, ...besides] : [kind, ...ownKeys(kind, misplaced), ...besides];
  // Beside a misspelt kind, the keys that only some kinds have are probably right.
  const unknown = keys.filter((key) => !known.includes(key) && (kind !== undefined || !isOwnKey(key)));
  for (const key of unknown) {
    const reason = Object.hasOwn(misplaced, key) ? misplaced[key] : undefined;
    const expected = reason ?? (known.length === 1 ? `only ${known[0] ?? ''}` : `one of ${known.join(', ')}`);
    complainOfKey(below(at, key), {
      found: `the key ${key}`,
      expected,
      ...(reason === undefined ? didYouMean(key, known) : {}),
    });
  }
  if (kind === undefined && unknown.length === 0) {
    complain(at, {
      found: keys.length === 0 ? 'an empty map' : 'a map that describes no value',
      expected: `one of the keys ${kinds.join(', ')}`,
    });
  }
  return kind;
}

function ownKeys(kind: Kind, misplaced: Misplaced): readonly string[] {
  return keysOfKinds[kind].filter((key) => !Object.hasOwn(misplaced, key));
}

function isOwnKey(key: string): boolean {
  return Object.values(keysOfKinds).some((own: readonly string[]) => own.includes(key));
}

/** Whether the key is missing because it is misspelt, which has been reported. */
export function isMisspeltKey(at: At, kind: Kind, key: string): boolean {
  const known = [kind, ...keysOfKinds[kind], ...repeatKeys, 'weight'];
  return !isGiven(below(at, key)) && isMisspelt(at.file, at.path, key, known);
}
