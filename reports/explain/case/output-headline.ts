import type { CallEvidence } from '../../../harness/model/result/grading.ts';
import { printedText } from '../../../harness/model/assignment/transcript.ts';
import type { FirstDifference, Verdict } from '../../../harness/model/result/verdict.ts';
import { characterAt } from '../../difference/character-at.ts';
import { count } from '../../phrases/count.ts';
import type { Subject } from './headline.ts';
import { code, quoted } from '../../phrases/quote.ts';
import { inputName } from './session-words.ts';

type WrongOutput = Extract<Verdict, { kind: 'wrong-output' }>;

/** “After input 7 (“4”), your program printed the wrong text on line 31 (5 of 57 lines differ).” */
export function outputHeadline(verdict: WrongOutput, subject: Subject): string {
  const { first, lines } = verdict;
  const differ =
    lines.differing > lines.total
      ? `(${count(lines.differing, 'line')} ${lines.differing === 1 ? 'differs' : 'differ'})`
      : `(${lines.differing} of ${count(lines.total, 'line')} ${lines.differing === 1 ? 'differs' : 'differ'})`;
  if (subject?.kind === 'call') return callHeadline(subject, verdict, differ);
  if (first === undefined || subject?.kind !== 'session') return `Your program printed the wrong text ${differ}.`;
  if (printedText(subject.actual) === '') return 'Your program printed nothing.';
  return sessionHeadline(first, subject.typed, differ);
}

function sessionHeadline(place: FirstDifference, typed: readonly string[], differ: string): string {
  const where = place.afterInput === 0 ? '' : `after ${inputName(place.afterInput, typed)}`;
  if (characterAt(place.actual) === 'end') {
    return `The output ends too early, ${where === '' ? '' : `${where}, `}on line ${place.actual.line} ${differ}.`;
  }
  if (characterAt(place.expected) === 'end') {
    return `Your program printed more than expected, from line ${place.actual.line} on ${differ}.`;
  }
  return where === ''
    ? `Your program printed the wrong text on line ${place.expected.line} ${differ}.`
    : `A${where.slice(1)}, your program printed the wrong text on line ${place.expected.line} ${differ}.`;
}

function callHeadline({ call, expected, actual }: CallEvidence, { first }: WrongOutput, differ: string): string {
  if (expected.prints === '') {
    return `${code(call)} printed ${quoted(actual?.prints ?? '')}; it must print nothing.`;
  }
  if (actual?.prints === '') return `${code(call)} printed nothing.`;
  const where = first === undefined ? '' : ` on line ${first.expected.line}`;
  return `${code(call)} printed the wrong text${where} ${differ}.`;
}
