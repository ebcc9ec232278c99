import type { SiteId } from '../model/result/grade-file.ts';
import type { Student } from '../model/submission/submission.ts';

/** Describes the grade file of a course site. The texts of a row are those of its cells, without quotes. */
export interface Site {
  readonly id: SiteId;
  /** Whether a file with this header is from this site. */
  readonly recognises: (header: readonly string[]) => boolean;
  /** The columns that identify the student of a row; the most reliable first. */
  readonly keys: (header: readonly string[]) => readonly KeyColumn[];
  readonly gradeColumns: (header: readonly string[]) => readonly GradeColumn[];
  /** The earlier mark in a cell; empty if the site only says that marks will come. */
  readonly earlierMark: (cell: string) => string;
  /** Whether the row is about a student. Canvas, for example, has a row of points. */
  readonly isStudent: (header: readonly string[], row: readonly string[]) => boolean;
  /** Whether the site refuses to change the mark in this row. */
  readonly isLocked: (header: readonly string[], row: readonly string[]) => boolean;
  /** The full marks of the column; undefined if the file does not state them. */
  readonly outOf: (file: SheetTexts, column: number, row: readonly string[]) => number | undefined;
  /** The word for "excused"; undefined if the site knows no such word in a file. */
  readonly excused: string | undefined;
  readonly feedback: (header: readonly string[]) => FeedbackColumns | undefined;
}

export interface SheetTexts {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface KeyColumn {
  readonly index: number;
  /** The value of a student that must equal the cell. */
  readonly of: (student: Student) => string | undefined;
  /** Takes the part of the cell that counts, if that is not the whole cell. */
  readonly read?: (cell: string) => string;
}

export interface GradeColumn {
  readonly index: number;
  /** The text in the header. */
  readonly header: string;
  /** Shorter names by which a person may choose the column: its title, its number on the site. */
  readonly names: readonly string[];
}

export interface FeedbackColumns {
  readonly index: number;
  /** The text of the cell for these sentences. */
  readonly text: (sentences: readonly string[]) => string;
  /** The column that says in which format the feedback is, and its text for ours. */
  readonly format?: { readonly index: number; readonly text: string };
}

/** The index of the column with exactly this header; -1 if there is none. */
export function columnNamed(header: readonly string[], name: string): number {
  return header.findIndex((cell) => cell.trim() === name);
}

/** The key columns whose headers the file has. */
export function keysNamed(
  header: readonly string[],
  keys: readonly (readonly [name: string, of: KeyColumn['of'], read?: KeyColumn['read']])[],
): KeyColumn[] {
  return keys.flatMap(([name, of, read]) => {
    const index = columnNamed(header, name);
    return index === -1 ? [] : [{ index, of, ...(read === undefined ? {} : { read }) }];
  });
}

/** Takes s1155000001 from `s1155000001@link.example.edu`, for files without a better id. */
export function beforeAt(email: string): string {
  return email.includes('@') ? email.slice(0, email.indexOf('@')) : '';
}
