/**
 * What random runs type, and what they pass to functions, as the lecturer describes it in YAML. This is plain data
 * without functions, because prepared assignments are kept in files.
 */
export type SessionInput =
  | FixedInput
  | IntegerInput
  | DecimalInput
  | WordInput
  | DigitsInput
  | OneOfInput<SessionInput>
  | SequenceInput
  | LineInput
  | RepeatedInput;

/** An argument of a call. */
export type ValueInput = FixedInput | IntegerInput | WordInput | DigitsInput | GridInput | OneOfInput<ValueInput>;

export type AnyInput = SessionInput | ValueInput;

/** Always the same. An argument is written as it would be typed: `-1`, `true`, `x`. */
export interface FixedInput {
  readonly kind: 'fixed';
  readonly text: string;
}

/** Both ends are included. */
export interface IntegerInput {
  readonly kind: 'integer';
  readonly least: bigint;
  readonly most: bigint;
  /** A later part can be repeated as often as this integer says. */
  readonly name?: string;
}

/** The ends are counted in units of the last place: with 2 places, 150 is 1.50. */
export interface DecimalInput {
  readonly kind: 'decimal';
  readonly least: bigint;
  readonly most: bigint;
  readonly places: number;
}

export interface WordInput {
  readonly kind: 'word';
  /** The characters to choose from, the simplest first. */
  readonly characters: readonly string[];
  readonly length: CountRange;
}

/** Leading zeros are typed; an integer argument is the number that the digits make. */
export interface DigitsInput {
  readonly kind: 'digits';
  readonly count: number;
  /** The digits to choose from, the simplest first. */
  readonly characters: readonly string[];
}

/** A board of characters: lines, joined by newlines. */
export interface GridInput {
  readonly kind: 'grid';
  readonly rows: number;
  readonly columns: number;
  readonly characters: readonly string[];
}

export interface OneOfInput<Input> {
  readonly kind: 'one-of';
  /** At least one; the simplest first. */
  readonly alternatives: readonly Alternative<Input>[];
}

export interface Alternative<Input> {
  /** How often it is chosen, compared with the others: a whole number from 1 to 1000. */
  readonly weight: number;
  readonly input: Input;
}

export interface SequenceInput {
  readonly kind: 'sequence';
  readonly parts: readonly SessionInput[];
}

/** The values of the parts are typed in one line, with one space between them. */
export interface LineInput {
  readonly kind: 'line';
  readonly parts: readonly SessionInput[];
}

export interface RepeatedInput {
  readonly kind: 'repeated';
  readonly count: CountRange | NamedCount;
  readonly part: SessionInput;
}

/** Both ends are included. */
export interface CountRange {
  readonly least: number;
  readonly most: number;
}

/** The value of an earlier integer, which is neither in a choice nor in a repetition. */
export interface NamedCount {
  readonly name: string;
}
