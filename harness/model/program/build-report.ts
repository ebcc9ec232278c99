import type { Lenience } from './lenience.ts';

/** What a result must say so that another person can reproduce it. */
export interface ToolchainFacts {
  readonly kind: string;
  /** First line of the compiler's own version text. */
  readonly compiler: string;
  /** Protections that were in force while student code ran, and those that were not. */
  readonly enforced: readonly string[];
  readonly notEnforced: readonly string[];
}

export interface BuildReport {
  /** Empty: the plain build. Otherwise the graded program is the fallback build. */
  readonly leniences: readonly Lenience[];
  /** Errors of the plain build, always, because the student must fix them. Warnings of the build that is graded. */
  readonly diagnostics: readonly Diagnostic[];
  /** Functions that the object file really defines. Empty when nothing compiled. */
  readonly functions: readonly DefinedFunction[];
  /** Files that do not compile, if other files do. */
  readonly failedFiles?: readonly string[];
  /** The compiler was stopped: it ran longer than the assignment allows. */
  readonly compilerTimedOut: boolean;
}

export interface Diagnostic {
  readonly severity: 'error' | 'warning';
  readonly file: string;
  /** 0 where the compiler names no place, as for errors of the linker. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
  /** `-Wunused-variable`; absent for errors. */
  readonly flag?: string;
}

export interface DefinedFunction {
  readonly name: string;
  /** In the compiler's spelling, with `long long int` normalised to `long long`. */
  readonly returns: string;
  /** Types only, comma separated: `long long&, int, int`. */
  readonly parameters: string;
  /** In the student's spelling, where that differs: `grid_t&, int, int`. */
  readonly written?: string;
  /** Internal: `static` or in an unnamed namespace, so that no other file can call it. */
  readonly linkage: 'external' | 'internal';
  readonly file: string;
  readonly line: number;
  readonly column: number;
}
