import { diffArrays } from 'diff';
import type { PresentationClass } from '../../harness/model/assignment/assignment.ts';
import type {
  CallEvidence,
  Evidence,
  GradedCase,
  SessionEvidence,
  ConversationEvidence,
} from '../../harness/model/result/grading.ts';
import { typedLines } from '../../harness/model/assignment/transcript.ts';
import type { ShownValue } from '../../harness/model/assignment/shown.ts';
import type { Verdict } from '../../harness/model/result/verdict.ts';
import { lineKey, sessionLines } from '../difference/session-lines.ts';
import { sampleDifference } from './sample-difference.ts';
import { piecesOf } from './session-text.ts';

/** What came of one case of the suite; `share` is the part of its marks that it keeps. */
export interface SampleOutcome {
  readonly verdict: Verdict;
  readonly evidence?: Evidence;
  readonly share?: number;
  readonly hint?: string;
  readonly visibility?: GradedCase['visibility'];
}

export function sessionShown(expectedText: string, actualText: string): SessionEvidence {
  const expected = piecesOf(expectedText);
  return { kind: 'session', typed: typedLines(expected), expected, actual: piecesOf(actualText), notUtf8: false };
}

export function wrongOutput(expectedText: string, actualText: string): SampleOutcome {
  const evidence = sessionShown(expectedText, actualText);
  const first = sampleDifference(evidence.expected, evidence.actual);
  return { verdict: { kind: 'wrong-output', lines: lineCounts(evidence), first }, evidence };
}

export function presentation(
  classes: PresentationClass[],
  share: number,
  expectedText: string,
  actualText: string,
): SampleOutcome {
  const evidence = sessionShown(expectedText, actualText);
  const first = sampleDifference(evidence.expected, evidence.actual);
  return { verdict: { kind: 'presentation', classes, lines: lineCounts(evidence), first }, evidence, share };
}

/** A run that did not end by itself; `actualText` is its output until then. */
export function endedBy(verdict: Verdict, expectedText: string, actualText: string): SampleOutcome {
  return { verdict, evidence: sessionShown(expectedText, actualText) };
}

export function callShown(
  call: string,
  expected: Partial<CallEvidence['expected']>,
  actual?: Partial<CallEvidence['expected']>,
): CallEvidence {
  const side = { after: [], prints: '' };
  return {
    kind: 'call',
    function: `${call.slice(0, call.indexOf('('))}(...)`,
    call,
    expected: { ...side, ...expected },
    ...(actual === undefined ? {} : { actual: { ...side, ...actual } }),
  };
}

export function returned(call: string, expected: string, actual: string, prints = ''): SampleOutcome {
  return {
    verdict: { kind: 'wrong-result', mismatches: [{ name: 'returned', expected, actual }] },
    evidence: callShown(call, { returns: expected }, { returns: actual, prints }),
  };
}

export function leftBehind(call: string, name: string, expected: string, actual: string): SampleOutcome {
  return {
    verdict: { kind: 'wrong-result', mismatches: [{ name: name, expected, actual }] },
    evidence: callShown(call, { after: [{ name, value: expected }] }, { after: [{ name, value: actual }] }),
  };
}

/** The same for a value that is drawn, with its value before the call. */
export function drawnWrong(
  call: string,
  { name, as }: ShownValue,
  [before, expected, actual]: readonly [before: string, expected: string, actual: string],
): SampleOutcome {
  const { verdict, evidence } = leftBehind(call, name, expected, actual);
  if (evidence?.kind !== 'call') throw new Error('A call leaves the evidence of a call');
  return { verdict, evidence: { ...evidence, before: [{ name, value: before }], shows: [{ name, as }] } };
}

export function printed(call: string, expected: string, actual: string): SampleOutcome {
  const { verdict } = wrongOutput(expected, actual);
  return { verdict, evidence: callShown(call, { prints: expected }, { prints: actual }) };
}

/** `«restart;»` is sent, `ok.` is answered. */
export function conversationShown(text: string, more: Partial<ConversationEvidence> = {}): ConversationEvidence {
  const said = piecesOf(text);
  return { kind: 'conversation', script: typedLines(said), said, ...more };
}

/** For a program that commands another one: what it sent, what the other played, and what the person saw. */
export function commandsShown(text: string, moves: readonly string[], screenText: string): ConversationEvidence {
  const screen = piecesOf(screenText);
  return { kind: 'conversation', script: typedLines(screen), moves: [...moves], said: piecesOf(text), screen };
}

type Problem = Extract<Verdict, { kind: 'broken-protocol' }>['problems'][number];

export function brokenProtocol(evidence: ConversationEvidence, ...problems: readonly Problem[]): SampleOutcome {
  return { verdict: { kind: 'broken-protocol', problems: [...problems] }, evidence };
}

export function property(runs: number, failed: number, path: string, smallest: SampleOutcome): SampleOutcome {
  const { verdict, evidence } = smallest;
  if (evidence === undefined || evidence.kind === 'property') throw new Error('A counterexample is one trial');
  return {
    verdict,
    evidence: { kind: 'property', runs, failed, seed: 20211023, path, smallest: { verdict, evidence } },
    share: (runs - failed) / runs,
  };
}

function lineCounts({ expected, actual }: SessionEvidence): { differing: number; total: number } {
  const wanted = sessionLines(expected).map(lineKey);
  const got = sessionLines(actual).map(lineKey);
  let differing = 0;
  let removed = 0;
  let added = 0;
  for (const change of [...diffArrays(wanted, got), undefined]) {
    if (change?.removed === true) removed += change.count;
    else if (change?.added === true) added += change.count;
    else {
      differing += Math.max(removed, added);
      removed = added = 0;
    }
  }
  return { differing, total: wanted.length };
}
