import { playSession } from '../../model/assignment/play-session.ts';
import { AuthorFault } from '../../model/author-fault.ts';
import type { Assignment } from '../../model/assignment/assignment.ts';
import type { ExpectedCall, Reference } from '../../model/assignment/reference.ts';
import { type Transcript, typedLines } from '../../model/assignment/transcript.ts';
import type { Truth } from '../../model/assignment/truth.ts';

/** What is right in the golden cases of one dialect, by their ids. */
export interface Answers {
  readonly calls: ReadonlyMap<string, ExpectedCall>;
  readonly sessions: ReadonlyMap<string, Transcript>;
  /** Sentences about cases that have no answer, because the solution crashes for example. */
  readonly faults: readonly string[];
}

/** Asks for all cases at the same time, because the solution answers in batches. */
export async function askAnswers(assignment: Assignment, reference: Reference, truth: Truth): Promise<Answers> {
  const calls = new Map<string, ExpectedCall>();
  const sessions = new Map<string, Transcript>();
  const faults = new Map<string, string[]>();
  const attempt = async <Answer>(id: string, into: Map<string, Answer>, ask: () => Answer | Promise<Answer>) => {
    try {
      into.set(id, await ask());
    } catch (error) {
      // A reference in TypeScript throws when a case breaks a promise of the handout.
      if (!(error instanceof AuthorFault) && !(truth === 'reference' && error instanceof Error)) throw error;
      faults.set(error.message, [...(faults.get(error.message) ?? []), id]);
    }
  };
  await Promise.all([
    ...assignment.calls.map(({ id, function: name, args }) => attempt(id, calls, () => reference.call(name, args))),
    ...assignment.sessions.map(({ id, program, transcript }) =>
      attempt(id, sessions, () =>
        playSession(reference, typedLines(transcript.pieces), { program, closesInput: transcript.closesInput }),
      ),
    ),
  ]);
  const count = assignment.calls.length + assignment.sessions.length;
  return { calls, sessions, faults: [...faults].map(([message, ids]) => sentence(message, ids, count)) };
}

/** A solution that does not compile has the same fault in every case. */
function sentence(message: string, ids: readonly string[], count: number): string {
  return ids.length === count && count > 1 ? message : `${ids.join(', ')}: ${message}`;
}
