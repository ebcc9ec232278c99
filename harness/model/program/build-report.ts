import type { Lenience } from './lenience.ts';

/** What a result must say so that somebody else can reproduce it. */
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
  /** Errors of the plain build, always: they are what the student must fix. Warnings of the build that is graded. */
  readonly diagnostics: readonly Diagnostic[];
  /** Functions that the object file really defines. Empty when nothing compiled. */
  readonly functions: readonly DefinedFunction[];
  /** Files that do not compile, where others do. */
  readonly failedFiles?: readonly string[];
  /** The compiler was stopped: it ran longer than the assignment allows. */
  readonly compilerTimedOut: boolean;
}

export interface Diagnostic {
  readonly severity: 'error' | 'warning';
  readonly file: string;
  /** 0 where the compiler names no place (the linker, for one). */
  readonly line: number;
  readonly column: number;
  readonly message: string;
  /** `-Wunused-variable`; absent for errors. */
  readonly flag?: string;
}

export interface DefinedFunction {
  readonly name: string;
  /** As the compiler spells it, `long long int` normalised to `long long`. */
  readonly returns: string;
  /** Types only, comma separated: `long long&, int, int`. */
  readonly parameters: string;
  /** As the student names them, where that is another way: `grid_t&, int, int`. */
  readonly written?: string;
  /** Internal: `static` or in an unnamed namespace, so nobody outside the file can call it. */
  readonly linkage: 'external' | 'internal';
  readonly file: string;
  readonly line: number;
  readonly column: number;
}
