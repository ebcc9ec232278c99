import type { Refusal } from '../../model/submission/intake.ts';

/** How much a zip may unfold to. Nothing is unfolded before its own figures were weighed. */
export interface ZipLimits {
  readonly memberBytes: number;
  readonly totalBytes: number;
  /** Unpacked size by packed size, for members above 1 MiB: text reaches 20, a bomb 1000. */
  readonly ratio: number;
  readonly members: number;
  /** Where there are more members than that: so many of each top folder are listed. */
  readonly membersOfOne?: number;
  /** A zip with a longer directory counts as none; absent: what the largest download needs. */
  readonly directoryBytes?: number;
}

const mebibyte = 1024 * 1024;

/** A whole class, screenshots and programs included. */
export const siteZipLimits: ZipLimits = {
  memberBytes: 512 * mebibyte,
  totalBytes: 64 * 1024 * mebibyte,
  ratio: 200,
  members: 200_000,
  membersOfOne: 5000,
};

/** How much all files of one student may be and unfold to, those in zips and in zips inside of these included. */
export interface StudentLimits {
  /** Files and folders. */
  readonly members: number;
  /** Zips that are opened. */
  readonly zips: number;
  /** A zip inside a student's zip is the second one. */
  readonly depth: number;
  /** Of one zip that is opened, and of all of them together. */
  readonly zipBytes: number;
  /** Of a single file that is handed to the grader. */
  readonly fileBytes: number;
  /** Of all of these together; the smallest come first. */
  readonly handedBytes: number;
  readonly ratio: number;
}

/** Projects of Visual Studio with all that it keeps in them come to a quarter of each. */
export const studentLimits: StudentLimits = {
  members: 5000,
  zips: 50,
  depth: 2,
  zipBytes: 64 * mebibyte,
  fileBytes: mebibyte,
  handedBytes: 16 * mebibyte,
  ratio: 200,
};

export interface MemberFigures {
  readonly size: number;
  readonly packed: number;
}

/** A member that breaks a limit, by its own figures and those before it; reading keeps it to these figures. */
export function limitBroken({ size, packed }: MemberFigures, before: number, limits: ZipLimits): Refusal | undefined {
  if (size > mebibyte && size > packed * limits.ratio) return 'suspicious-ratio';
  if (size > limits.memberBytes) return 'too-large-to-unpack';
  return before + size > limits.totalBytes ? 'too-large-together' : undefined;
}
