import type { GradedCase } from '../../../harness/model/result/grading.ts';
import type { ShownValue } from '../../../harness/model/assignment/shown.ts';
import type { ResultMismatch, Verdict } from '../../../harness/model/result/verdict.ts';
import { printedIn } from '../../difference/session-lines.ts';
import { differingPlaces, encodedBy } from '../../drawn/places.ts';
import { reportedVerdict } from './case.ts';
import { subjectOf } from './headline.ts';
import { noticeFor } from '../notice/notice.ts';
import { protocolCause } from './protocol-problems.ts';
import { isWording } from './wording.ts';

/**
 * A text that is equal for two failing cases with the same cause: the same notice, the same change of a value, or the
 * same line of the source. Undefined if the cause is unknown.
 */
export function causeOf(graded: GradedCase): string | undefined {
  const { diagnosis, evidence } = graded;
  const verdict = reportedVerdict(graded);
  const subject = subjectOf(evidence);
  if (diagnosis !== undefined) {
    const place = diagnosis.kind === 'uninitialised' ? diagnosis.at : diagnosis;
    return key([verdict.kind, diagnosis.kind, place?.file, place?.line]);
  }
  // A different wording is one mistake, however many cases it affects.
  if (isWording(verdict)) return 'wording';
  if (verdict.kind === 'broken-protocol') return protocolCause(verdict);
  if (verdict.kind === 'missing-function') return key([verdict.kind, verdict.demanded]);
  if (subject === undefined) return undefined;
  const notice = noticeFor(verdict, subject);
  if (notice !== undefined) return key([verdict.kind, withoutRepetition(notice)]);
  const called = subject.kind === 'call' ? subject.function : '';
  switch (verdict.kind) {
    case 'wrong-result': {
      const shows = subject.kind === 'call' ? (subject.shows ?? []) : [];
      return key([verdict.kind, called, ...verdict.mismatches.map((one) => changeOf(one, shows))]);
    }
    case 'wrong-output':
    case 'presentation':
    case 'asked-for-more-input':
      return linesKey(verdict, called);
    case 'crashed':
      return called === '' ? undefined : key([verdict.kind, called, JSON.stringify(verdict.cause)]);
    case 'timed-out':
    case 'too-much-output':
    case 'out-of-memory':
      return called === '' ? undefined : key([verdict.kind, called]);
    case 'forbidden-operation':
      return key([verdict.kind, verdict.operation]);
    case 'accepted':
    case 'did-not-compile':
    case 'skipped':
    case 'not-graded':
      return undefined;
    default:
      return verdict satisfies never;
  }
}

/** The same extra lines are one mistake, whether they are printed once or ten times. */
function withoutRepetition(notice: string): string {
  const more = [' and then goes on as expected.', '. There are '].map((words) => notice.indexOf(words));
  const end = Math.min(...more.filter((at) => at !== -1));
  return end === Infinity ? notice : `${notice.slice(0, end)}.`;
}

/** The first two lines that differ. */
function linesKey(
  verdict: Extract<Verdict, { kind: 'wrong-output' | 'presentation' | 'asked-for-more-input' }>,
  called: string,
): string | undefined {
  const { first } = verdict;
  return first && key([verdict.kind, called, printedIn(first.expected.text), printedIn(first.actual.text)]);
}

/** How a value is wrong: which digits or squares turn into what, or the difference of two numbers. */
function changeOf({ name, expected, actual }: ResultMismatch, shows: readonly ShownValue[]): string {
  const shown = shows.find((one) => one.name === name)?.as;
  const places = shown && differingPlaces(expected, actual, shown);
  if (shown !== undefined && places !== undefined) {
    const changes = places.map((place) => {
      const encoded = shown.kind === 'digits' ? encodedBy(place.index, shown.parts).replace(/ \d+$/, '') : '';
      return `${encoded} ${place.expected}>${place.actual}`;
    });
    return key([name, ...new Set(changes.toSorted())]);
  }
  const isNumber = [expected, actual].every((text) => /^-?\d+$/.test(text));
  return key([name, isNumber ? String(BigInt(actual) - BigInt(expected)) : `${expected}>${actual}`]);
}

function key(parts: readonly (string | number | undefined)[]): string {
  return JSON.stringify(parts);
}
