import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Assignment } from '../../model/assignment/assignment.ts';
import type { SourceFile } from '../../model/submission/submission.ts';
import { runProcess } from '../../process/process.ts';
import { findCompiler } from '../plain/find-compiler.ts';
import { workPlace } from '../gxx/work-folder/work-place.ts';
import { NotCounted, type RuntimeFolders, buildCounted, secondsOf } from './build-counted.ts';
import { countedFiles } from './counted-files.ts';
import { type FileCounts, readGcov } from './read-gcov.ts';
import { type CountedRuns, runCounted } from './run-counted.ts';
import { type Unreached, unreachedIn } from './unreached.ts';

export interface CoverageRequest extends CountedRuns {
  readonly assignment: Assignment;
  readonly solution: readonly SourceFile[];
  readonly runtime: RuntimeFolders;
  /** Absent: gcov of the same version as the compiler. */
  readonly gcov?: string;
}

export type Coverage =
  | { readonly kind: 'measured'; readonly unreached: readonly Unreached[] }
  /** The reason is the end of a sentence. */
  | { readonly kind: 'not-measured'; readonly reason: string };

/**
 * Runs the sample solution, which its author trusts, as ordinary processes, and finds out which lines and conditions
 * none of the runs needs.
 */
export async function measureCoverage(request: CoverageRequest): Promise<Coverage> {
  const found = await findCompiler();
  if (found.kind === 'unavailable') return { kind: 'not-measured', reason: found.sentence };
  const root = await mkdtemp(join(workPlace() ?? tmpdir(), 'verbatim-coverage-'));
  try {
    return { kind: 'measured', unreached: await measureIn(root, request, found.command) };
  } catch (error) {
    if (!(error instanceof NotCounted)) throw error;
    return { kind: 'not-measured', reason: error.message };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

async function measureIn(root: string, request: CoverageRequest, compiler: string): Promise<Unreached[]> {
  const { assignment, solution, runtime, sessions, calls, gcov = compiler.replace('g++', 'gcov') } = request;
  await assertInstalled(gcov, root);
  const counted = countedFiles(assignment, solution);
  const wanted = { programs: [...new Set(sessions.map(({ program }) => program))], calls: calls.length > 0 };
  const programs = await buildCounted({ assignment, counted, compiler, runtime, root }, wanted);
  await runCounted(
    programs,
    { sessions, calls },
    { root, functions: assignment.functions, seconds: secondsOf(assignment) },
  );
  const counts = await askGcov(gcov, root, [...programs.objects.values()]);
  const own = solution.map(({ name, bytes }) => ({ name, text: Buffer.from(bytes).toString() }));
  return own.flatMap(({ name, text }) => {
    const file = counts.find((one) => one.file === name);
    if (file === undefined) return [];
    const closesInput = sessions.some((one) => one.closesInput === true);
    return unreachedIn(wanted.programs.length > 0 ? file : withoutMain(file), text, closesInput);
  });
}

/** Without sessions, `main` is never run, and that is not the fault of any case. */
function withoutMain(file: FileCounts): FileCounts {
  const main = file.functions.find(({ name }) => name === 'main')?.line;
  if (main === undefined) return file;
  const next = Math.min(...file.functions.map(({ line }) => line).filter((line) => line > main));
  return {
    ...file,
    lines: file.lines.filter(({ line }) => line < main || line >= next),
    functions: file.functions.filter(({ line }) => line !== main),
  };
}

async function assertInstalled(gcov: string, folder: string): Promise<void> {
  const { end } = await runProcess({ file: gcov, args: ['--version'], folder, seconds: 20, outputBytes: 1 << 16 });
  if (end.kind !== 'exited' || end.code !== 0) throw new NotCounted(`${gcov} is not installed; it comes with GCC`);
}

async function askGcov(gcov: string, root: string, objects: readonly string[]): Promise<FileCounts[]> {
  const { end, stdout } = await runProcess({
    file: gcov,
    args: ['--json-format', '--stdout', '--branch-probabilities', ...objects],
    folder: join(root, 'source'),
    seconds: 60,
    outputBytes: 64 << 20,
  });
  if (end.kind !== 'exited' || end.code !== 0) throw new NotCounted(`${gcov} failed`);
  try {
    return readGcov(Buffer.from(stdout).toString());
  } catch {
    throw new NotCounted(`what ${gcov} prints could not be read; GCC 11 and newer are supported`);
  }
}
