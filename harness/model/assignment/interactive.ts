import type { Arbitrary } from 'fast-check';
import type { Transcript } from './transcript.ts';

/** What the harness read from a running program. */
export type Received =
  /** One line, without its newline. There may be more after it. */
  | { readonly kind: 'line'; readonly text: string }
  /**
   * No newline came, and the program waits for input. `text` is what it printed instead; `late` is what it printed
   * after the input was closed.
   */
  | { readonly kind: 'silence'; readonly text: string; readonly late: string }
  /** The program ended; `text` is the rest of its output. */
  | { readonly kind: 'end'; readonly text: string };

/** One step of a conversation: send `say`, which may be empty, then read, and pass what was read to the generator. */
export interface ConversationStep {
  readonly say: string;
  /** Read one line, or until the program ends. */
  readonly read: 'line' | 'end';
}

/** Runs up to the first wrong reply. What it sends depends only on what it received. */
export type Conversation = Generator<ConversationStep, ConversationProblem | undefined, Received>;

/** A problem as a code, and as sentences for the student that describe what the program did. */
export interface ConversationProblem {
  readonly code: string;
  readonly found: string;
  /** The right reply; absent where `found` is enough. */
  readonly expected?: string;
}

/** A program that is graded while it exchanges lines with us. */
export type InteractiveProgram = AnsweringProgram | CommandingProgram;

/** A program that answers commands: we send nothing more until each reply has come. */
export interface AnsweringProgram {
  readonly kind: 'answering';
  /** Pure: two calls with the same script start the same conversation. */
  converse(script: readonly string[]): Conversation;
  /** A script with the right replies, as the author of a golden conversation writes them. */
  transcript(script: readonly string[]): Transcript;
  readonly scripts: Readonly<Record<string, Arbitrary<readonly string[]>>>;
}

/** What the person types, and what the other program answers when it has a choice. */
export interface CommandingScript {
  readonly typed: readonly string[];
  readonly moves: readonly string[];
}

/** The result of a run, up to the end of what the person types. */
export interface CommandingRun {
  /** All that the program sent through the pipe while it was being answered. */
  readonly trace: string;
  /** What it sent after we had stopped answering because it had been silent for too long. */
  readonly late: string;
  /** What it printed for the person. */
  readonly output: string;
  readonly hasEnded: boolean;
}

/** The program at the other end of the pipes. It is pure: the same text gets the same answer. */
export interface Partner {
  /** What it sends back when it receives this text, which may come in pieces of any size. */
  answer(text: string): { readonly say: string; readonly next: Partner };
}

/** What a right program sends, the answers that it gets, and what it must announce to the person. */
export interface RightRun {
  readonly trace: readonly string[];
  readonly announces: readonly string[];
}

/** A program that commands another one through a pair of pipes, and has a person at its console. */
export interface CommandingProgram {
  readonly kind: 'commanding';
  partner(script: CommandingScript): Partner;
  check(script: CommandingScript, run: CommandingRun): readonly ConversationProblem[];
  rightRun(script: CommandingScript): RightRun;
  readonly scripts: Readonly<Record<string, Arbitrary<CommandingScript>>>;
  /** The same program with the texts that these runs print instead of the handout's; absent if it cannot learn any. */
  inOwnWords?(runs: readonly ReceivedRun[]): InOwnWords | undefined;
}

export interface ReceivedRun {
  readonly script: CommandingScript;
  readonly run: CommandingRun;
}

export interface InOwnWords {
  readonly program: CommandingProgram;
  readonly texts: readonly { readonly expected: string; readonly actual: string }[];
}
