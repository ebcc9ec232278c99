import type { SiteId } from '../model/result/grade-file.ts';
import type { Student } from '../model/submission/submission.ts';

/** What is known about a course site's own grade file. The texts of a row are those of its cells, without quotes. */
export interface Site {
  readonly id: SiteId;
  /** Whether a file with this header is one of this site's. */
  readonly recognises: (header: readonly string[]) => boolean;
  /** Where a row says whose it is; the surest first. */
  readonly keys: (header: readonly string[]) => readonly KeyColumn[];
  readonly gradeColumns: (header: readonly string[]) => readonly GradeColumn[];
  /** What stood in a cell as a mark; empty where a site only says that marks are to come. */
  readonly earlierMark: (cell: string) => string;
  /** Some rows are no students, such as Canvas' row of points. */
  readonly isStudent: (header: readonly string[], row: readonly string[]) => boolean;
  /** Rows in which the site refuses another mark. */
  readonly isLocked: (header: readonly string[], row: readonly string[]) => boolean;
  /** What the column's full marks are, as the file says; undefined where it does not. */
  readonly outOf: (file: SheetTexts, column: number, row: readonly string[]) => number | undefined;
  /** What stands for "excused"; undefined where the site takes no such word in a file. */
  readonly excused: string | undefined;
  readonly feedback: (header: readonly string[]) => FeedbackColumns | undefined;
}

export interface SheetTexts {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface KeyColumn {
  readonly index: number;
  /** What a student must have in common with it. */
  readonly of: (student: Student) => string | undefined;
  /** The part of the cell that counts, where it is not all of it. */
  readonly read?: (cell: string) => string;
}

export interface GradeColumn {
  readonly index: number;
  /** As the header has it. */
  readonly header: string;
  /** Shorter names by which a person may choose it: its title, its number on the site. */
  readonly names: readonly string[];
}

export interface FeedbackColumns {
  readonly index: number;
  /** The cell's text for these sentences. */
  readonly text: (sentences: readonly string[]) => string;
  /** A column that says how the feedback is written, and what it has to say. */
  readonly format?: { readonly index: number; readonly text: string };
}

/** The place of a column by its exact header; -1 where there is none. */
export function columnNamed(header: readonly string[], name: string): number {
  return header.findIndex((cell) => cell.trim() === name);
}

/** Key columns for those headers that the file has. */
export function keysNamed(
  header: readonly string[],
  keys: readonly (readonly [name: string, of: KeyColumn['of'], read?: KeyColumn['read']])[],
): KeyColumn[] {
  return keys.flatMap(([name, of, read]) => {
    const index = columnNamed(header, name);
    return index === -1 ? [] : [{ index, of, ...(read === undefined ? {} : { read }) }];
  });
}

/** `s1155000001@link.example.edu` is s1155000001, where the file has nothing surer. */
export function beforeAt(email: string): string {
  return email.includes('@') ? email.slice(0, email.indexOf('@')) : '';
}
