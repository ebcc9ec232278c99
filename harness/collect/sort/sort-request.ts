import type { ClassPlan, ProgramPlan } from '../../model/assignment/assignment.ts';
import type { SourceOutline } from '../../model/submission/source-outline.ts';

/** The files that an assignment expects, with all that helps to recognise them. */
export interface WantedFiles {
  readonly expected: readonly string[];
  /** The course gives these files to all students; a student's copy is not used. */
  readonly provided: readonly string[];
  /** Absent: one program, made of all the files. */
  readonly programs?: readonly ProgramPlan[];
  readonly class?: Pick<ClassPlan, 'name' | 'file'>;
  /** The names of required functions. */
  readonly functions: readonly string[];
}

/** A file that may be code, under its name as handed in. */
export interface CandidateFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** All names that it includes in quotes. */
  readonly includes: readonly string[];
  /** Absent for headers. */
  readonly outline?: SourceOutline;
}
