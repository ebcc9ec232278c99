import { fileUses } from './file-use.ts';
import type { LayoutId } from './layouts.ts';
import type { Student } from './submission.ts';

/** Why a member of a zip is not unpacked at all. */
export const refusals = [
  'path-traversal',
  'absolute-path',
  'bad-name',
  'link',
  'special-file',
  'duplicate',
  'encrypted',
  'unknown-compression',
  'too-large-to-unpack',
  'too-large-together',
  'suspicious-ratio',
  'too-many-members',
  'too-many-zips',
  'nested-too-deep',
  'damaged-zip',
] as const;
export type Refusal = (typeof refusals)[number];

/** What was done with a file. Each file that was found has exactly one of these. */
const gradedFates = ['used', ...fileUses, 'no-code'] as const;

export const fileFates = [
  ...gradedFates,
  'unpacked',
  'older-attempt',
  'later-attempt',
  'site-file',
  'typed-on-site',
  'no-student',
  'macos',
  'windows',
  'version-control',
  'hidden',
  'too-large',
  'too-deep',
  'unreadable',
  'other-archive',
  'whole-class',
  ...refusals,
] as const;
export type FileFate = (typeof fileFates)[number];

export interface AccountedFile {
  /** The path from the source on, with `/` between folders and between a zip and its members. */
  readonly path: string;
  /** The student's own name for the file, if the site has renamed it. */
  readonly name?: string;
  readonly fate: FileFate;
  /** The submission that the file came with; absent if it came with none. */
  readonly submission?: string;
  /** Set if the name was not in UTF-8 and its encoding was not stated: this reading of it is a guess. */
  readonly guessedName?: string;
  /** This entry stands for so many further members that are not listed. */
  readonly more?: number;
}

export interface UnknownStudent {
  readonly submission: string;
  readonly student: Student;
}

/** How the roster and the submissions agree. */
export interface RosterCheck {
  readonly listed: number;
  readonly missing: readonly Student[];
  readonly unknown: readonly UnknownStudent[];
}

/**
 * Whether, or how, a submission is late depends on an unknown time zone. The zone with the smallest deduction counts.
 */
export interface ZoneDoubt {
  readonly submission: string;
  /** 0: on time. */
  readonly leastMinutes: number;
  readonly maxMinutes: number;
  /** What the site writes, if that has several meanings: `CST`. */
  readonly abbreviation?: string;
  /** The possible zones, in words: `UTC (this machine)`, `+08:00`. */
  readonly zones: readonly string[];
}

/** What was found in the source, and what was done with it. */
export interface Intake {
  readonly layout: LayoutId;
  readonly files: readonly AccountedFile[];
  readonly roster?: RosterCheck;
  /** The deadline, ISO 8601 in UTC. */
  readonly due?: string;
  /** Submissions without a time, if there is a deadline. */
  readonly withoutTime: readonly string[];
  readonly zoneDoubts: readonly ZoneDoubt[];
}

export function isRefusal(fate: FileFate): fate is Refusal {
  return refusals.some((refusal) => refusal === fate);
}

/** Whether the file was part of the attempt that was graded, whatever it was used for. */
export function isOfGradedAttempt(fate: string): boolean {
  return gradedFates.some((one) => one === fate);
}
