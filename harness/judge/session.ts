import type { SessionTrial } from '../model/trial.ts';
import type { Judged } from '../model/trial.ts';
import type { SessionOutcome } from '../model/toolchain.ts';
import type { SessionEvidence } from '../model/grading.ts';
import type { FirstDifference, Verdict } from '../model/verdict.ts';
import { isUtf8 } from './bytes.ts';
import { differingLines } from './differing-lines.ts';
import { firstDifference, printedBytes } from './first-difference.ts';
import { presentationDifference } from './presentation.ts';
import { verdictOfRun } from './run-verdict.ts';
import { type TerminalView, actualView, cutView, displayPieces, expectedView, viewText } from './terminal-view.ts';

/** Printed bytes that a result keeps beyond the first difference: enough to see what happened, and the file stays small. */
const keptAfterDifference = 2048;

/** Compares a whole session, byte for byte, and says what kind of difference there is. */
export function judgeSession(trial: SessionTrial, outcome: SessionOutcome): Judged {
  const wanted = expectedView(trial.expected);
  const got = actualView(trial.typed, outcome);
  const first = firstDifference(wanted, got);
  const verdict = verdictOfRun(outcome.end, 'int main()') ?? verdictOfOutput(trial, outcome, wanted, got, first);
  if (verdict.kind === 'accepted' || outcome.end.kind === 'no-program' || outcome.end.kind === 'not-run') {
    return { verdict };
  }
  return { verdict, evidence: evidenceOf(trial, wanted, got, first) };
}

function verdictOfOutput(
  trial: SessionTrial,
  outcome: SessionOutcome,
  wanted: TerminalView,
  got: TerminalView,
  first: FirstDifference | undefined,
): Verdict {
  if (first === undefined) return { kind: 'accepted' };
  const wantedText = viewText(wanted);
  const gotText = viewText(got);
  const lines = differingLines(wantedText, gotText);
  const classes = presentationDifference(wantedText, gotText);
  if (classes !== undefined && classes.length > 0) return { kind: 'presentation', classes, lines, first };
  const wentOn =
    outcome.end.kind === 'asked-for-more-input' &&
    trial.expected.ends === 'finished' &&
    first.afterInput === trial.typed.length;
  return wentOn ? { kind: 'asked-for-more-input', first } : { kind: 'wrong-output', lines, first };
}

function evidenceOf(
  trial: SessionTrial,
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
    ...(size > kept ? { cutAfterBytes: kept } : {}),
    notUtf8: !isUtf8(printedBytes(got)),
  };
}
