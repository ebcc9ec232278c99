import { fileUses } from './file-use.ts';
import type { LayoutId } from './layouts.ts';
import type { Student } from './submission.ts';

/** Why a member of a zip is not touched at all. */
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

/** What became of a file. Everything that was found has exactly one of these. */
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
  /** From the source on, with `/` between folders and between a zip and what is in it. */
  readonly path: string;
  /** As the student named it, where the site made another name of it. */
  readonly name?: string;
  readonly fate: FileFate;
  /** Id of the submission that it came with; absent where it came with none. */
  readonly submission?: string;
  /** The name was not in UTF-8 and said nothing of its encoding; this one was guessed. */
  readonly guessedName?: string;
  /** Stands for so many more members that nobody listed. */
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

/** Whether, or how, a submission is late depends on a zone that nobody has named: it loses what the least costs. */
export interface ZoneDoubt {
  readonly submission: string;
  /** 0: in time. */
  readonly leastMinutes: number;
  readonly maxMinutes: number;
  /** What the site writes, where that has several meanings: `CST`. */
  readonly abbreviation?: string;
  /** What the zone may be, in words: `UTC (this machine)`, `+08:00`. */
  readonly zones: readonly string[];
}

/** What was found in the source, and what became of it. */
export interface Intake {
  readonly layout: LayoutId;
  readonly files: readonly AccountedFile[];
  readonly roster?: RosterCheck;
  /** The deadline, ISO 8601 in UTC. */
  readonly due?: string;
  /** Submissions that came with no time, where a deadline was given. */
  readonly withoutTime: readonly string[];
  readonly zoneDoubts: readonly ZoneDoubt[];
}

export function isRefusal(fate: FileFate): fate is Refusal {
  return refusals.some((refusal) => refusal === fate);
}

/** It was among the files of the attempt that was graded, whatever it was used for. */
export function isOfGradedAttempt(fate: string): boolean {
  return gradedFates.some((one) => one === fate);
}
