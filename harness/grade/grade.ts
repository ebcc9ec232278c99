import { placeFiles } from '../collect/place-files.ts';
import { reversedDigits } from '../exercise/reversed-digits.ts';
import { openTimeBudget } from '../exercise/time-budget.ts';
import { judge } from '../judge/judge.ts';
import { openWordsJudge } from '../judge/wording/judge-words.ts';
import { afterLateness } from '../mark/late.ts';
import { mark } from '../mark/mark.ts';
import type { Assignment } from '../model/assignment/assignment.ts';
import { AuthorFault } from '../model/author-fault.ts';
import type { BuildReport } from '../model/program/build-report.ts';
import type { Grading, NotGraded } from '../model/result/grading.ts';
import type { PlacedSubmission } from '../model/submission/submission.ts';
import type { Toolchain } from '../toolchain/contract/toolchain.ts';
import { type Sources, buildRequest, sourceTexts } from './build-request.ts';
import { type SubmissionBuild, buildSubmission, withAddedLines } from './build-submission.ts';
import { type CheckedBuilds, openCheckedBuilds } from './checked-builds.ts';
import type { GradeRequest } from './grade-request.ts';
import { judgedCases, plannedCases } from './graded-cases.ts';
import { policyOf } from './policy-of.ts';
import { type ReadSubmission, readSubmission } from './read-submission.ts';
import { noProgramOf, notGraded, programsOf, protectionOf, provenance, wordingOf } from './result-parts.ts';
import { shownSources } from './shown-sources.ts';
import { classIsThere, diagnosesOf, faultsOf, resultsOf } from './try-cases.ts';

/** As many as files.csv lists one by one. */
const maxFurtherFiles = 300;

/**
 * Grades one submission, from its files to its marks: the only place where all the stages meet. A fault inside Verbatim
 * ends here as `not-graded`, which costs no marks.
 */
export async function grade(request: GradeRequest): Promise<Grading> {
  let placed: PlacedSubmission = placeFiles(request.submission, request.assignment.files);
  try {
    const submission = await readSubmission(request, request.submission);
    placed = submission.sorted;
    return await gradeRead(request, submission);
  } catch (error) {
    if (error instanceof AuthorFault) return notGraded(request, placed, error.message, 'author');
    const reason = error instanceof Error ? error.message : String(error);
    return notGraded(request, placed, `A fault inside Verbatim: ${reason}`);
  }
}

/** For work whose files cannot be read: only its id and its students are known. */
export function gradeUnread(request: GradeRequest, reason: string): NotGraded {
  return notGraded(request, placeFiles(request.submission, request.assignment.files), reason);
}

