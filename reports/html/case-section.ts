import type { GradedCase } from '../../harness/model/result/grading.ts';
import { type UnendedSigns, styledDrawing, unendedSigns } from '../difference/drawing.ts';
import { sessionLines } from '../difference/session-lines.ts';
import { explainCase, reportedVerdict } from '../explain/case/case.ts';
import { type Subject, subjectOf } from '../explain/case/headline.ts';
import { count } from '../phrases/count.ts';
import { marksOf } from '../explain/marks.ts';
import { verdictLabels } from '../explain/case/verdict-label.ts';
import { type Compared, mayWait, sidesOf } from '../explain/notice/context.ts';
import { type Failure, marksOfFailures, nameOfFailure, titleOfFailure } from '../failures.ts';
import { type Replay, replayCommand } from '../replay.ts';
import { callTable } from './call-table.ts';
import { differenceFigure, lastLinesFigure } from './difference-figure.ts';
import { drawnFigures } from './drawn-figure.ts';
import { type Markup, markup } from './escape.ts';
import { encodedName } from './file-name.ts';
import { sideBySideTable } from './side-by-side-table.ts';
import { tag } from './signs.ts';
import { conversationFigures } from './conversation-figure.ts';
import { toRepeatParagraphs } from './to-repeat.ts';
import { sentence } from './words.ts';

export function anchorOf(caseId: string): string {
  return `case-${encodedName(caseId)}`;
}

/** One failure: what happened, where the output differs, and the command that repeats it. */
export function caseSection(failure: Failure, replay: Replay | undefined, unfolded: boolean): Markup {
  const { shown: graded, others } = failure;
  const { marks, outOf } = marksOfFailures([failure]);
  const words = explainCase(graded);
  const { tone, label } = verdictLabels[graded.verdict.kind];
  const subject = subjectOf(graded.evidence);
  const command =
    graded.evidence === undefined || replay === undefined
      ? undefined
      : replayCommand(replay, { ...graded, id: nameOfFailure(failure) });
  return markup`<article id="${anchorOf(graded.id)}" class="case">
<header>
<p class="meta">${others.map(({ id }) => markup`<span class="unseen" id="${anchorOf(id)}"></span>`)}<span>${titleOfFailure(failure)} (<code>${nameOfFailure(failure)}</code>)</span> ${tag(tone, label)} <span class="marks">${others.length === 0 ? undefined : `${count(others.length + 1, 'case')}, `}${marksOf(marks, outOf)}</span></p>
<h3>${sentence(words.headline)}</h3>
</header>
${words.details.map((detail) => markup`<p>${sentence(detail)}</p>\n`)}${toRepeatParagraphs(graded)}${drawn(graded, subject)}${shown(graded, subject)}<dl class="next">
${words.hint === undefined ? undefined : markup`<div><dt>Hint</dt><dd>${sentence(words.hint)}</dd></div>\n`}${
    command === undefined
      ? undefined
      : markup`<div><dt>See it again</dt><dd><code class="command">${command}</code></dd></div>\n`
  }</dl>
${wholeOutput(graded, subject, unfolded)}</article>
`;
}

function drawn(graded: GradedCase, subject: Subject): Markup | undefined {
  return subject?.kind === 'call' ? drawnFigures(reportedVerdict(graded).kind, subject) : undefined;
}

function shown(graded: GradedCase, subject: Subject): Markup | undefined {
  const verdict = reportedVerdict(graded);
  if (subject === undefined) return undefined;
  if (subject.kind === 'conversation') return conversationFigures(verdict, subject);
  switch (verdict.kind) {
    case 'presentation':
    case 'wrong-output':
    case 'asked-for-more-input':
      return verdict.first === undefined
        ? undefined
        : differenceFigure(verdict.first, subject, signsFor(graded, subject));
    case 'wrong-result':
      return subject.kind === 'call' ? callTable(subject) : undefined;
    case 'crashed':
    case 'timed-out':
    case 'too-much-output':
    case 'out-of-memory':
    case 'forbidden-operation':
      return subject.kind === 'call' ? callTable(subject) : lastLinesFigure(subject);
    case 'accepted':
    case 'broken-protocol':
    case 'missing-function':
    case 'did-not-compile':
    case 'skipped':
    case 'not-graded':
      return undefined;
    default:
      return verdict satisfies never;
  }
}

function signsFor(graded: GradedCase, subject: Compared): UnendedSigns {
  const waits = reportedVerdict(graded).kind === 'asked-for-more-input';
  return unendedSigns(styledDrawing, mayWait(subject), waits);
}

function wholeOutput(graded: GradedCase, subject: Subject, unfolded: boolean): Markup | undefined {
  if (subject === undefined || subject.kind === 'conversation') return undefined;
  const [expected, actual] = sidesOf(subject);
  const session = subject.kind === 'session';
  // The first difference already shows everything if there is only one line.
  const lines = Math.max(sessionLines(expected).length, sessionLines(actual).length);
  if (lines < (session ? 1 : 2)) return undefined;
  const cutAfterBytes = subject.kind === 'session' ? subject.cutAfterBytes : undefined;
  return markup`<details${unfolded && session ? markup` open` : undefined}>
<summary>${session ? 'The whole session, side by side' : 'Everything it printed, side by side'}</summary>
${sideBySideTable({ expected, actual, unended: signsFor(graded, subject), cutAfterBytes })}</details>
`;
}
