import type { BuildSettings } from '../../model/assignment/assignment.ts';
import type { Conversation, Partner } from '../../model/assignment/interactive.ts';
import type { Prototype } from '../../model/assignment/prototype.ts';
import type { Value } from '../../model/assignment/value.ts';
import type { BuildReport, ToolchainFacts } from '../../model/program/build-report.ts';
import type { CompilerMacros } from '../../model/program/compiler-macros.ts';
import type { Lenience } from '../../model/program/lenience.ts';
import type { Outcome, TimeUse } from '../../model/program/run-outcome.ts';

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
  readonly courseFiles?: readonly { readonly name: string; readonly bytes: Uint8Array }[];
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
  readonly studentFiles: readonly string[];
  readonly courseFiles: readonly string[];
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

/** A program that was built and can be run, again and again, until it is disposed of. */
export interface Program {
  /**
   * Runs the jobs, in any order and at once if it likes; outcomes come back in the order of the jobs, each as if its job
   * were the only one.
   */
  run(jobs: readonly Job[], manner?: RunManner): Promise<readonly Outcome[]>;
  /** Removes everything that the build left on disk. */
  dispose(): Promise<void>;
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
  /**
   * Whether this is all that there is to know of a job. Jobs may then share processes, which is much quicker: an outcome
   * that convinces is good as it is, any other one is looked at again with nobody else in the process. What that cannot
   * settle ends as `postponed`, and has to be run without this. Absent: each job has a process of its own.
   */
  readonly convinces?: (job: number, outcome: Outcome) => boolean;
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

/** One run of the program, or one call of a function. */
export type Job = SessionJob | CallJob | AnsweringJob | CommandingJob;

/** The whole program with this standard input. Expected output never goes along. */
export interface SessionJob {
  readonly kind: 'session';
  /** Which of the programs; absent where there is only one. */
  readonly program?: string;
  readonly input: string;
  readonly limits: JobLimits;
}

/** A call of one function with the student's main out of the way. */
export interface CallJob {
  readonly kind: 'call';
  readonly function: string;
  readonly args: readonly Value[];
  readonly limits: JobLimits;
}

/** A program that somebody talks to while it runs; the wall limit holds for each reply. */
export interface AnsweringJob {
  readonly kind: 'answering';
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
