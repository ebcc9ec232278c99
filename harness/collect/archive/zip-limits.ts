import type { Refusal } from '../../model/submission/intake.ts';

/** How much a zip may unpack to. Nothing is unpacked before its declared sizes have been checked. */
export interface ZipLimits {
  readonly memberBytes: number;
  readonly totalBytes: number;
  /** Unpacked size by packed size, for members above 1 MiB: text reaches 20, a bomb 1000. */
  readonly ratio: number;
  readonly members: number;
  /** If there are more members than that, at most this many of each top folder are listed. */
  readonly membersOfOne?: number;
  /** A zip with a longer directory is not opened. If absent, the limit suits the largest download. */
  readonly directoryBytes?: number;
}

const mebibyte = 1024 * 1024;

/** Limits for the download of a whole class, including screenshots and programs. */
export const siteZipLimits: ZipLimits = {
  memberBytes: 512 * mebibyte,
  totalBytes: 64 * 1024 * mebibyte,
  ratio: 200,
  members: 200_000,
  membersOfOne: 5000,
};

/** Limits for all files of one student together, including those in zips and in zips inside these. */
export interface StudentLimits {
  /** Files and folders. */
  readonly members: number;
  /** How many zips are opened. */
  readonly zips: number;
  /** A zip inside a student's zip is the second one. */
  readonly depth: number;
  /** The size of one opened zip, and of all of them together. */
  readonly zipBytes: number;
  /** The size of one file that is passed to the grader. */
  readonly fileBytes: number;
  /** The size of all files that are passed to the grader; the smallest come first. */
  readonly handedBytes: number;
  readonly ratio: number;
}

/** A Visual Studio project with all its generated files reaches a quarter of each limit. */
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

/** The limit that a member breaks, by its declared sizes and those before it. Reading enforces the declared sizes. */
export function limitBroken({ size, packed }: MemberFigures, before: number, limits: ZipLimits): Refusal | undefined {
  if (size > mebibyte && size > packed * limits.ratio) return 'suspicious-ratio';
  if (size > limits.memberBytes) return 'too-large-to-unpack';
  return before + size > limits.totalBytes ? 'too-large-together' : undefined;
}
