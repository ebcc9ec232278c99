import { type Sources, buildRequest, incompletePrograms, notHandedIn, sourceTexts } from './build-request.ts';
import { type SubmissionBuild, buildSubmission, withAddedLines } from './build-submission.ts';
import { placeFiles } from '../collect/place-files.ts';
import { type CheckedBuilds, openCheckedBuilds } from './checked-builds.ts';
import { diagnose } from '../exercise/diagnose.ts';
import { type CaseResult, exercise } from '../exercise/exercise.ts';
import { reversedDigits } from '../exercise/reversed-digits.ts';
import { findFaults } from '../exercise/find-faults.ts';
import { type TimeBudget, openTimeBudget } from '../exercise/time-budget.ts';
import { judgedCases, plannedCases } from './graded-cases.ts';
import { type FunctionMatch, insteadOf, isCallable } from '../cpp/functions/match-functions.ts';
import { judge } from '../judge/judge.ts';
import { type WordsJudge, openWordsJudge } from '../judge/wording/judge-words.ts';
import { creditOf } from '../mark/credit.ts';
import { afterLateness } from '../mark/late.ts';
import { type Marks, mark } from '../mark/mark.ts';
import type { Assignment } from '../model/assignment/assignment.ts';
import type { Diagnosis } from '../model/result/diagnosis.ts';
import { type Graded, type Grading, type NotGraded, resultFormat } from '../model/result/grading.ts';
import type { Observation } from '../model/result/finding.ts';
import type { Reference } from '../model/assignment/reference.ts';
import { noProgramIn } from '../model/result/no-program.ts';
import type { SortedSubmission } from '../model/submission/sorted-submission.ts';
import type { PlacedSubmission, SourceFile, Student, Submission } from '../model/submission/submission.ts';
import type { BuildReport, Toolchain } from '../model/program/toolchain.ts';
import type { OwnText, Verdict } from '../model/result/verdict.ts';
import { policyOf } from './policy-of.ts';
import { type ReadSubmission, readSubmission } from './read-submission.ts';
import type { Reading } from '../reading/reading.ts';
import { shownSources } from './shown-sources.ts';

/** As many as are told one by one in files.csv. */
const maxFurtherFiles = 300;

export interface GradeRequest {
  readonly assignment: Assignment;
  readonly reference: Reference;
  /** Sources of the reference solution, where some programs are half ours. */
  readonly solution: readonly SourceFile[];
  readonly toolchain: Toolchain;
  /** Reads whatever the student controls. */
  readonly reading: Reading;
  readonly submission: Submission;
  readonly seed: number;
  /** Only these cases are run and appear in the result; absent: all. */
  readonly wanted?: (caseId: string) => boolean;
  /** Those who handed it in, as the class list names them; absent where there is none. */
  readonly students?: readonly Student[];
  /** Replays one counterexample of a property. */
  readonly path?: string;
  /** Where faults are looked for: in cases that fail, or in right ones as well. Absent: in those that fail. */
  readonly faults?: 'failing' | 'everywhere';
}

/**
 * Grades one submission, from its files to its marks: the only place where all the stages meet. Whatever goes
 * wrong on our side ends here as `not-graded`, which costs no marks.
 */
export async function grade(request: GradeRequest): Promise<Grading> {
  let placed: PlacedSubmission = placeFiles(request.submission, request.assignment.files);
  try {
    const submission = await readSubmission(request, request.submission);
    placed = submission.sorted;
    return await gradeRead(request, submission);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return notGraded(request, placed, `A fault inside Verbatim: ${reason}`);
  }
}

/** For work whose files cannot be read: its id and who handed it in are known, and nothing else. */
export function gradeUnread(request: GradeRequest, reason: string): NotGraded {
  return notGraded(request, placeFiles(request.submission, request.assignment.files), reason);
}

