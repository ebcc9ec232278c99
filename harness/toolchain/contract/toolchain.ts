import type { BuildSettings } from '../../model/assignment/assignment.ts';
import type { Conversation, Partner } from '../../model/assignment/interactive.ts';
import type { Prototype } from '../../model/assignment/prototype.ts';
import type { Value } from '../../model/assignment/value.ts';
import type { BuildReport, ToolchainFacts } from '../../model/program/build-report.ts';
import type { CompilerMacros } from '../../model/program/compiler-macros.ts';
import type { Lenience } from '../../model/program/lenience.ts';
import type { Outcome, TimeUse } from '../../model/program/run-outcome.ts';

/**
 * A compiler and a way to run what it makes. Native g++ comes first; WebAssembly may follow behind the same interface.
 */
export interface Toolchain {
  readonly facts: ToolchainFacts;
  build(request: BuildRequest): Promise<BuildResult>;
  /**
   * The macros that the compiler defines by itself in a build like this, and those of these lists of system headers.
   */
  macros(
    settings: BuildSettings,
    headerLists: readonly string[],
    leniences: readonly Lenience[],
  ): Promise<CompilerMacros>;
}

export interface BuildRequest {
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  /** Names of the course files; the other files are the student's. */
  readonly provided?: readonly string[];
  /** Sources that are not compiled by themselves because another source includes them. */
  readonly onlyIncluded?: readonly string[];
  readonly settings: BuildSettings;
  /** Functions that can be called afterwards. Missing ones do not make the build fail. */
  readonly functions: readonly Prototype[];
  /**
   * Files of the reference solution that replace a student's files in some programs; student code never gets to see
   * them.
   */
  readonly courseFiles?: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  /** Absent: one program, made of all the files. */
  readonly programs?: readonly ProgramParts[];
  /**
   * The class under test: the header that declares it, and what calls are linked with: its own file, unless it needs
   * other sources.
   */
  readonly class?: { readonly header: string; readonly file: string; readonly sources?: readonly string[] };
  /**
   * A build to find faults: it is slower, and a fault ends it at once and is reported with its line. Uninitialised
   * variables hold the same garbage every time. `fully`: each access to memory is checked, too, and each crash has a
   * line; that takes longer to build. `zeroed`: the same, but uninitialised variables are zero.
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
      /** The processor time of compiling; absent if it is not measured. */
      readonly compileSeconds?: number;
    }
  | { readonly kind: 'failed'; readonly report: BuildReport }
  /** The fault of Verbatim or of the machine: the compiler was killed, or the disk is full. */
  | { readonly kind: 'broken'; readonly reason: string };

/** A program that was built and can be run, again and again, until it is disposed of. */
export interface Program {
  /**
   * Runs the jobs, in any order and possibly at the same time. Outcomes come back in the order of the jobs, each as if
   * its job were the only one.
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
  /** When a function or program has used up its allowance, its other jobs end as `postponed`. Absent: no limit. */
  readonly allowance?: Allowance;
  /** The number of runs at the same time; absent: the toolchain chooses. */
  readonly sideBySide?: number;
  /**
   * Says whether an outcome needs no further run. Jobs may then share processes, which is much quicker: a convincing
   * outcome is final, and any other job is run again alone in a process. A job that this cannot settle ends as
   * `postponed`, and must be run without `convinces`. Absent: each job has its own process.
   */
  readonly convinces?: (job: number, outcome: Outcome) => boolean;
  /**
   * With `convinces`: calls that share a process each find memory as the first one did. A job that does not convince is
   * not run again, but ends as `postponed`.
   */
  readonly afresh?: true;
  /** Called with the time that a job has used, by the index of the job; 0 if that is unknown. */
  readonly onUse?: (job: number, use: TimeUse) => void;
}

export interface JobLimits {
  readonly cpuSeconds: number;
  /** Limits waiting only: a machine that has no processor for a run does not use it up. */
  readonly wallSeconds: number;
  readonly memoryMiB: number;
  readonly outputBytes: number;
}

/** One run of the program, or one call of a function. */
export type Job = SessionJob | CallJob | AnsweringJob | CommandingJob;

/** The whole program with this standard input. Expected output is never part of a job. */
export interface SessionJob {
  readonly kind: 'session';
  /** Which program; absent if there is only one. */
  readonly program?: string;
  readonly input: string;
  /** After it the program reads the end of its input, as often as it likes. Absent: asking for more ends the run. */
  readonly closesInput?: true;
  readonly limits: JobLimits;
}

/** A call of one function, without the student's main. */
export interface CallJob {
  readonly kind: 'call';
  readonly function: string;
  readonly args: readonly Value[];
  readonly limits: JobLimits;
}

/** An interactive program that answers our commands; the wall limit holds for each reply. */
export interface AnsweringJob {
  readonly kind: 'answering';
  readonly program: string;
  readonly start: () => Conversation;
  readonly limits: JobLimits;
}

/** An interactive program that gets this standard input and commands a partner through named pipes. */
export interface CommandingJob {
  readonly kind: 'commanding';
  readonly program: string;
  readonly input: string;
  readonly partner: Partner;
  readonly limits: JobLimits;
}
