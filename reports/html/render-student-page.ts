import type { Graded, GradedCase, Grading, NotGraded } from '../../harness/model/result/grading.ts';
import { membersOf } from '../../harness/model/submission/submission.ts';
import { styledDrawing } from '../difference/drawing.ts';
import { blame } from '../explain/blame.ts';
import { buildTrouble } from '../explain/compiler/build-trouble.ts';
import { count } from '../phrases/count.ts';
import { latenessSentence } from '../explain/lateness.ts';
import { missingWords, notUsedWords } from '../explain/class/files.ts';
import { marksText } from '../explain/marks.ts';
import { mistakeWords } from '../explain/case/mistake.ts';
import { faultTitle, nextStep } from '../explain/next-step.ts';
import { sharedCodeWords } from '../explain/shared-code.ts';
import { standingOf } from '../explain/standing.ts';
import { verdictLabels } from '../explain/case/verdict-label.ts';
import { explainCase } from '../explain/case/case.ts';
import { wordingWords } from '../explain/case/wording.ts';
import { failuresOf } from '../failures.ts';
import { annotatedFiles } from '../source/annotated-file.ts';
import type { Replay } from '../replay.ts';
import { caseSection } from './case-section.ts';
import { compilerSection } from './compiler-section.ts';
import { type Markup, markup } from './escape.ts';
import { findingsSection } from './findings-section.ts';
import { groupsTable } from './groups-table.ts';
import { pageText } from './page.ts';
import { provenance } from './provenance.ts';
import { tag } from './signs.ts';
import { sourceSection } from './source-section.ts';
import { sentence } from './words.ts';

export interface StudentPageOptions {
  /** Title of the assignment. */
  readonly title: string;
  /** The page of the whole class, relative to this one; absent if there is none. */
  readonly classPage?: string;
  /** The command that repeats a case; absent if the reader has no command line. */
  readonly replay?: Replay;
  /** Decisions and comments of the staff. The grading already has the decided marks. */
  readonly decided?: readonly string[];
}

const { blank, newline, tab, carriageReturn } = styledDrawing;
const legend = markup`Key: <b>${blank}</b> a space, <b>${newline}</b> the end of a line, <b>${tab}</b> a tab, <b>${carriageReturn}</b> a carriage return, <kbd>5</kbd> typed, with Enter after it.`;

/** Everything about one submission: marks, what failed and why, what the compiler said. */
export function renderStudentPage(
  grading: Grading,
  { title, classPage, replay, decided = [] }: StudentPageOptions,
): string {
  return pageText({
    title: `${grading.submission}: ${title}`,
    header: markup`${classPage === undefined ? undefined : markup`<nav aria-label="Class"><a href="${classPage}">All submissions</a></nav>\n`}<div class="masthead">
<div>
<p class="eyebrow">${title}</p>
<h1>${grading.submission}</h1>
${names(grading)}<p class="files">${grading.files.map(({ submitted }, index) => markup`${index === 0 ? '' : ', '}<code>${submitted}</code>`)}</p>
</div>
${score(grading)}</div>
`,
    main: markup`${decisions(decided)}${grading.status === 'graded' ? gradedMain(grading, replay) : notGradedMain(grading.reason, grading)}`,
    footer: markup`<h2>How it was graded</h2>\n${provenance(grading)}`,
  });
}

/** The names, if the course site or the roster has more than the id. */
function names(grading: Grading): Markup | undefined {
  const known = membersOf(grading).filter(({ id, name }) => name !== undefined || id !== grading.submission);
  return known.length === 0
    ? undefined
    : markup`<p>${known.map(({ id, name }, index) => `${index === 0 ? '' : ', '}${name ?? id}`)}</p>\n`;
}

function score(grading: Grading): Markup {
  return grading.status === 'graded'
    ? markup`<p class="score"><strong>${marksText(grading.marks)}</strong> <span>of ${marksText(grading.outOf)}</span></p>\n`
    : markup`<p class="score">${tag('ours', 'could not be graded')}</p>\n`;
}

