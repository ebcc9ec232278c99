import type { Dice } from './dice.ts';

/** What is hostile in an attempt. */
export const kinds = ['sources', 'programs', 'conversations', 'archives', 'rosters', 'overrides', 'yaml'] as const;
export type Kind = (typeof kinds)[number];

/** A file below a folder; a path that ends with `/` is an empty folder. */
export interface InputFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** One command of `verbatim`. It runs in a folder beside `in/`, where the input is, and `out/`. */
export interface Step {
  readonly args: readonly string[];
  /** The exit codes that are right. */
  readonly exits: readonly number[];
}

/** A class of honest submissions only, graded once, to compare with. */
export interface HonestClass {
  /** The same key means the same class. */
  readonly key: string;
  readonly files: readonly InputFile[];
  readonly args: readonly string[];
}

export interface Attempt {
  /** The recipes it was made from. */
  readonly name: string;
  /** What lies in `in/`. */
  readonly files: readonly InputFile[];
  readonly steps: readonly Step[];
  /** Whose results must be the same bytes as alone. */
  readonly honest?: HonestClass;
  /** `out/` starts as a copy of what the honest class alone has got. */
  readonly startsGraded?: true;
  /** A roster brings names, and with them what rules say about names; how the programs ran stays the same. */
  readonly mayName?: true;
  /** There must be a result of the hostile submission, too. */
  readonly hasHostile?: true;
  /** The compiler reads forbidden code in it, so the course's rules must not be clean. */
  readonly breaksRules?: true;
  /** The download itself is damaged, which is no fault of a student's: results may be missing or `not-graded`. */
  readonly damaged?: true;
  /** Files that replace those of `cases/`, in a copy of the project. */
  readonly cases?: readonly InputFile[];
}

/** One way to be hostile; `names` counts what was tried. */
export interface Generator {
  readonly recipes: readonly string[];
  /** The attempt has this recipe in it, and perhaps others. */
  generate(recipe: string, dice: Dice): Attempt;
}
