import type { ClassPlan, ProgramPlan } from '../../model/assignment/assignment.ts';
import type { SourceOutline } from '../../model/submission/source-outline.ts';

/** What an assignment wants, as far as it tells which file is which. */
export interface WantedFiles {
  readonly expected: readonly string[];
  /** The course gives these to everybody; a student's copy is not used. */
  readonly provided: readonly string[];
  /** Absent: one program, made of all the files. */
  readonly programs?: readonly ProgramPlan[];
  readonly class?: Pick<ClassPlan, 'name' | 'file'>;
  /** Names of required functions. */
  readonly functions: readonly string[];
}

/** A file that could be code, by the name under which it was handed in. */
export interface CandidateFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Names that it includes in quotes, wherever they stand. */
  readonly includes: readonly string[];
  /** Absent for headers. */
  readonly outline?: SourceOutline;
}
