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

/** How a session is played. */
export interface Playing {
  /** Absent where there is only one program. */
  readonly program?: string | undefined;
  readonly closesInput?: true | undefined;
}

/**
 * What is right in one assignment and dialect: a program in TypeScript, or the C++ solution alone, which needs time for
 * an answer. It is injected: no stage, renderer or page imports it.
 */
export interface Reference {
  /**
   * Plays the whole program; stops when the program wants more input than was typed, or lets it read the end of its
   * input. Stages call it through `playSession`.
   */
  play(typed: readonly string[], how?: Playing): Transcript | Promise<Transcript>;
  call(functionName: string, args: readonly Value[]): ExpectedCall | Promise<ExpectedCall>;
  /** Whether a property may use these arguments; absent: no property has a condition. */
  allows?(propertyId: string, args: readonly Value[]): boolean | Promise<boolean>;
  /** The interactive programs, by their ids. */
  readonly interactive?: Readonly<Record<string, InteractiveProgram>>;
  /** Random whole sessions by generator name: the lines to type. */
  readonly sessions: Readonly<Record<string, Arbitrary<readonly string[]>>>;
  /** Random arguments for each required function, within what the handout promises. */
  readonly calls: Readonly<Record<string, Arbitrary<readonly Value[]>>>;
  /** The same reference in another dialect; absent where there is only one. */
  readonly inDialect?: ReferenceFactory;
}

/** A reference that answers at once. */
export interface WrittenReference extends Reference {
  play(typed: readonly string[], how?: Playing): Transcript;
  call(functionName: string, args: readonly Value[]): ExpectedCall;
}

export type ReferenceFactory = (dialect: Dialect) => WrittenReference;
export type ReferenceLoader = () => Promise<ReferenceFactory>;
