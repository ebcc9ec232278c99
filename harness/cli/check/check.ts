import { renderResult } from '../../../reports/json/render-result.ts';
import { renderCheck } from '../../../reports/terminal/render-check.ts';
import { type EarlierResults, gradeWithCache } from '../../batch/results/grade-with-cache.ts';
import { collectFiles } from '../../collect/collect-files.ts';
import { inferAssignment } from '../../collect/infer-assignment.ts';
import type { GradeRequest } from '../../grade/grade.ts';
import type { Grading } from '../../model/result/grading.ts';
import { redact } from '../../model/result/redact.ts';
import { showActivity } from './activity-line.ts';
import { watchToolchain } from './watch-toolchain.ts';
import { checkCommandLine } from '../../prepare/check-command-line.ts';
import { readApart } from '../../reading/read-apart.ts';
import { earlierResults } from '../../batch/results/earlier-results.ts';
import { exitCodes } from '../exit-code.ts';
import { prepareToolchain } from '../../prepare/prepare-toolchain.ts';
import { assignmentFiles, demandLoading, prepareAssignment } from '../../prepare/assignment-files.ts';
import { terminalStyle } from '../terminal-style.ts';
import { Trouble } from '../../model/trouble.ts';
import { caseFilter } from '../../prepare/wanted-cases.ts';

export interface CheckOptions {
  readonly assignment?: string;
  readonly dialect?: string;
  readonly only?: string;
  readonly seed?: number;
  readonly path?: string;
  readonly cache: boolean;
  readonly json?: true;
  readonly showHidden?: true;
  readonly requireSandbox?: true;
}

export async function check(paths: readonly string[], options: CheckOptions): Promise<number> {
  if (options.path !== undefined && options.only === undefined) {
    throw new Trouble('--path leads to a counterexample of one property: say which with --only properties/...');
  }
  const collected = await collectFiles(paths);
  if (collected.kind === 'nothing') throw new Trouble(collected.problem);
  const { submission } = collected;
  const names = submission.files.map(({ name }) => name);
  const { assignment, reference, solution } = await prepareAssignment(
    options.assignment ?? (await inferred(names)),
    options.dialect,
  );
  const reading = readApart();
  reading.warmUp();
  const wanted = options.only === undefined ? undefined : caseFilter(assignment, options.only);
  const request = {
    assignment,
    reference,
    solution,
    toolchain: await prepareToolchain({ ...options, reading }),
    reading,
    submission,
    seed: options.seed ?? assignment.seed,
    ...(wanted === undefined ? {} : { wanted }),
    // Who replays one run wants to see that one.
    ...(options.path === undefined ? { faults: 'everywhere' as const } : { path: options.path }),
  };
  const whole = await gradeVisibly(request, options.cache ? await earlierResults() : undefined);
  const needed = await neededChoice(options.assignment, names);
  const grading = redact(whole, options.showHidden ? 'staff' : 'student');
  process.stdout.write(
    options.json
      ? renderResult(grading)
      : renderCheck(grading, {
          ...terminalStyle(process.stdout, process.env),
          replay: { command: checkCommandLine(paths, { assignment: needed, dialect: options.dialect }) },
          ...(options.only === undefined ? {} : { only: options.only }),
        }),
  );
  return exitCodeOf(grading);
}

/** Somebody at a terminal sees that it goes on: a program that sleeps takes minutes. */
async function gradeVisibly(request: GradeRequest, earlier: EarlierResults | undefined): Promise<Grading> {
  if (!process.stderr.isTTY) return gradeWithCache(request, earlier);
  const line = showActivity(process.stderr);
  try {
    return await gradeWithCache({ ...request, toolchain: watchToolchain(request.toolchain, line.show) }, earlier);
  } finally {
    line.clear();
  }
}

async function inferred(names: readonly string[]): Promise<string> {
  const inference = inferAssignment(names, await assignmentFiles());
  if (inference.kind === 'inferred') return inference.id;
  await demandLoading();
  throw new Trouble(inference.problem);
}

/** What was said, unless the names of the files say it as well. */
async function neededChoice(assignment: string | undefined, names: readonly string[]): Promise<string | undefined> {
  if (assignment === undefined) return undefined;
  const inference = inferAssignment(names, await assignmentFiles());
  return inference.kind === 'inferred' && inference.id === assignment ? undefined : assignment;
}

function exitCodeOf(grading: Grading): number {
  if (grading.status === 'not-graded') return exitCodes.couldNot;
  const flawless =
    grading.cases.every(({ marks, outOf }) => marks >= outOf) && grading.findings.every(({ marks }) => marks === 0);
  return flawless && grading.build.compiled ? exitCodes.ok : exitCodes.notFullMarks;
}