/** Comments keep their lines. */
function decisions(decided: readonly string[]): Markup | undefined {
  if (decided.length === 0) return undefined;
  return markup`<section aria-labelledby="decided">
<h2 id="decided">From the staff</h2>
${decided.map((one) => markup`<p>${one.split('\n').map((line, index) => markup`${index === 0 ? undefined : markup`<br>`}${line}`)}</p>\n`)}</section>
`;
}

function notGradedMain(reason: string, grading: NotGraded): Markup {
  return markup`<section aria-labelledby="reason">
<h2 id="reason">${faultTitle(grading)}</h2>
<p>${reason}</p>
<p>No marks are affected. ${nextStep(grading)}</p>
</section>
`;
}

function gradedMain(grading: Graded, replay: Replay | undefined): Markup {
  const failures = failuresOf(grading.cases);
  const files = annotatedFiles(grading);
  const compiler = compilerSection(grading, files);
  const isFirst = buildTrouble(grading) !== undefined;
  // One whole session is open from the start, so that readers notice the others, which are folded.
  const firstSession = failures.find(({ shown }) => shown.evidence?.kind === 'session');
  return markup`${missingParagraph(grading)}<section aria-labelledby="marks">
<h2 id="marks">Marks</h2>
${groupsTable(grading)}${lateParagraph(grading)}${
    grading.marks < grading.outOf
      ? markup`<p class="step"><strong>Next:</strong> ${sentence(nextStep(grading))}</p>\n`
      : undefined
  }${stepParagraph(blame(grading))}${stepParagraph(mistakeWords(grading))}${stepParagraph(wordingWords(grading))}${stepParagraph(sharedCodeWords(grading))}${notUsedWords(grading).map(stepParagraph)}</section>
${isFirst ? compiler : undefined}${
    failures.length === 0
      ? undefined
      : markup`<section aria-labelledby="failing">
<h2 id="failing">What to fix</h2>
${failures.some(({ shown }) => shown.evidence !== undefined) ? markup`<p class="note">${legend}</p>\n` : undefined}${failures.map((failure) => caseSection(failure, replay, failure === firstSession))}</section>
`
  }${findingsSection(grading.findings, grading.undecided ?? [], files)}${otherCases(grading)}${isFirst ? undefined : compiler}${sourceSection(files)}`;
}

/** Cases that do not need to be fixed, folded away. Those that did not run say why. */
function otherCases({ cases }: Graded): Markup {
  const right = cases.filter((graded) => standingOf(graded) === 'right');
  const notRun = cases.filter((graded) => standingOf(graded) === 'aside');
  const ours = cases.filter((graded) => standingOf(graded) === 'ours');
  return markup`${folded('What is right', right, false)}${folded('What was not run', notRun, false)}${folded('What we could not grade', ours, true)}`;
}

function folded(name: string, cases: readonly GradedCase[], open: boolean): Markup | undefined {
  if (cases.length === 0) return undefined;
  return markup`<section>
<h2>${name}</h2>
<details${open ? markup` open` : undefined}>
<summary>${count(cases.length, 'case')}</summary>
<ul class="cases">
${cases.map(caseLine)}</ul>
</details>
</section>
`;
}

function caseLine(graded: GradedCase): Markup {
  const { tone, label } = verdictLabels[graded.verdict.kind];
  const said = graded.verdict.kind === 'accepted' ? undefined : markup` ${sentence(explainCase(graded).headline)}`;
  return markup`<li>${tag(tone, label)} ${graded.about} (<code>${graded.id}</code>).${said}</li>
`;
}

function lateParagraph(grading: Graded): Markup | undefined {
  const words = latenessSentence(grading);
  return words === undefined ? undefined : markup`<p class="step"><strong>Late:</strong> ${sentence(words)}</p>\n`;
}

function missingParagraph(grading: Graded): Markup | undefined {
  const words = missingWords(grading);
  return words === undefined ? undefined : markup`<p class="step">${tag('wrong', 'missing')} ${sentence(words)}</p>\n`;
}

function stepParagraph(words: string | undefined): Markup | undefined {
  return words === undefined ? undefined : markup`<p class="step">${sentence(words)}</p>\n`;
}
