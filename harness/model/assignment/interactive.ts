import type { Arbitrary } from 'fast-check';
import type { Transcript } from './transcript.ts';

/** What whoever talks to a running program heard of it. */
export type Received =
  /** One line, without its newline. There may be more after it. */
  | { readonly kind: 'line'; readonly text: string }
  /** No newline came, and the program waits for more. `text` is what came instead, `late` what came once the input was closed. */
  | { readonly kind: 'silence'; readonly text: string; readonly late: string }
  /** The program ended; `text` is all that it had still printed. */
  | { readonly kind: 'end'; readonly text: string };

/** One step of a live conversation: send `say`, which may be empty, then listen and hand in what was heard. */
export interface ConversationStep {
  readonly say: string;
  /** Listen for one line, or until the program ends. */
  readonly read: 'line' | 'end';
}

/** Up to the first wrong reply. What it says depends on nothing but what it heard. */
export type Conversation = Generator<ConversationStep, ConversationProblem | undefined, Received>;

/** A problem as a code, and as sentences for the student: about the program, with what to look at. */
export interface ConversationProblem {
  readonly code: string;
  readonly found: string;
  /** What the reply had to be; absent where `found` says it all. */
  readonly expected?: string;
}

/** A program that is graded while somebody talks to it. */
export type InteractiveProgram = AnsweringProgram | CommandingProgram;

/** A program that answers commands: each reply must come before more is sent. */
export interface AnsweringProgram {
  readonly kind: 'answering';
  /** Pure: called twice, it starts the same conversation twice. */
  converse(script: readonly string[]): Conversation;
  /** A script with the right replies, as the author of a golden conversation writes them. */
  transcript(script: readonly string[]): Transcript;
  readonly scripts: Readonly<Record<string, Arbitrary<readonly string[]>>>;
}

/** What the person types, and what the other program plays. */
export interface CommandingScript {
  readonly typed: readonly string[];
  readonly moves: readonly string[];
}

/** What came of a run, to the end of what the person types. */
export interface CommandingRun {
  /** All that the program sent through the pipe while it was answered. */
  readonly trace: string;
  /** What it sent only when nobody answered any more, because nothing had come for too long. */
  readonly late: string;
  /** What it printed for the person. */
  readonly output: string;
  readonly hasEnded: boolean;
}

/** The program at the other end of the pipes, as pure as a rule: the same text gets the same answer. */
export interface Partner {
  /** What it sends back to what it is sent, in pieces of any size. */
  answer(text: string): { readonly say: string; readonly next: Partner };
}

/** What a right program sends, with what it is answered, and what it must announce to the person. */
export interface RightRun {
  readonly trace: readonly string[];
  readonly announces: readonly string[];
}

/** A program that commands another one through a pair of pipes, and talks to a person. */
export interface CommandingProgram {
  readonly kind: 'commanding';
  partner(script: CommandingScript): Partner;
  check(script: CommandingScript, run: CommandingRun): readonly ConversationProblem[];
  rightRun(script: CommandingScript): RightRun;
  readonly scripts: Readonly<Record<string, Arbitrary<CommandingScript>>>;
  /** The same program in the words that these runs have in the place of the handout's; absent where it has none. */
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
