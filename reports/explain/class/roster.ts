import type { RosterCheck } from '../../../harness/model/submission/intake.ts';
import type { Student } from '../../../harness/model/submission/submission.ts';
import { count } from '../../phrases/count.ts';
import { plain } from '../../phrases/quote.ts';

/** `s1155000001 (Anna Berg)`. */
export function studentText({ id, name }: Student): string {
  return name === undefined || name === id ? plain(id, 60) : `${plain(id, 60)} (${plain(name, 60)})`;
}

export function rosterSentence({ listed, missing, unknown }: RosterCheck): string {
  const agrees = missing.length === 0 && unknown.length === 0;
  if (agrees) return `The submissions match the roster: ${count(listed, 'student')}.`;
  const strangers =
    unknown.length === 0
      ? ''
      : `; ${count(unknown.length, 'student')} with a submission ${unknown.length === 1 ? 'is' : 'are'} not on it`;
  return `Of the ${count(listed, 'student')} on the roster, ${missing.length} made no submission${strangers}.`;
}
