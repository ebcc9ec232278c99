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

/** What a course site tells about the work that it hands out; a file named on the command line has none of it. */
export interface SubmissionFacts {
  /** Absent: one student, named by the id of the submission. Several: a group, each of whom gets the marks. */
  readonly members?: readonly Student[];
  /** How the site names the work in its own downloads, without the name of a file: `Jane Doe_12345`, `doejane_LATE_1234`. */
  readonly siteName?: string;
  /** ISO 8601 in UTC. */
  readonly submittedAt?: string;
  /** Whole minutes after the deadline, from 1 on; absent: in time, or nobody knows. */
  readonly lateMinutes?: number;
  /** Names of what was handed in where nothing of it is source code; empty: no file at all. */
  readonly insteadOfSource?: readonly string[];
  /** The site says that it is late; by how much may be unknown. */
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
