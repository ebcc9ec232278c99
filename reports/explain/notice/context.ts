import type { CallEvidence, SessionEvidence } from '../../../harness/model/result/grading.ts';
import type { Piece } from '../../../harness/model/assignment/transcript.ts';
import type { FirstDifference } from '../../../harness/model/result/verdict.ts';
import { type SessionLine, printedIn, sessionLines } from '../../difference/session-lines.ts';

/** Evidence with an expected output that can be compared. */
export type Compared = SessionEvidence | CallEvidence;

/** What a pattern may look at: the lines of both outputs, and the first difference. */
export interface Context {
  readonly place: FirstDifference;
  readonly expected: readonly SessionLine[];
  readonly actual: readonly SessionLine[];
  /** The printed part of the two differing lines. */
  readonly expectedLine: string;
  readonly actualLine: string;
}

/** Recognises one kind of mistake in the output; undefined unless it is certain. */
export type Pattern = (context: Context) => string | undefined;

export function contextOf(first: FirstDifference, subject: Compared): Context {
  const [expected, actual] = sidesOf(subject);
  return {
    place: first,
    expected: sessionLines(expected),
    actual: sessionLines(actual),
    expectedLine: printedIn(first.expected.text),
    actualLine: printedIn(first.actual.text),
  };
}

/** What was expected and what was printed; the output of a call is a session without input. */
export function sidesOf(subject: Compared): readonly [expected: readonly Piece[], actual: readonly Piece[]] {
  if (subject.kind === 'session') return [subject.expected, subject.actual];
  return [printed(subject.expected.prints), printed(subject.actual?.prints ?? '')];
}

/** Whether the expected output may end where the program waits for input. */
export function mayWait(subject: Compared): boolean {
  return subject.kind === 'session' && subject.endOfInput === undefined;
}

function printed(text: string): readonly Piece[] {
  return text === '' ? [] : [{ kind: 'printed', text }];
}
