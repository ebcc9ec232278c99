import type { BuildSettings } from '../assignment/assignment.ts';
import type { CompilerMacros } from './compiler-macros.ts';
import type { CrashTrace } from './crash-trace.ts';
import type { Diagnosis } from '../result/diagnosis.ts';
import type { Lenience } from './lenience.ts';
import type { Conversation, LiveProblem, Partner } from '../assignment/live.ts';
import type { Prototype } from '../assignment/prototype.ts';
import type { Piece } from '../assignment/transcript.ts';
import type { Value } from '../assignment/value.ts';
import type { SpentBudget } from '../result/verdict.ts';

/** A compiler and a way to run what it makes. Native g++ first; WebAssembly later, behind the same interface. */
export interface Toolchain {
  readonly facts: ToolchainFacts;
  build(request: BuildRequest): Promise<BuildResult>;
  /** What the compiler defines by itself in a build like this, and what these lists of system headers define. */
  macros(
    settings: BuildSettings,
    headerLists: readonly string[],
    leniences: readonly Lenience[],
  ): Promise<CompilerMacros>;
}

/** What a result must say so that somebody else can reproduce it. */
export interface ToolchainFacts {
  readonly kind: string;
  /** First line of the compiler's own version text. */
  readonly compiler: string;
  /** Protections that were in force while student code ran, and those that were not. */
  readonly enforced: readonly string[];
  readonly notEnforced: readonly string[];
}

export interface BuildRequest {
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  /** Names of those that the course provides; the others are the student's. */
  readonly provided?: readonly string[];
  /** Sources that are not compiled by themselves, as another one includes them. */
  readonly onlyIncluded?: readonly string[];
  readonly settings: BuildSettings;
  /** For these, calls can be made afterwards. Missing ones do not make the build fail. */
  readonly functions: readonly Prototype[];
  /** Files of the reference solution that stand in for the student's in some programs; never shown to theirs. */
  readonly ours?: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  /** Absent: one program, made of all the files. */
  readonly programs?: readonly ProgramParts[];
  /**
   * Where a class is under test: the header that declares it, and what calls are made on: its own file, unless other sources
   * belong to it.
   */
  readonly class?: { readonly header: string; readonly file: string; readonly sources?: readonly string[] };
  /**
   * A build to find faults: it is slower, a fault ends it at once and is told with its line, and variables without a
   * value hold the same garbage every time. `fully`: each access to memory is looked at, too, and each crash has a line; that
   * takes longer to build. `zeroed`: the same, but variables without a value are zero.
   */
  readonly checked?: 'quickly' | 'fully' | 'zeroed';
}

/** The files of one program, by name. */
export interface ProgramParts {
  readonly id: string;
  readonly theirs: readonly string[];
  readonly ours: readonly string[];
}

export type BuildResult =
  | {
      readonly kind: 'built';
      readonly report: BuildReport;
      readonly program: Program;
      /** Of a processor: what compiling it took; absent where that is not measured. */
      readonly compileSeconds?: number;
    }
  | { readonly kind: 'failed'; readonly report: BuildReport }
  /** Our fault or the machine's: the compiler was killed, the disk is full. */
  | { readonly kind: 'broken'; readonly reason: string };

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

/** A program that was built and can be run, again and again, until it is disposed of. */
export interface Program {
  /** Runs the jobs, in any order and at once if it likes; outcomes come back in the order of the jobs. */
  run(jobs: readonly Job[], manner?: RunManner): Promise<readonly Outcome[]>;
  /** Removes everything that the build left on disk. */
  dispose(): Promise<void>;
}

/** What runs have used: time of a processor, and time in which they neither computed nor stood in line for one. */
export interface TimeUse {
  readonly cpuSeconds: number;
  readonly waitSeconds: number;
  /** Of a talk: it kept us waiting for these seconds, as long as it may, and nothing more was said to it. */
  readonly brokenOffAfter?: number;
}

/** What all jobs of one function or program may use together, beyond what is free for each run. */
export interface Allowance extends TimeUse {
  readonly free: TimeUse;
}

export interface RunManner {
  /** When a function or program has used it up, its other jobs end as `postponed`. Absent: there is no end to it. */
  readonly allowance?: Allowance;
  /** So many runs at the same time; absent: as many as the toolchain likes. */
  readonly sideBySide?: number;
  /** Is told what a job has used, by its place; 0 where nobody knows. */
  readonly onUse?: (job: number, use: TimeUse) => void;
}

export interface JobLimits {
  readonly cpuSeconds: number;
  /** Of waiting: a machine that has no processor for a run does not use it up. */
  readonly wallSeconds: number;
  readonly memoryMiB: number;
  readonly outputBytes: number;
}

