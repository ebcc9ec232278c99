import type { Evidence, TrialEvidence } from '../../../harness/model/result/grading.ts';
import type { SpentBudget, Verdict } from '../../../harness/model/result/verdict.ts';
import { count } from '../../phrases/count.ts';
import { attemptText } from './forbidden.ts';
import { outputHeadline } from './output-headline.ts';
import { presentationHeadline } from './presentation.ts';
import { protocolHeadline } from './protocol-problems.ts';
import { code, plain, sentence } from '../../phrases/quote.ts';
import { bytesText } from './run-end.ts';
import { programAfterInput } from './session-words.ts';
import { functionName } from './signature.ts';
import { owesReply, programAfterConversation } from './conversation-words.ts';
import { resultHeadline } from './wrong-result.ts';

/** What a verdict is about; for a property, its smallest counterexample. */
export type Subject = TrialEvidence | undefined;

/** One sentence for a verdict. It says what the program did, and never judges the student. */
export function headline(verdict: Verdict, subject: Subject): string {
  const call = subject?.kind === 'call' ? code(subject.call) : undefined;
  const who = call ?? programIn(subject);
  switch (verdict.kind) {
    case 'accepted':
      return 'As expected.';
    case 'presentation':
      return call === undefined ? presentationHeadline(verdict) : `${call}: ${presentationHeadline(verdict)}`;
    case 'wrong-output':
      return outputHeadline(verdict, subject);
    case 'wrong-result':
      return resultHeadline(verdict.mismatches, call, subject?.kind === 'call' ? subject.shows : undefined);
    case 'broken-protocol':
      return protocolHeadline(verdict.problems);
    case 'crashed':
      return verdict.cause.kind === 'signal'
        ? `${who} crashed (${plain(verdict.cause.signal, 20)}).`
        : `${call ?? 'The function'} ended the whole program instead of returning.`;
    case 'timed-out':
      if (verdict.budget !== undefined) return cutShort(verdict.budget, who, seconds(verdict.seconds));
      return verdict.clock === 'cpu'
        ? `${who} used up its ${seconds(verdict.seconds)} of computing time and was stopped.`
        : `${who} did not ${owesReply(subject) ? 'answer or end' : 'end'} within ${seconds(verdict.seconds)} and was stopped.`;
    case 'too-much-output':
      return `${who} printed more than ${bytesText(verdict.limitBytes)} and was stopped.`;
    case 'out-of-memory':
      return `${who} wanted more than ${verdict.limitMiB} MiB of memory and was stopped.`;
    case 'forbidden-operation':
      return `${who} tried ${attemptText(verdict.operation)}, and a graded program may not do that.`;
    case 'asked-for-more-input':
      return `${who} asked for more input when it should have ended.`;
    case 'missing-function':
      return missingFunction(verdict.demanded, verdict.instead);
    case 'did-not-compile':
      return 'Not run: the program does not compile.';
    case 'skipped':
      return `Not run: ${plain(verdict.reason)}`;
    case 'not-graded':
      return `Could not be graded: ${sentence(verdict.reason)} No marks are affected.`;
    default:
      return verdict satisfies never;
  }
}

/** The beginning of a sentence about the program, which says how far it came. */
function programIn(subject: Subject): string {
  if (subject?.kind === 'conversation') return programAfterConversation(subject);
  return programAfterInput(subject?.kind === 'session' ? subject : undefined);
}

export function missingFunction(demanded: string, instead: string | undefined): string {
  if (instead === undefined) return `${code(demanded)} is missing.`;
  const name = functionName(demanded);
  if (name !== undefined && functionName(instead) === name) {
    return `${code(demanded)} cannot be called: the program has ${code(instead)}.`;
  }
  const question = name === undefined ? '.' : `: did you mean ${code(name)}?`;
  return `${code(demanded)} is missing; the program has ${code(instead)}${question}`;
}

/** The session, call or conversation that the evidence shows. */
export function subjectOf(evidence: Evidence | undefined): Subject {
  return evidence?.kind === 'property' ? evidence.smallest.evidence : evidence;
}

/** Says that other cases have used the budget of the submission. */
function cutShort({ clock, cases, seconds: used, ran }: SpentBudget, who: string, limit: string): string {
  const what = clock === 'cpu' ? 'of computing time' : 'of waiting';
  const others = `${count(cases, 'case')} had already used ${seconds(used)} ${what}`;
  return ran ? `${who} was stopped after ${limit}: ${others}.` : `Not run: ${others}.`;
}

function seconds(number: number): string {
  return count(Math.round(number * 100) / 100, 'second');
}
