import type { OtherFile } from './file-use.ts';
import type { PlacedSubmission } from './submission.ts';

/** A submission of which it is known what each file that could be code is. */
export interface SortedSubmission extends PlacedSubmission {
  /** Files that were not asked for and belong to a program all the same. */
  readonly further: readonly FurtherFile[];
  /** What became of all that were not asked for and could be code. */
  readonly others: readonly OtherFile[];
  /** By the id of the program, or '' where there is only one: the sources that are compiled for it, as they are called there. */
  readonly links: ReadonlyMap<string, readonly string[]>;
  /** Where a class is under test: the sources on which its members are called. */
  readonly classSources?: readonly string[];
  /** By the id of the program: files of ours that a half of the student's brings itself. */
  readonly broughtAlong: ReadonlyMap<string, readonly string[]>;
  /** By the name that a file was handed in under: what it includes is called otherwise where it is compiled. */
  readonly includes: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

export interface FurtherFile {
  /** As it was handed in. */
  readonly submitted: string;
  /** As it is compiled and included. */
  readonly name: string;
}
