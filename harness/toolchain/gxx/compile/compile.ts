import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildSettings } from '../../../model/assignment/assignment.ts';
import type { Lenience } from '../../../model/program/lenience.ts';
import {
  type Compiled,
  type CompilerVerdict,
  type CompilerWords,
  compilerOutputBytes,
  errorWithoutPlace,
  refused,
  saysNothing,
  silentSuccess,
  unreadableVerdict,
} from '../messages/compiler-verdict.ts';
import type { PrecompiledHeaders, WarmCompilers } from './quick-compile.ts';
import type { ProcessOutcome } from '../../../process/process.ts';
import { type ForcedHeaders, flagsOf } from './lenience-flags.ts';
import { folderWithRepairs } from './repaired-folder.ts';
import type { RepairRound } from './repair.ts';
import { runTool } from '../../../process/run-tool.ts';
import { type RunCompiler, toolsWork } from './tools-work.ts';
import type { WorkFolder } from '../work-folder/work-folder.ts';

export interface Compilation {
  readonly folder: WorkFolder;
  /** All names in the source folder, headers too. */
  readonly files: readonly string[];
  readonly settings: BuildSettings;
  /** Flags of this build only; precompiled headers are made without them. */
  readonly moreFlags: readonly string[];
  /** `moreFlags` change what a header means, so precompiled headers have to be made with them, too. */
  readonly hasOwnHeaders?: boolean;
  readonly forced: ForcedHeaders;
  readonly headers: PrecompiledHeaders;
  readonly warmCompilers: WarmCompilers;
}

/** Paths are relative to the work folder. */
export interface ObjectFile {
  readonly object: string;
  readonly stackUsage: string;
}

/** Compiles one source file of a submission by itself. */
export async function compileSource(
  compilation: Compilation,
  source: string,
  object: ObjectFile,
  leniences: readonly Lenience[],
  spend: (cpuSeconds: number) => void = () => {},
  repairs: readonly RepairRound[] = [],
): Promise<Compiled> {
  if (repairs.length > 0) {
    const folder = await folderWithRepairs(compilation, object.object, repairs);
    return compileSource({ ...compilation, folder }, source, object, leniences, spend);
  }
  const { settings, forced } = compilation;
  const header = leniences.length > 0 ? undefined : await findHeader(compilation, source);
  const quick = header === undefined ? undefined : await compileQuickly(compilation, source, object, header);
  spend(quick?.outcome.cpuSeconds ?? 0);
  if (quick?.verdict.isBelievable === true) return quick.verdict.compiled;
  const args = [...commonArgs(settings), ...flagsOf(leniences, forced)];
  const compilePlainly = async () => {
    const outcome = await runCompiler(compilation, source, object, args);
    spend(outcome.cpuSeconds ?? 0);
    return outcome;
  };
  const first = await compilePlainly();
  const stoodStill = first.end.kind === 'out-of-time' && quick?.outcome.end.kind !== 'out-of-time';
  const plain = stoodStill ? await compilePlainly() : first;
  // A quick compiler that was ended or never began has not refused the source.
  if (quick?.outcome.end.kind === 'exited' && quick.outcome.end.code !== 0 && succeeded(plain)) await quick.distrust();
  const { folder } = compilation;
  return afterSecondFailure(plain, compilation, compilePlainly, (sample) =>
    runTool({ ...placeOf(compilation), file: 'g++', args: [...commonArgs(settings), ...sample], seal: folder.seal }),
  );
}

/**
 * A compiler that fails twice in the same way over one source, and not over a source of Verbatim, fails because of that
 * source, which then counts as refused. Some sources make every compiler crash, and must not escape grading by that.
 */
export async function afterSecondFailure(
  first: ProcessOutcome,
  compilation: Pick<Compilation, 'files' | 'settings' | 'folder'>,
  compileAgain: () => Promise<ProcessOutcome>,
  run: RunCompiler,
): Promise<Compiled> {
  const verdict = await verdictOn(first, compilation);
  const { compiled } = verdict;
  if (compiled.kind !== 'broken' || !isOwnFailure(first) || verdict.isMachineFault) return compiled;
  const again = await compileAgain();
  const { compiled: second } = await verdictOn(again, compilation);
  if (second.kind !== 'broken') return second;
  const isSame = again.end.kind === first.end.kind && second.reason === compiled.reason;
  if (!isSame || !(await toolsWork(compilation.folder.scratch, ['-c'], run))) return compiled;
  return refused([...verdict.diagnostics, errorWithoutPlace(`${compilerFails}: ${verdict.why}`)]);
}