export type Job = SessionJob | SessionsJob | CallsJob | ConversationJob | CommandingJob;

/** The whole program with this standard input. Expected output never goes along. */
export interface SessionJob {
  readonly kind: 'session';
  /** Which of the programs; absent where there is only one. */
  readonly program?: string;
  readonly input: string;
  readonly limits: JobLimits;
}

/**
 * Sessions that may share a process, for speed: what is found is good for a first look. The limits hold for each of
 * them, or for all of them together, as the toolchain likes.
 */
export interface SessionsJob {
  readonly kind: 'sessions';
  readonly program?: string;
  readonly inputs: readonly string[];
  readonly limits: JobLimits;
}

/** Calls of one function with the student's main out of the way. The limits hold for each call. */
export interface CallsJob {
  readonly kind: 'calls';
  readonly function: string;
  readonly calls: readonly (readonly Value[])[];
  readonly limits: JobLimits;
  /**
   * Each from the same beginning, with nothing in memory of the calls before it. One that has to be made in a process of
   * its own for that is not run.
   */
  readonly apart?: true;
}

/** A program that somebody talks to while it runs; the wall limit holds for each reply. */
export interface ConversationJob {
  readonly kind: 'conversation';
  readonly program: string;
  readonly start: () => Conversation;
  readonly limits: JobLimits;
}

/** A program that plays this standard input and commands a partner meanwhile, through named pipes. */
export interface CommandingJob {
  readonly kind: 'commanding';
  readonly program: string;
  readonly input: string;
  readonly partner: Partner;
  readonly limits: JobLimits;
}

export type Outcome = SessionOutcome | SessionsOutcome | CallsOutcome | ConversationOutcome | CommandingOutcome;

export interface ConversationOutcome {
  readonly kind: 'conversation';
  /** `finished` also where the conversation was over and the program stopped. */
  readonly end: RunEnd;
  readonly problem?: LiveProblem;
  /** What was said to it is `typed`, what it said is `printed`. */
  readonly talk: readonly Piece[];
}

export interface CommandingOutcome {
  readonly kind: 'commanding';
  readonly session: Omit<SessionOutcome, 'kind'>;
  /** Its commands are `printed`, the answers to them `typed`. */
  readonly talk: readonly Piece[];
  /** What it sent only when it was answered no more, as it had kept silent for too long. */
  readonly late: string;
}

export interface SessionOutcome {
  readonly kind: 'session';
  readonly end: RunEnd;
  readonly printed: Uint8Array;
  /** Where input went in: after so many bytes of output, the program read so many bytes of input. */
  readonly reads: readonly { readonly after: number; readonly length: number }[];
}

export interface SessionsOutcome {
  readonly kind: 'sessions';
  /** In the order of the inputs; undefined where it did not work out, and the session has to be run alone. */
  readonly sessions: readonly (SessionOutcome | undefined)[];
}

export interface CallsOutcome {
  readonly kind: 'calls';
  readonly calls: readonly CallOutcome[];
}

export interface CallOutcome {
  /** `finished` means that the call returned. */
  readonly end: RunEnd;
  readonly printed: Uint8Array;
  readonly returned?: Value;
  /** Every argument after the call; empty unless it returned. */
  readonly after: readonly Value[];
}

/** How a run ended, as one total fact; nobody has to read prose or combine flags to learn it. */
export type RunEnd =
  | { readonly kind: 'finished' }
  /** It read past the end of the script; the run was stopped there. */
  | { readonly kind: 'asked-for-more-input' }
  /** A function under test called exit() instead of returning. */
  | { readonly kind: 'exited-inside-call' }
  | {
      readonly kind: 'crashed';
      /** `SIGSEGV` */
      readonly signal: string;
      /** In a checked build, where a check was what ended it. */
      readonly fault?: Diagnosis;
      /** In a full build with checks, before the line of the fault is known. */
      readonly trace?: CrashTrace;
    }
  | {
      readonly kind: 'timed-out';
      readonly clock: 'cpu' | 'wall';
      readonly seconds: number;
      /** Where the limit was a smaller one, or there was no run at all, because of what was used before. */
      readonly budget?: SpentBudget;
    }
  /** It was not run yet: others of its function or program have used up the allowance. */
  | { readonly kind: 'postponed' }
  | { readonly kind: 'too-much-output'; readonly limitBytes: number }
  | { readonly kind: 'out-of-memory'; readonly limitMiB: number }
  | { readonly kind: 'forbidden-operation'; readonly operation: string }
  /** There is nothing to run: no main, no such function, or the parts do not link. */
  | { readonly kind: 'no-program'; readonly reason: 'no-main' | 'link-error' | 'no-such-function' }
  /** Our own fault; never costs marks. */
  | { readonly kind: 'not-run'; readonly reason: string };
