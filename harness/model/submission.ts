/** One file of a submission, as it came. */
export interface SourceFile {
  /** The name it was handed in under. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Somebody who gets marks. */
export interface Student {
  readonly id: string;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  /** As the site names the work: Moodle's participant id, Canvas' user id. */
  readonly siteId?: string | undefined;
}

/** Everybody who gets the marks of a submission. */
export function membersOf({
  submission,
  members = [{ id: submission }],
}: {
  readonly submission: string;
  readonly members?: readonly Student[] | undefined;
}): readonly Student[] {
  return members;
}

/** What one student handed in. */
export interface Submission {
  readonly id: string;
  readonly files: readonly SourceFile[];
}

/** A file in the place where the assignment expects it. */
export interface PlacedFile {
  /** The name that the assignment demands; the file is graded as if it had it. */
  readonly expected: string;
  readonly submitted: SourceFile;
}

/** A submission sorted into the files that the assignment asks for. */
export interface PlacedSubmission {
  readonly id: string;
  readonly files: readonly PlacedFile[];
  /** Expected names for which nothing was handed in. */
  readonly missing: readonly string[];
  /** Handed in, but not asked for. */
  readonly unused: readonly string[];
}