async function verdictOn(
  outcome: ProcessOutcome,
  { files, settings, folder }: Pick<Compilation, 'files' | 'settings' | 'folder'>,
  header?: string,
): Promise<CompilerVerdict> {
  if (saysNothing(outcome)) return silentSuccess;
  const words: CompilerWords = { outcome, files, settings, ...(header === undefined ? {} : { header }) };
  return (await folder.readToolWords('compiler', words)) ?? unreadableVerdict();
}

/** Whether it ended by itself, and was not killed from outside. */
function isOwnFailure({ end }: ProcessOutcome): boolean {
  return end.kind === 'exited' || (end.kind === 'killed' && end.signal !== 'SIGKILL');
}

export const compilerFails =
  'the compiler itself fails on this program, every time; remove what you added last until it compiles. It says';

async function findHeader(
  { folder, settings, headers, moreFlags, hasOwnHeaders }: Compilation,
  source: string,
): Promise<string | undefined> {
  // The source is short and was just written, so reading it takes less time than handing that to another thread.
  return headers.find(
    readFileSync(join(folder.source, source)),
    commonArgs(settings),
    hasOwnHeaders === true ? moreFlags : [],
  );
}

interface QuickAttempt {
  readonly outcome: ProcessOutcome;
  readonly verdict: CompilerVerdict;
  /** To be called if the quick compiler refused a source that the plain one accepts. */
  distrust(): void | Promise<void>;
}

/** Uses a waiting compiler that has read this header or, if there is none, a compiler that has to read it. */
async function compileQuickly(
  compilation: Compilation,
  source: string,
  { object, stackUsage }: ObjectFile,
  header: string,
): Promise<QuickAttempt> {
  const { folder, settings, moreFlags, headers, warmCompilers } = compilation;
  const forced = [...commonArgs(settings), '-include', header];
  const compileCold = () => runCompiler(compilation, source, { object, stackUsage }, forced);
  const args = [...commonArgs(settings), ...moreFlags];
  const { seal } = folder;
  const inFolder = { object: join(folder.root, object), stackUsage: join(folder.root, stackUsage) };
  // Waiting compilers have read the headers of plain builds only.
  if (seal !== undefined && compilation.hasOwnHeaders !== true) {
    const request = { ...placeOf(compilation), ...inFolder, seal, header, args, source };
    const outcome = await warmCompilers.compile(request, compileCold);
    if (outcome !== undefined) return attempt(outcome, () => warmCompilers.distrust(request));
  }
  return attempt(await compileCold(), () => headers.distrust(header));

  async function attempt(outcome: ProcessOutcome, distrust: QuickAttempt['distrust']): Promise<QuickAttempt> {
    return { outcome, verdict: await verdictOn(outcome, compilation, header), distrust };
  }
}

function succeeded({ end }: ProcessOutcome): boolean {
  return end.kind === 'exited' && end.code === 0;
}

/** Headers lie beside the sources and are compiled where they are included. */
export function isSource(name: string): boolean {
  return /\.(cpp|cc|cxx|c\+\+|c)$/i.test(name);
}

/** `-fstack-usage` lists the functions with their types. */
export function commonArgs({ standard, flags }: BuildSettings): string[] {
  return [
    `-std=${standard}`,
    // The runner loads programs as libraries.
    '-fPIC',
    ...flags,
    '-fdiagnostics-plain-output',
    '-fdiagnostics-column-unit=byte',
    '-fstack-usage',
  ];
}

/** `-x c++`, because the name of a file must not decide its language. */
function runCompiler(
  compilation: Compilation,
  source: string,
  { object }: ObjectFile,
  args: readonly string[],
): Promise<ProcessOutcome> {
  const { folder, moreFlags } = compilation;
  return runTool({
    ...placeOf(compilation),
    file: 'g++',
    args: [...args, ...moreFlags, '-x', 'c++', '-c', source, '-o', join(folder.root, object)],
    seal: folder.seal,
  });
}

function placeOf({ folder, settings }: Compilation) {
  return {
    folder: folder.source,
    scratch: folder.scratch,
    seconds: settings.seconds,
    outputBytes: compilerOutputBytes,
  };
}
