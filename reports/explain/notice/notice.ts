import type { PresentationClass } from '../../../harness/model/assignment/assignment.ts';
import type { Verdict } from '../../../harness/model/result/verdict.ts';
import type { Subject } from '../case/headline.ts';
import { missingBlank, needlessBlank } from './blanks.ts';
import { type Pattern, contextOf } from './context.ts';
import { letterCase } from './letter-case.ts';
import { blankLine, carriageReturns, finalNewline, lineBreakInQuestion } from './line-breaks.ts';
import { lookalike } from './lookalike.ts';
import { misspelt } from './misspelt.ts';
import { playerNumber } from './player-number.ts';
import { extraLines, leftOutLines } from './extra-lines.ts';
import { resultNotice } from './result-notice.ts';

// The most certain and most special patterns come first, because the first that recognises something is used.
const inWrongOutput: readonly Pattern[] = [
  lookalike,
  lineBreakInQuestion,
  missingBlank,
  extraLines,
  leftOutLines,
  playerNumber,
  letterCase,
  misspelt,
];

const inPresentation: Readonly<Record<PresentationClass, readonly Pattern[]>> = {
  'final-newline': [finalNewline],
  typographic: [lookalike],
  'line-ends': [carriageReturns],
  'trailing-blanks': [needlessBlank, missingBlank],
  blanks: [lineBreakInQuestion, missingBlank, needlessBlank],
  'blank-lines': [lineBreakInQuestion, blankLine],
  'letter-case': [letterCase],
  wording: [],
};

/** What the difference itself shows: which word is misspelt, or which lines are printed once too often. */
export function noticeFor(verdict: Verdict, subject: NonNullable<Subject>): string | undefined {
  // The problems of a conversation already say what is wrong.
  if (subject.kind === 'conversation') return undefined;
  switch (verdict.kind) {
    case 'wrong-output':
      return verdict.first && firstOf(inWrongOutput, contextOf(verdict.first, subject));
    case 'presentation':
      return (
        verdict.first &&
        firstOf(
          verdict.classes.flatMap((name) => inPresentation[name]),
          contextOf(verdict.first, subject),
        )
      );
    case 'wrong-result':
      return subject.kind === 'call' ? resultNotice(verdict.mismatches, subject) : undefined;
    case 'accepted':
    case 'broken-protocol':
    case 'crashed':
    case 'timed-out':
    case 'too-much-output':
    case 'out-of-memory':
    case 'forbidden-operation':
    case 'asked-for-more-input':
    case 'missing-function':
    case 'did-not-compile':
    case 'skipped':
    case 'not-graded':
      return undefined;
    default:
      return verdict satisfies never;
  }
}

function firstOf(patterns: readonly Pattern[], context: Parameters<Pattern>[0]): string | undefined {
  for (const pattern of patterns) {
    const said = pattern(context);
    if (said !== undefined) return said;
  }
  return undefined;
}
