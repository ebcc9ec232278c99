import { renderCheck } from '../../../reports/terminal/render-check.ts';
import { earlierResults } from '../../batch/results/earlier-results.ts';
import type { EarlierResults } from '../../batch/results/grade-with-cache.ts';
import { type KeyedRequest, keyStart, resultKey } from '../../batch/results/result-key.ts';
import { collectFiles } from '../../collect/collect-files.ts';
import { inferAssignment } from '../../collect/infer-assignment.ts';
import type { GradeRequest } from '../../grade/grade-request.ts';
import type { Grading } from '../../model/result/grading.ts';
import { redact } from '../../model/result/redact.ts';
import type { Truth } from '../../model/assignment/truth.ts';
import { UsageError } from '../../model/usage-error.ts';
import { type Course, findCourse } from '../../prepare/assignments/course.ts';
import {
  type FoundAssignment,
  assignmentFiles,
  demandLoading,
  findAssignment,
} from '../../prepare/assignments/find-assignment.ts';
import { placeOf } from '../../prepare/assignments/place.ts';
import { checkCommandLine } from '../../prepare/check-command-line.ts';
import { prepareToolchain } from '../../prepare/prepare-toolchain.ts';
import { caseFilter } from '../../prepare/wanted-cases.ts';
import { tuneEngine } from '../../reading/engine.ts';
import { type ReadingApart, readApart } from '../../reading/read-apart.ts';
import type { Toolchain } from '../../toolchain/contract/toolchain.ts';
import { exitCodes } from '../../prepare/exit-code.ts';
import { terminalStyle } from '../terminal-style.ts';

export interface CheckOptions {
  readonly assignment?: string | undefined;
  readonly dialect?: string;
  readonly truth?: Truth;
  readonly only?: string;
  readonly seed?: number;
  readonly path?: string;
  readonly cache: boolean;
  readonly json?: true;
  readonly showHidden?: true;
  readonly requireSandbox?: true;
}

export async function check(paths: readonly string[], options: CheckOptions): Promise<number> {
  tuneEngine();
  if (options.path !== undefined && options.only === undefined) {
    throw new UsageError(
      '--path replays a counterexample of one property: name the property with --only properties/...',
    );
  }
  const collected = await collectFiles(paths);
  if (collected.kind === 'nothing') throw new UsageError(collected.problem);
  const { submission } = collected;
  const names = submission.files.map(({ name }) => name);
  const course = await findCourse();
  const place = await placeOf(options.assignment ?? (await inferred(names, course)), course);
  const reading = readApart();
  // The tools start while the cases are read. Mistakes in the cases are reported before failures of the tools.
  const preparing = prepareToolchain({ ...options, reading });
  preparing.catch(() => {});
  const { dialect, truth } = options;
  const found = await findAssignment(place, {
    dialect,
    truth,
    cases: 'needed',
    beforeParsing: () => reading.warmUp(),
  });
  const { assignment, solution } = found;
  const wanted = options.only === undefined ? undefined : caseFilter(assignment, options.only);
  const keyed = {
    assignment,
    solution,
    submission,
    truth: found.truth,
    seed: options.seed ?? assignment.seed,
    ...(wanted === undefined ? {} : { wanted }),
    // A replay is about one run, so it does not look for faults in others.
    ...(options.path === undefined ? { faults: 'everywhere' as const } : { path: options.path }),
  };
  const earlier = options.cache ? await earlierResults() : undefined;
  const grader = isKnown(keyed, earlier) ? undefined : startGrader(found, { reading, toolchain: preparing });
  const toolchain = await preparing;
  const whole =
    (await knownResult({ ...keyed, toolchain }, earlier)) ??
    (await (grader ?? startGrader(found, { reading, toolchain: preparing }))({ ...keyed, toolchain }, earlier));
  const needed = await neededChoice(options.assignment, names, course);
  const grading = redact(whole, options.showHidden ? 'staff' : 'student');
  process.stdout.write(await shown(grading, { ...options, assignment: needed }, paths));
  return exitCodeOf(grading);
}

/** A guess: the result also depends on the compiler, which is known only later. */
function isKnown(request: Omit<KeyedRequest, 'toolchain'>, earlier: EarlierResults | undefined): boolean {
  const start = earlier === undefined ? undefined : keyStart(request, earlier.version);
  return start !== undefined && earlier?.cache.hasSome(start) === true;
}

async function knownResult(request: KeyedRequest, earlier: EarlierResults | undefined): Promise<Grading | undefined> {
  const key = earlier === undefined ? undefined : resultKey(request, earlier.version);
  return key === undefined ? undefined : earlier?.cache.get(key);
}

/** Loads the grading code and starts a reader while the compiler is asked for its version. */
function startGrader(
  { loadReference, truth }: FoundAssignment,
  means: { readonly reading: ReadingApart; readonly toolchain: Promise<Toolchain> },
) {
  const { reading } = means;
  reading.warmUp();
  const loading = Promise.all([import('./grade-visibly.ts'), loadReference(means)]);
  // A failure is reported only when the grader is used, after problems of the files and of the compiler.
  loading.catch(() => {});
  return async (request: Omit<GradeRequest, 'reference' | 'reading'>, earlier: EarlierResults | undefined) => {
    const [{ gradeVisibly }, reference] = await loading;
    try {
      if (truth === 'solution') {
        // The arbitraries of random runs take a while to load.
        const { askTruth } = await import('../../grade/ask-truth.ts');
        await askTruth({ ...request, reference });
      }
      return await gradeVisibly({ ...request, reference, reading, isAlone: true }, earlier);
    } finally {
      await reference.close?.();
    }
  };
}

async function inferred(names: readonly string[], course: Course | undefined): Promise<string> {
  const inference = inferAssignment(names, await assignmentFiles(course));
  if (inference.kind === 'inferred') return inference.id;
  await demandLoading(course);
  throw new UsageError(inference.problem);
}

/** The assignment that the user named; undefined if the file names imply it anyway. */
async function neededChoice(
  assignment: string | undefined,
  names: readonly string[],
  course: Course | undefined,
): Promise<string | undefined> {
  if (assignment === undefined) return undefined;
  const inference = inferAssignment(names, await assignmentFiles(course));
  return inference.kind === 'inferred' && inference.id === assignment ? undefined : assignment;
}

async function shown(grading: Grading, options: CheckOptions, paths: readonly string[]): Promise<string> {
  const { assignment, dialect, truth, only } = options;
  if (options.json) {
    const { renderResult } = await import('../../../reports/json/render-result.ts');
    return renderResult(grading);
  }
  return renderCheck(grading, {
    ...terminalStyle(process.stdout, process.env),
    replay: { command: checkCommandLine(paths, { assignment, dialect, truth }) },
    ...(only === undefined ? {} : { only }),
  });
}

function exitCodeOf(grading: Grading): number {
  if (grading.status === 'not-graded') return exitCodes.couldNot;
  const flawless =
    grading.cases.every(({ marks, outOf }) => marks >= outOf) && grading.findings.every(({ marks }) => marks === 0);
  return flawless && grading.build.compiled ? exitCodes.ok : exitCodes.notFullMarks;
}
