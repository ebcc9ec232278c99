import type { SessionTrial } from '../model/result/trial.ts';
import type { Judged } from '../model/result/trial.ts';
import type { SessionOutcome } from '../model/program/run-outcome.ts';
import type { SessionEvidence } from '../model/result/grading.ts';
import type { Transcript } from '../model/assignment/transcript.ts';
import type { FirstDifference, Verdict } from '../model/result/verdict.ts';
import { type ByteString, isUtf8 } from '../text/bytes.ts';
import { differingLines } from './differing-lines.ts';
import { firstDifference, printedBytes } from './first-difference.ts';
import { differsInLetters, presentationDifference, withoutPresentation } from './presentation.ts';
import { verdictOfRun } from './run-verdict.ts';
import { type TerminalView, actualView, cutView, displayPieces, expectedView, viewText } from './terminal-view.ts';

/**
 * Printed bytes that a result keeps after the first difference: enough to see what happened, while the file stays
 * small.
 */
const keptAfterDifference = 2048;

/**
 * Compares a whole session, byte for byte, and says what kind of difference there is. Its place and size are computed
 * only when they are needed: of hundreds of random runs that differ, one is shown.
 */
export function judgeSession(trial: SessionTrial, outcome: SessionOutcome): Judged {
  const ended = verdictOfRun(outcome.end, 'int main()');
  const wanted = wantedOf(trial.expected);
  if (ended === undefined && wanted.printed.equals(outcome.printed)) return { verdict: { kind: 'accepted' } };
  const got = lazily(() => actualView(trial.typed, outcome));
  const first = lazily(() => firstDifference(wanted.view, got()));
  const verdict = ended ?? verdictOfOutput(trial, outcome, wanted, got(), first);
  if (outcome.end.kind === 'no-program' || outcome.end.kind === 'not-run') return { verdict };
  const evidence = lazily(() => evidenceOf(trial, outcome, wanted.view, got(), first()));
  return {
    verdict,
    get evidence() {
      return evidence();
    },
  };
}

interface Wanted {
  readonly view: TerminalView;
  readonly printed: Buffer;
  readonly text: ByteString;
  /** The text without anything that is presentation. */
  readonly bare: () => ByteString;
}

/** Kept, because every submission is compared with the same sessions. */
const wantedSessions = new WeakMap<Transcript, Wanted>();

function wantedOf(expected: Transcript): Wanted {
  const known = wantedSessions.get(expected);
  if (known !== undefined) return known;
  const view = expectedView(expected);
  const text = viewText(view);
  const bare = lazily(() => withoutPresentation(text));
  const wanted = { view, printed: Buffer.from(printedBytes(view), 'latin1'), text, bare };
  wantedSessions.set(expected, wanted);
  return wanted;
}

function lazily<Value>(work: () => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  return () => (known ??= { value: work() }).value;
}

function verdictOfOutput(
  trial: SessionTrial,
  outcome: SessionOutcome,
  wanted: Wanted,
  got: TerminalView,
  first: () => FirstDifference | undefined,
): Verdict {
  const gotText = viewText(got);
  const lines = lazily(() => differingLines(wanted.text, gotText));
  const isPresentation = !differsInLetters(wanted.text, gotText) && withoutPresentation(gotText) === wanted.bare();
  const classes = isPresentation ? presentationDifference(wanted.text, gotText) : undefined;
  if (classes !== undefined && classes.length > 0) {
    return {
      kind: 'presentation',
      classes,
      get lines() {
        return lines();
      },
      get first() {
        return first();
      },
    };
  }
  const askedOn = outcome.end.kind === 'asked-for-more-input' && trial.expected.ends === 'finished';
  if (askedOn && first()?.afterInput === trial.typed.length) return { kind: 'asked-for-more-input', first: first() };
  return {
    kind: 'wrong-output',
    get lines() {
      return lines();
    },
    get first() {
      return first();
    },
  };
}

function evidenceOf(
  trial: SessionTrial,
  outcome: SessionOutcome,
  wanted: TerminalView,
  got: TerminalView,
  first: FirstDifference | undefined,
): SessionEvidence {
  const size = printedBytes(got).length;
  const kept = Math.max(first?.offset ?? 0, printedBytes(wanted).length) + keptAfterDifference;
  return {
    kind: 'session',
    typed: [...trial.typed],
    expected: displayPieces(wanted),
    actual: displayPieces(cutView(got, kept)),
    ...(trial.expected.closesInput && { endOfInput: hasReadEnd(outcome) ? 'read' : 'not-read' }),
    ...(size > kept ? { cutAfterBytes: kept } : {}),
    notUtf8: !isUtf8(printedBytes(got)),
  };
}

function hasReadEnd({ reads }: SessionOutcome): boolean {
  return reads.some(({ length }) => length === 0);
}