async function gradeRead(request: GradeRequest, { sorted: placed, read }: ReadSubmission): Promise<Grading> {
  const { assignment, toolchain, reading, submission, solution } = request;
  const sources = { assignment, studentFiles: read.files, sorted: placed, ours: solution };
  const texts = sourceTexts(sources);
  const submitted = await build(request, sources, texts);
  const { built, matches: allMatches, unreadable = read.unreadable } = submitted;
  if (built.kind === 'broken') return notGraded(request, placed, built.reason);
  const { report } = built;
  const compiled = built.kind === 'built' && (report.failedFiles ?? []).length === 0;
  // An empty file compiles, and keeps every rule.
  const isWritten = texts.some(({ text, provided }) => !provided && text.trim() !== '');
  const matches = classIsThere(assignment, placed, report) ? allMatches : [];
  const checked = openCheckedBuilds(
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
    // Its rules are looked at while it runs.
    const [results, { observations, undecided, sharedCode }] = await Promise.all([
      resultsOf(request, placed, built, matches, { budget, words }),
      inspected,
    ]);
    const fault = [...results.values()].flatMap(({ trials }) => trials).find(({ kind }) => kind === 'not-graded');
    if (fault?.kind === 'not-graded') return notGraded(request, placed, fault.reason);
    const diagnoses = await diagnosesOf(request, checked, built, results, budget);
    const faults = await faultsOf(request, checked, built, results, budget);
    const all = plannedCases(assignment);
    const mistake = reversedDigits(results, request.reference);
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
    await checked.dispose();
    if (built.kind === 'built') await built.program.dispose();
  }
}

/** In a fifth of the time that a compiler has, which a program of a course takes on no machine. */
function compilesSoon(built: SubmissionBuild['built'], { build: { seconds } }: Assignment): boolean {
  return built.kind === 'built' && (built.compileSeconds ?? 0) <= seconds / 5;
}

/** Both texts, once for the whole submission, and what it loses by them. */
function wordingOf(texts: readonly OwnText[], cost: Marks['wordingCost']): Pick<Graded, 'wording'> {
  if (texts.length === 0) return {};
  const { cases = 0, marks = 0 } = cost ?? {};
  return { wording: { texts: [...texts], cases, marks: marks === 0 ? 0 : -marks } };
}

/** What the rules ask of it: the cases of an assignment are a thousand times as long. */
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

/** Where the assignment asks how much code two programs share, and both are there. */
function sharingOf(sources: Sources) {
  const built = buildRequest(sources).programs ?? [];
  const [one, other] = (sources.assignment.sharedCode ?? []).flatMap((id) => {
    const program = built.find((candidate) => candidate.id === id);
    return program === undefined ? [] : [{ id, sources: program.theirs }];
  });
  return one === undefined || other === undefined ? {} : { sharing: [one, other] as const };
}

