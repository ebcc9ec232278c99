import type { TrapKind } from './trap-kind.ts';

/** One run of a student's program. */
export interface ConsoleRequest {
  readonly input: Uint8Array;
  /** After the input the program reads its end, as often as it likes. Absent: asking for more ends the run. */
  readonly closesInput?: true;
  readonly limits: ConsoleLimits;
  /** Of the random numbers that the program can ask for; absent: 0. */
  readonly seed?: number;
  /** Gets everything at once, so that it is known even if the thread of the run has to be ended. */
  readonly watch?: ConsoleWatch;
}

export interface ConsoleWatch {
  /** Only what is within the limit. */
  printed(bytes: Uint8Array): void;
  read(read: ConsoleRead): void;
}

export interface ConsoleLimits {
  readonly outputBytes: number;
  readonly errorBytes: number;
  /** Sleeping takes no time, but a program that has slept so long in all is ended. */
  readonly sleepSeconds: number;
}

/** What happened, without a judgement. */
export interface ConsoleRun {
  readonly ending: ConsoleEnding;
  readonly printed: Uint8Array;
  readonly errors: Uint8Array;
  /** After so many bytes of output, the program read so many bytes; 0 bytes are the end of closed input. */
  readonly reads: readonly ConsoleRead[];
}

export interface ConsoleRead {
  readonly after: number;
  readonly length: number;
}

export type ConsoleEnding =
  | { readonly kind: 'exited'; readonly code: number }
  | { readonly kind: 'asked-for-more-input' }
  | { readonly kind: 'too-much-output' }
  | { readonly kind: 'overslept' }
  /** It called abort(). */
  | { readonly kind: 'aborted' }
  | { readonly kind: 'trapped'; readonly trap: TrapKind }
  /** It called a function that no source defines. */
  | { readonly kind: 'missing-function'; readonly name: string }
  /** Its global variables alone need more memory than it may have. */
  | { readonly kind: 'does-not-fit' };