async function gradeRead(request: GradeRequest, { sorted: placed, read }: ReadSubmission): Promise<Grading> {
  const { assignment, toolchain, reading, submission, solution } = request;
  const sources = { assignment, studentFiles: read.files, sorted: placed, courseFiles: solution };
  const texts = sourceTexts(sources);
  const early = request.isAlone && request.faults === 'everywhere' ? startChecked(toolchain, sources) : undefined;
  const submitted = await build(request, sources, texts).catch(async (problem: unknown) => {
    await early?.dispose();
    throw problem;
  });
  const { built, matches: allMatches, unreadable = read.unreadable } = submitted;
  if (built.kind === 'broken') {
    await early?.dispose();
    return notGraded(request, placed, built.reason);
  }
  const { report } = built;
  const compiled = built.kind === 'built' && (report.failedFiles ?? []).length === 0;
  // An empty file compiles and breaks no rule.
  const isWritten = texts.some(({ text, provided }) => !provided && text.trim() !== '');
  const matches = classIsThere(assignment, placed, report) ? allMatches : [];
  const checked =
    early !== undefined && submitted.addedLines.size === 0
      ? early
      : openCheckedBuilds(
          toolchain,
          withAddedLines(buildRequest(sources), submitted.addedLines),
          request.faults === 'everywhere' || compilesSoon(built, assignment),
        );
  try {
    const budget = openTimeBudget(assignment.limits);
    const words = openWordsJudge(judge, request.reference, assignment.dialect);
    const inspected = policyOf(
      reading,
      {
        submission: placed,
        encodings: read.encodings,
        build: report,
        compiled,
        matches,
        sources: texts,
        assignment: inspectedPart(assignment),
        ...(request.students === undefined ? {} : { students: request.students }),
        ...sharingOf(sources),
      },
      { askMacros: (lists) => toolchain.macros(assignment.build, lists, report.leniences), unreadable },
    );
    // The rules are checked while the program runs.
    const [results, { observations, undecided, sharedCode }] = await Promise.all([
      resultsOf(request, placed, built, matches, { budget, words }),
      inspected,
    ]);
    const fault = [...results.values()].flatMap(({ trials }) => trials).find(({ kind }) => kind === 'not-graded');
    if (fault?.kind === 'not-graded') return notGraded(request, placed, fault.reason, faultOfMachine(request));
    const diagnoses = await diagnosesOf(request, checked, built, results, budget);
    const faults = await faultsOf(request, checked, built, results, budget);
    const all = plannedCases(assignment);
    const mistake = await reversedDigits(results, request.reference);
    const judged = judgedCases(all, results, diagnoses);
    const { wordingCost, ...marks } = mark(
      assignment.scheme,
      all,
      judged,
      [...observations, ...faults],
      compiled && isWritten,
    );
    const { leniences, diagnostics } = report;
    return {
      ...provenance(request, placed),
      status: 'graded',
      ...afterLateness(marks, submission, assignment.scheme.late),
      ...noProgramOf(request, placed, texts, compiled),
      ...wordingOf(words.ownTexts(), wordingCost),
      ...(undecided.length === 0 ? {} : { undecided: [...undecided] }),
      ...(placed.missing.length === 0 ? {} : { missingFiles: [...placed.missing] }),
      ...(placed.others.length === 0 ? {} : { furtherFiles: placed.others.slice(0, maxFurtherFiles) }),
      ...programsOf(assignment, placed),
      ...(sharedCode === undefined ? {} : { sharedCode }),
      ...(mistake === undefined ? {} : { mistake }),
      sources: shownSources(texts),
      build: { compiled, leniences: [...leniences], diagnostics: [...diagnostics] },
      ...protectionOf(toolchain),
    };
  } finally {
    await Promise.all([checked.dispose(), early?.dispose()]);
    if (built.kind === 'built') await built.program.dispose();
  }
}

/** Without the native runner, interactive programs cannot be run, and trying again would not help. */
function faultOfMachine({ toolchain, reference }: GradeRequest): NotGraded['fault'] {
  return toolchain.facts.kind === 'plain' && Object.keys(reference.interactive ?? {}).length > 0
    ? 'machine'
    : undefined;
}

/**
 * A person waits for a single program, and most programs compile: both builds are made side by side. A class keeps all
 * processors busy anyway, and many of its programs need no build with checks.
 */
function startChecked(toolchain: Toolchain, sources: Sources): CheckedBuilds {
  const builds = openCheckedBuilds(toolchain, buildRequest(sources));
  if (sources.studentFiles.length > 0) builds.startFull();
  return builds;
}

/** Whether compiling took at most a fifth of its time limit, as it does for every course program on any machine. */
function compilesSoon(built: SubmissionBuild['built'], { build: { seconds } }: Assignment): boolean {
  return built.kind === 'built' && (built.compileSeconds ?? 0) <= seconds / 5;
}

/** The part of the assignment that rules need: its cases are a thousand times as long. */
function inspectedPart({ files, functions, class: plan, provided, skeletons, scheme }: Assignment) {
  return {
    files,
    functions,
    scheme,
    ...(plan === undefined ? {} : { class: plan }),
    ...(provided === undefined ? {} : { provided }),
    ...(skeletons === undefined ? {} : { skeletons }),
  };
}

/** The two programs whose shared code the assignment asks for, if both exist. */
function sharingOf(sources: Sources) {
  const built = buildRequest(sources).programs ?? [];
  const [one, other] = (sources.assignment.sharedCode ?? []).flatMap((id) => {
    const program = built.find((candidate) => candidate.id === id);
    return program === undefined ? [] : [{ id, sources: program.studentFiles }];
  });
  return one === undefined || other === undefined ? {} : { sharing: [one, other] as const };
}

const nothingBuilt: BuildReport = { leniences: [], diagnostics: [], functions: [], compilerTimedOut: false };

async function build(
  means: GradeRequest,
  sources: Sources,
  texts: ReturnType<typeof sourceTexts>,
): Promise<SubmissionBuild> {
  if (sources.studentFiles.length === 0) {
    return { built: { kind: 'failed', report: nothingBuilt }, matches: [], addedLines: new Map() };
  }
  return buildSubmission(means, buildRequest(sources), texts);
}
