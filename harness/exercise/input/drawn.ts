import type { Random } from 'fast-check';
import type {
  DecimalInput,
  DigitsInput,
  GridInput,
  IntegerInput,
  RepeatedInput,
  WordInput,
} from '../../model/assignment/input.ts';

/** One random input, with the choices that led to it, because smaller inputs are made from these choices. */
export type Drawn = DrawnText | DrawnNumber | DrawnCharacters | DrawnChoice | DrawnList | DrawnRepetition;

export interface DrawnText {
  readonly kind: 'text';
  readonly text: string;
}

export interface DrawnNumber {
  readonly kind: 'number';
  readonly input: IntegerInput | DecimalInput;
  readonly value: bigint;
}

export interface DrawnCharacters {
  readonly kind: 'characters';
  readonly input: WordInput | DigitsInput | GridInput;
  /** Each is an index in the characters of the input; 0 is the simplest one. */
  readonly indexes: readonly number[];
}

export interface DrawnChoice {
  readonly kind: 'choice';
  readonly alternatives: readonly Source[];
  readonly chosen: number;
  readonly item: Drawn;
}

export interface DrawnList {
  readonly kind: 'sequence' | 'line';
  readonly items: readonly Drawn[];
}

export interface DrawnRepetition {
  readonly kind: 'repetition';
  readonly input: RepeatedInput;
  readonly items: readonly Drawn[];
}

/** The values of the integers that have a name. */
export type Names = ReadonlyMap<string, bigint>;

/** An input from which values can be drawn. */
export interface Source {
  /** Adds the integers that have a name to `names`. */
  readonly draw: (random: Random, bias: number | undefined, names: Map<string, bigint>) => Drawn;
  /** What cannot be made smaller. */
  readonly simplest: (names: Names) => Drawn;
  /** The greatest values, in as few repetitions as possible. */
  readonly greatest: (names: Names) => Drawn;
}

export function namesIn(drawn: Drawn): Names {
  const names = new Map<string, bigint>();
  collectNames(drawn, names);
  return names;
}

function collectNames(drawn: Drawn, names: Map<string, bigint>): void {
  // Choices and repetitions have no integers with names.
  if (drawn.kind === 'sequence' || drawn.kind === 'line') drawn.items.forEach((item) => collectNames(item, names));
  const name = nameOf(drawn);
  if (drawn.kind === 'number' && name !== undefined) names.set(name, drawn.value);
}

export function nameOf(drawn: Drawn): string | undefined {
  return drawn.kind === 'number' && drawn.input.kind === 'integer' ? drawn.input.name : undefined;
}

/** The repetitions in it, by the name of their count. */
export function countedIn(drawn: Drawn): ReadonlyMap<string, ReadonlySet<RepeatedInput>> {
  const counted = new Map<string, Set<RepeatedInput>>();
  collectCounted(drawn, counted);
  return counted;
}

function collectCounted(drawn: Drawn, counted: Map<string, Set<RepeatedInput>>): void {
  if (drawn.kind === 'choice') collectCounted(drawn.item, counted);
  if (!('items' in drawn)) return;
  if (drawn.kind === 'repetition' && 'name' in drawn.input.count) {
    const { name } = drawn.input.count;
    counted.set(name, (counted.get(name) ?? new Set()).add(drawn.input));
  }
  drawn.items.forEach((item) => collectCounted(item, counted));
}
