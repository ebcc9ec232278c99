/** One file of a submission, unchanged. */
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
  /** The site's id for the work: Moodle's participant id, Canvas' user id. */
  readonly siteId?: string | undefined;
}

/** What a course site says about the work in its download; a file named on the command line has none of this. */
export interface SubmissionFacts {
  /** Absent: one student, whose id is that of the submission. Several: a group, and each member gets the marks. */
  readonly members?: readonly Student[];
  /**
   * The site's name for the work in its own downloads, without the file name: `Jane Doe_12345`, `doejane_LATE_1234`.
   */
  readonly siteName?: string;
  /** ISO 8601 in UTC. */
  readonly submittedAt?: string;
  /** Whole minutes after the deadline, from 1 on; absent: on time or unknown. */
  readonly lateMinutes?: number;
  /** Names of what was handed in if none of it is source code; empty: no file at all. */
  readonly insteadOfSource?: readonly string[];
  /** The site says that the work is late; how late may be unknown. */
  readonly markedLate?: true;
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

/** What one student, or one group, handed in. */
export interface Submission extends SubmissionFacts {
  readonly id: string;
  readonly files: readonly SourceFile[];
}

/** A file under the name that the assignment expects. */
export interface PlacedFile {
  /** The name that the assignment demands; the file is graded as if it had it. */
  readonly expected: string;
  readonly submitted: SourceFile;
}

/** A submission sorted into the files that the assignment asks for. */
export interface PlacedSubmission {
  readonly id: string;
  readonly files: readonly PlacedFile[];
  /** Expected files that were not handed in. */
  readonly missing: readonly string[];
  /** Files that were handed in but not asked for. */
  readonly unused: readonly string[];
}
