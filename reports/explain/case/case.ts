import type { GradedCase } from '../../../harness/model/result/grading.ts';
import { verdictKinds } from '../../../harness/model/result/verdict-kinds.ts';
import { explainDiagnosis } from './diagnosis.ts';
import { detailHidden } from './hidden.ts';
import { type Subject, headline, subjectOf } from './headline.ts';
import { hintFor } from './hint.ts';
import { marksOf } from '../marks.ts';
import { noticeFor } from '../notice/notice.ts';
import { furtherProblems } from './protocol-problems.ts';
import { closedInput } from './session-words.ts';
import { standingOf } from '../standing.ts';

/** The words for one case. */
export interface CaseWords {
  readonly headline: string;
  /** Further sentences, if there is more to say. */
  readonly details: readonly string[];
  /** What to look at: the hint of the author, or a general one that the verdict suggests. */
  readonly hint?: string;
}

export function explainCase(graded: GradedCase): CaseWords {
  const subject = subjectOf(graded.evidence);
  // A general hint is a guess, which is not needed if the cause was found.
  const general = graded.diagnosis === undefined ? hintFor(reportedVerdict(graded), subject) : undefined;
  const details = detailsOf(graded, subject);
  // The hint of the author does not help with presentation, a crash or a forbidden operation.
  const authors = verdictKinds[reportedVerdict(graded).kind].wrongAnswer ? graded.hint : undefined;
  if (authors !== undefined && general !== undefined) details.push(general);
  const hint = standingOf(graded) === 'failing' ? (authors ?? general) : undefined;
  return { headline: caseHeadline(graded, subject), details, ...(hint === undefined ? {} : { hint }) };
}

/** The verdict to report: for a property that of its smallest counterexample, otherwise that of the case. */
export function reportedVerdict(graded: GradedCase): GradedCase['verdict'] {
  return graded.evidence?.kind === 'property' ? graded.evidence.smallest.verdict : graded.verdict;
}

function caseHeadline(graded: GradedCase, subject: Subject): string {
  const told = headline(reportedVerdict(graded), subject);
  if (graded.evidence?.kind !== 'property') return told;
  const { runs, failed } = graded.evidence;
  return `${failed} of ${runs} random runs failed. The smallest one found: ${told}`;
}

function detailsOf(graded: GradedCase, subject: Subject): string[] {
  const told = reportedVerdict(graded);
  const details: string[] = told.kind === 'broken-protocol' ? furtherProblems(told.problems) : [];
  const notice = subject === undefined ? undefined : noticeFor(told, subject);
  if (graded.diagnosis !== undefined) details.push(explainDiagnosis(graded.diagnosis));
  if (notice !== undefined) details.push(notice);
  if (subject?.kind === 'session' && subject.endOfInput !== undefined) details.push(closedInput);
  if (subject?.kind === 'session' && subject.notUtf8) {
    details.push('Some printed bytes are not UTF-8; they are shown as \\xNN.');
  }
  if (graded.verdict.kind === 'presentation') {
    details.push(
      graded.marks === graded.outOf
        ? 'Otherwise it is right: no deduction.'
        : `Otherwise it is right: it keeps ${marksOf(graded.marks, graded.outOf)}.`,
    );
  }
  if (detailHidden(graded)) details.push('The details of this case are hidden.');
  return details;
}