function programsOf({ programs }: Assignment, { broughtAlong }: SortedSubmission) {
  if (programs === undefined) return {};
  return {
    programs: programs.map(({ id, about, theirs, ours }) => ({
      id,
      about,
      studentFiles: [...theirs],
      courseFiles: ours.filter((name) => broughtAlong.get(id)?.includes(name) !== true),
    })),
  };
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

/** Where the class was not handed in or does not compile, nothing can be said of its members. */
function classIsThere({ class: plan }: Assignment, { missing }: PlacedSubmission, { failedFiles = [] }: BuildReport) {
  return plan === undefined || !(missing.includes(plan.file) || failedFiles.includes(plan.file));
}

async function resultsOf(
  request: GradeRequest,
  placed: PlacedSubmission,
  built: SubmissionBuild['built'],
  matches: readonly FunctionMatch[],
  { budget, words }: { readonly budget: TimeBudget; readonly words: WordsJudge },
): Promise<ReadonlyMap<string, CaseResult>> {
  const { assignment, reference, seed, wanted = () => true, path } = request;
  if (built.kind !== 'built') {
    const verdict: Verdict = placed.files.length === 0 ? notHandedIn(placed.missing) : { kind: 'did-not-compile' };
    const ids = plannedCases(assignment).map(({ id }) => id);
    return new Map(ids.filter(wanted).map((id) => [id, { verdict, trials: [verdict] }]));
  }
  return exercise({
    assignment,
    reference,
    program: built.program,
    budget,
    judge: words.judge,
    learn: words.listen,
    fails: (verdict) => verdict.kind !== 'not-graded' && creditOf(verdict, assignment.scheme) < 1,
    seed,
    wanted,
    ...(path === undefined ? {} : { path }),
    uncallable: uncallableFunctions(assignment, placed, built.report, matches),
    unplayable: incompletePrograms(assignment.programs ?? [], placed),
  });
}

/** An explanation only: where none can be had, the verdicts stand as they are. */
async function diagnosesOf(
  { faults }: GradeRequest,
  checked: CheckedBuilds,
  built: SubmissionBuild['built'],
  results: ReadonlyMap<string, CaseResult>,
  budget: TimeBudget,
): Promise<ReadonlyMap<string, Diagnosis>> {
  if (built.kind !== 'built') return new Map();
  const thoroughly = faults === 'everywhere';
  return diagnose({ results, program: built.program, budget, thoroughly, buildChecked: checked.build });
}

/** Of a program that is right, or where it is. */
async function faultsOf(
  { assignment, reference, wanted = () => true, faults }: GradeRequest,
  checked: CheckedBuilds,
  built: SubmissionBuild['built'],
  results: ReadonlyMap<string, CaseResult>,
  budget: TimeBudget,
): Promise<readonly Observation[]> {
  if (built.kind !== 'built' || faults !== 'everywhere') return [];
  const passes = (id: string) => wanted(id) && results.get(id)?.verdict.kind === 'accepted';
  const { build: buildChecked, askForUnsetVariables } = checked;
  return findFaults({ assignment, reference, judge, passes, budget, buildChecked, askForUnsetVariables });
}

function uncallableFunctions(
  assignment: Assignment,
  placed: PlacedSubmission,
  report: BuildReport,
  matches: readonly FunctionMatch[],
): ReadonlyMap<string, Verdict> {
  if (!classIsThere(assignment, placed, report)) {
    const missing = placed.missing.filter((name) => name === assignment.class?.file);
    const verdict: Verdict = missing.length > 0 ? notHandedIn(missing) : { kind: 'did-not-compile' };
    return new Map(assignment.functions.map(({ name }) => [name, verdict]));
  }
  return new Map(
    matches
      .filter((match) => !isCallable(match))
      .map((match): [string, Verdict] => {
        const instead = insteadOf(match);
        const missing = { kind: 'missing-function' as const, demanded: match.prototype.text };
        return [match.prototype.name, instead === undefined ? missing : { ...missing, instead }];
      }),
  );
}

function notGraded(request: GradeRequest, placed: PlacedSubmission, reason: string): NotGraded {
  return {
    ...provenance(request, placed),
    status: 'not-graded',
    outOf: request.assignment.scheme.groups.reduce((sum, { marks }) => sum + marks, 0),
    reason,
    ...protectionOf(request.toolchain),
  };
}

function protectionOf({ facts }: Toolchain) {
  return { enforced: [...facts.enforced], notEnforced: [...facts.notEnforced] };
}

function provenance({ assignment, submission, seed, toolchain }: GradeRequest, placed: PlacedSubmission) {
  return {
    format: resultFormat,
    assignment: assignment.id,
    dialect: assignment.dialect.id,
    submission: submission.id,
    ...handedIn(submission),
    files: placedFiles(placed),
    toolchain: { kind: toolchain.facts.kind, compiler: toolchain.facts.compiler },
    seed,
  } as const;
}

function noProgramOf(
  { submission: { insteadOfSource } }: GradeRequest,
  placed: PlacedSubmission,
  texts: ReturnType<typeof sourceTexts>,
  compiled: boolean,
) {
  const noProgram = noProgramIn({
    files: placedFiles(placed),
    sources: shownSources(texts),
    insteadOfSource: insteadOfSource === undefined ? undefined : [...insteadOfSource],
    build: { compiled },
  });
  return noProgram === undefined ? {} : { noProgram };
}

function placedFiles({ files }: PlacedSubmission) {
  return files.map(({ expected, submitted }) => ({ expected, submitted: submitted.name }));
}

function handedIn({ members, siteName, submittedAt, lateMinutes, markedLate, insteadOfSource }: Submission) {
  return {
    ...(members === undefined ? {} : { members: members.map((member) => ({ ...member })) }),
    ...(siteName === undefined ? {} : { siteName }),
    ...(submittedAt === undefined ? {} : { submittedAt }),
    ...(lateMinutes === undefined ? {} : { lateMinutes }),
    ...(markedLate === undefined ? {} : { markedLate }),
    ...(insteadOfSource === undefined ? {} : { insteadOfSource: [...insteadOfSource] }),
  };
}
