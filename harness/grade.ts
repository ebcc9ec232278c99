import { placeFiles } from './collect/place-files.ts';
import { readableSource } from './collect/encoding.ts';
import { type CaseResult, exercise } from './exercise/exercise.ts';
import { inspect } from './inspect/inspect.ts';
import { type FunctionMatch, insteadOf, isCallable, matchFunctions } from './inspect/match-functions.ts';
import { judge } from './judge/judge.ts';
import { creditOf } from './mark/credit.ts';
import { type JudgedCase, mark } from './mark/mark.ts';
import type { Assignment } from './model/assignment.ts';
import { type Grading, type NotGraded, resultFormat } from './model/grading.ts';
import type { Reference } from './model/reference.ts';
import type { PlacedSubmission, Submission } from './model/submission.ts';
import type { BuildReport, BuildResult, Toolchain } from './model/toolchain.ts';
import type { Verdict } from './model/verdict.ts';

export interface GradeRequest {
  readonly assignment: Assignment;
  readonly reference: Reference;
  readonly toolchain: Toolchain;
  readonly submission: Submission;
  readonly seed: number;
  /** Only these cases are run and appear in the result; absent: all. */
  readonly wanted?: (caseId: string) => boolean;
  /** Replays one counterexample of a property. */
  readonly path?: string;
}

/**
 * Grades one submission, from its files to its marks: the only place where all the stages meet. Whatever goes
 * wrong on our side ends here as `not-graded`, which costs no marks.
 */
export async function grade(request: GradeRequest): Promise<Grading> {
  const placed = placeFiles(request.submission, request.assignment.files);
  try {
    return await gradePlaced(request, placed);
  } catch (error) {
    return notGraded(
      request,
      placed,
      `A fault inside Verbatim: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

async function gradePlaced(request: GradeRequest, placed: PlacedSubmission): Promise<Grading> {
  const { assignment, toolchain } = request;
  const sources = placed.files.map(({ expected, submitted }) => ({
    name: expected,
    ...readableSource(submitted.bytes),
  }));
  const built = await build(request, placed, sources);
  if (built.kind === 'broken') return notGraded(request, placed, built.reason);
  const { report } = built;
  const matches = built.kind === 'built' ? matchFunctions(assignment.functions, report.functions) : [];
  try {
    const results = await resultsOf(request, placed, built, matches);
    const fault = [...results.values()].flatMap(({ trials }) => trials).find(({ kind }) => kind === 'not-graded');
    if (fault?.kind === 'not-graded') return notGraded(request, placed, fault.reason);
    const observations = inspect({
      submission: placed,
      encodings: Object.fromEntries(
        sources.filter(({ encoding }) => encoding.startsWith('UTF-16')).map(({ name, encoding }) => [name, encoding]),
      ),
      build: report,
      compiled: built.kind === 'built',
      matches,
    });
    const all = casesOf(assignment);
    const { leniences, diagnostics } = report;
    return {
      ...provenance(request, placed),
      status: 'graded',
      ...mark(assignment.scheme, all, judgedCases(all, results), observations, built.kind === 'built'),
      build: { compiled: built.kind === 'built', leniences: [...leniences], diagnostics: [...diagnostics] },
      ...enforcement(toolchain),
    };
  } finally {
    if (built.kind === 'built') await built.program.dispose();
  }
}

const nothingBuilt: BuildReport = { leniences: [], diagnostics: [], functions: [], compilerTimedOut: false };

async function build(
  { assignment, toolchain }: GradeRequest,
  placed: PlacedSubmission,
  files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
): Promise<BuildResult> {
  if (placed.files.length === 0) return { kind: 'failed', report: nothingBuilt };
  return toolchain.build({ files, settings: assignment.build, functions: assignment.functions });
}

async function resultsOf(
  request: GradeRequest,
  placed: PlacedSubmission,
  built: BuildResult,
  matches: readonly FunctionMatch[],
): Promise<ReadonlyMap<string, CaseResult>> {
  const { assignment, reference, seed, wanted = () => true, path } = request;
  if (built.kind !== 'built') {
    const verdict: Verdict =
      placed.files.length === 0
        ? { kind: 'skipped', because: `${placed.missing.join(' and ')} was not handed in` }
        : { kind: 'did-not-compile' };
    const ids = [...assignment.calls, ...assignment.sessions, ...assignment.properties].map(({ id }) => id);
    return new Map(ids.filter(wanted).map((id) => [id, { verdict, trials: [verdict] }]));
  }
  return exercise({
    assignment,
    reference,
    program: built.program,
    judge,
    fails: (verdict) => verdict.kind !== 'not-graded' && creditOf(verdict, assignment.scheme) < 1,
    seed,
    wanted,
    ...(path === undefined ? {} : { path }),
    uncallable: uncallableFunctions(matches),
  });
}

function uncallableFunctions(matches: readonly FunctionMatch[]): ReadonlyMap<string, Verdict> {
  return new Map(
    matches
      .filter((match) => !isCallable(match))
      .map((match): [string, Verdict] => {
        const instead = insteadOf(match);
        const demanded = { kind: 'missing-function' as const, function: match.prototype.text };
        return [match.prototype.name, instead === undefined ? demanded : { ...demanded, instead }];
      }),
  );
}

/** Every case of the assignment, in its order, with what marking needs. */
function casesOf(assignment: Assignment) {
  return [
    ...assignment.calls.map((one) => ({ ...one, group: 'functions' as const, share: one.function })),
    ...assignment.sessions.map((one) => ({ ...one, group: 'transcripts' as const, share: 'transcripts' })),
    ...assignment.properties.map((one) => ({
      ...one,
      group: 'properties' as const,
      share: 'properties',
      visibility: 'public' as const,
      hint: undefined,
    })),
  ];
}

function judgedCases(all: ReturnType<typeof casesOf>, results: ReadonlyMap<string, CaseResult>): JudgedCase[] {
  return all.flatMap(({ id, group, share, about, visibility, points, hint }) => {
    const result = results.get(id);
    if (result === undefined) return [];
    const optional = hint === undefined ? {} : { hint };
    return [{ id, group, share, about, visibility, points, ...optional, ...result }];
  });
}

function notGraded(request: GradeRequest, placed: PlacedSubmission, reason: string): NotGraded {
  return {
    ...provenance(request, placed),
    status: 'not-graded',
    outOf: request.assignment.scheme.groups.reduce((sum, { marks }) => sum + marks, 0),
    reason,
    ...enforcement(request.toolchain),
  };
}

function provenance({ assignment, submission, seed, toolchain }: GradeRequest, placed: PlacedSubmission) {
  return {
    format: resultFormat,
    assignment: assignment.id,
    dialect: assignment.dialect.id,
    submission: submission.id,
    files: placed.files.map(({ expected, submitted }) => ({ expected, submitted: submitted.name })),
    toolchain: { kind: toolchain.facts.kind, compiler: toolchain.facts.compiler },
    seed,
  } as const;
}

function enforcement({ facts }: Toolchain) {
  return { enforced: [...facts.enforced], notEnforced: [...facts.notEnforced] };
}
