import type { Dice } from './dice.ts';

/** The part of an attempt that is hostile. */
export const kinds = [
  'sources',
  'programs',
  'conversations',
  'archives',
  'rosters',
  'overrides',
  'yaml',
  'exercises',
] as const;
export type Kind = (typeof kinds)[number];

/** A file below a folder; a path that ends with `/` is an empty folder. */
export interface InputFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** One `verbatim` command. It runs in a folder beside `in/`, which has the input, and `out/`. */
export interface Step {
  readonly args: readonly string[];
  /** The allowed exit codes. */
  readonly exits: readonly number[];
}

/** A class with only the honest submissions, graded once for comparison. */
export interface HonestClass {
  /** The same key means the same class. */
  readonly key: string;
  readonly files: readonly InputFile[];
  readonly args: readonly string[];
}

export interface Attempt {
  /** The recipes that it was made from. */
  readonly name: string;
  /** The files in `in/`. */
  readonly files: readonly InputFile[];
  readonly steps: readonly Step[];
  /** The class whose results must be the same, byte for byte, as without the hostile submission. */
  readonly honest?: HonestClass;
  /** `out/` starts as a copy of the results of the honest class. */
  readonly startsGraded?: true;
  /** A roster may add names and findings about names to honest results; the outcomes of cases must stay the same. */
  readonly mayName?: true;
  /** There must also be a result for the hostile submission. */
  readonly hasHostile?: true;
  /** The compiler reads forbidden code in it, so the rules of the course must find something. */
  readonly breaksRules?: true;
  /** The download itself is damaged. No student is at fault: results may be missing or `not-graded`. */
  readonly damaged?: true;
  /** Files that replace those of `cases/`, in a copy of the project. */
  readonly cases?: readonly InputFile[];
}

/** Makes attempts of one kind. */
export interface Generator {
  readonly recipes: readonly string[];
  /** Makes an attempt with this recipe, and perhaps with others, too. */
  generate(recipe: string, dice: Dice): Attempt;
}
