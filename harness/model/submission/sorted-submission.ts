import type { OtherFile } from './file-use.ts';
import type { PlacedSubmission } from './submission.ts';

/** A submission in which the role of each file that could be code is known. */
export interface SortedSubmission extends PlacedSubmission {
  /** Files that were not asked for but are part of a program. */
  readonly further: readonly FurtherFile[];
  /** What was done with the other files that could be code but were not asked for. */
  readonly others: readonly OtherFile[];
  /**
   * By the id of the program, or '' if there is only one: the sources compiled for it, by the names they have there.
   */
  readonly links: ReadonlyMap<string, readonly string[]>;
  /** If a class is under test: the sources on which its members are called. */
  readonly classSources?: readonly string[];
  /** By the id of the program: course files that the student's part of it already includes. */
  readonly broughtAlong: ReadonlyMap<string, readonly string[]>;
  /** By the name of a file as handed in: the files that it includes may have other names when they are compiled. */
  readonly includes: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

export interface FurtherFile {
  /** As it was handed in. */
  readonly submitted: string;
  /** As it is compiled and included. */
  readonly name: string;
}
