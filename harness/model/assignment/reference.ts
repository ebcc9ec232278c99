import type { Arbitrary } from 'fast-check';
import type { Dialect } from './assignment.ts';
import type { InteractiveProgram } from './interactive.ts';
import type { Transcript } from './transcript.ts';
import type { Value } from './value.ts';

/** What a required function must do for given arguments. */
export interface ExpectedCall {
  /** Absent for void functions. */
  readonly returns?: Value;
  /** Every argument after the call. */
  readonly after: readonly Value[];
  readonly prints: string;
}

/** What is right in one assignment and dialect. It is injected: no stage, renderer or page imports it. */
export interface Reference {
  /**
   * Plays the whole program; stops when the program wants more input than was typed. With `closesInput`, the program
   * reads the end of its input instead. Stages call it through `playSession`.
   */
  play(typed: readonly string[], closesInput?: true): Transcript;
  call(functionName: string, args: readonly Value[]): ExpectedCall;
  /** The interactive programs, by their ids. */
  readonly interactive?: Readonly<Record<string, InteractiveProgram>>;
  /** Random whole sessions by generator name: the lines to type. */
  readonly sessions: Readonly<Record<string, Arbitrary<readonly string[]>>>;
  /** Random arguments for each required function, within what the handout promises. */
  readonly calls: Readonly<Record<string, Arbitrary<readonly Value[]>>>;
  /** The same reference in another dialect; absent where there is only one. */
  readonly inDialect?: ReferenceFactory;
}

export type ReferenceFactory = (dialect: Dialect) => Reference;
export type ReferenceLoader = () => Promise<ReferenceFactory>;
