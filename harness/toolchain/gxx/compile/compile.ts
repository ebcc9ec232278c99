import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildSettings } from '../../../model/assignment/assignment.ts';
import { type Lenience, leniences as allLeniences } from '../../../model/program/lenience.ts';
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
  /** Of this build only; a precompiled header was made without them. */
  readonly moreFlags: readonly string[];
  /** They change what a header means: its precompiled form has to be made with them, too. */
  readonly hasOwnHeaders?: boolean;
  readonly forced: ForcedHeaders;
  readonly headers: PrecompiledHeaders;
  readonly warmCompilers: WarmCompilers;
}

/** Paths are seen from the work folder. */
export interface ObjectFile {
  readonly object: string;
  readonly stackUsage: string;
}

/** Compiles one source file of a submission for itself. */
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
  // Of one that was ended or never began, nobody knows what it would have said.
  if (quick?.outcome.end.kind === 'exited' && quick.outcome.end.code !== 0 && succeeded(plain)) await quick.distrust();
  const { folder } = compilation;
  return afterSecondFailure(plain, compilation, compilePlainly, (sample) =>
    runTool({ ...placeOf(compilation), file: 'g++', args: [...commonArgs(settings), ...sample], seal: folder.seal }),
  );
}

/**
 * A compiler that fails over one source in the same way twice, and not over one of ours, fails because of that source: so it
 * has not compiled. Some sources make every compiler crash, and nobody shall be spared the marks by that.
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

/** It came to an end by itself, and not because somebody killed it. */
function isOwnFailure({ end }: ProcessOutcome): boolean {
  return end.kind === 'exited' || (end.kind === 'killed' && end.signal !== 'SIGKILL');
}

export const compilerFails =
  'the compiler itself fails over this program, every time; take out what you added last until it compiles. It says';

async function findHeader(
  { folder, settings, headers, moreFlags, hasOwnHeaders }: Compilation,
  source: string,
): Promise<string | undefined> {
  // Short and just written: to read it takes less time than to hand that to another thread.
  return headers.find(
    readFileSync(join(folder.source, source)),
    commonArgs(settings),
    hasOwnHeaders === true ? moreFlags : [],
  );
}

interface QuickAttempt {
  readonly outcome: ProcessOutcome;
  readonly verdict: CompilerVerdict;
  /** What made it quick refused a source that the plain compiler takes. */
  distrust(): void | Promise<void>;
}

/** By a compiler that waits with this header; by one that has to read it, where there is none. */
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
  // A compiler that waits has read the header of the plain build.
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

/** `-x c++`, because what a file is called decides nothing. */
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

/** Where our headers for lenient builds lie. */
export interface ForcedHeaders {
  /** That brings the usual headers along. */
  readonly prelude: string;
  /** That makes int64_t what it is elsewhere. */
  readonly int64: string;
  /** The folder of those that stand in for Visual Studio's and Windows' own. */
  readonly windows: string;
}

export function forcedHeaders(runtimeFolder: string): ForcedHeaders {
  const within = (name: string) => join(runtimeFolder, name);
  return {
    prelude: within('compile/prelude.hpp'),
    int64: within('compile/int64.h'),
    windows: within('compile/windows'),
  };
}

/** In one order, whichever of them was needed first. */
export function flagsOf(leniences: readonly Lenience[], forced: ForcedHeaders): string[] {
  return allLeniences.flatMap((one) => (leniences.includes(one) ? lenienceFlags(one, forced) : []));
}

function lenienceFlags(lenience: Lenience, { prelude, windows, int64 }: ForcedHeaders): readonly string[] {
  switch (lenience) {
    case 'c++14':
    case 'c++11':
      return [`-std=${lenience}`];
    case 'int64':
      return ['-include', int64];
    case 'headers-forced-in':
      return ['-include', prelude];
    case 'void-main':
      // Freestanding programs may declare main as they like. The library is told that it has its system all the same.
      return ['-ffreestanding', '-U__STDC_HOSTED__', '-D__STDC_HOSTED__=1'];
    case 'windows-headers':
      return ['-isystem', windows, '-include', join(windows, 'visual-studio.h')];
    case 'own-names':
    case 'include-names':
      // The text itself is changed (repair.ts).
      return [];
  }
}
