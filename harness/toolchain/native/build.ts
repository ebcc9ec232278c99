import type { Servers } from '../../process/server-process.ts';
import type { BuildRequest, BuildResult } from '../contract/toolchain.ts';
import { withLines } from '../gxx/checks/with-lines.ts';
import { problemOf } from '../gxx/compile/check-request.ts';
import { type Compilation, compileSource } from '../gxx/compile/compile.ts';
import { type CompiledSource, compileLeniently } from '../gxx/compile/lenient-compile.ts';
import { type Linker, assemble, broken, buildInFolder } from '../gxx/link/assemble.ts';
import { type Linking, linkCallsProgram, linkSessionProgram } from '../gxx/link/link.ts';
import { filesOfPrograms } from '../gxx/link/program-parts.ts';
import { withoutUnusable } from '../gxx/link/unusable-objects.ts';
import type { ReadToolWords } from '../gxx/messages/tool-words.ts';
import type { RuntimePieces } from '../gxx/pieces/runtime-pieces.ts';
import type { StartRunner } from '../gxx/run/start-runner.ts';
import type { ShareSessions } from '../gxx/run/start-task.ts';
import { type WorkFolder, makeWorkFolder, writeFiles } from '../gxx/work-folder/work-folder.ts';

export interface BuildMeans {
  readonly pieces: RuntimePieces;
  readonly startRunner: StartRunner;
  readonly layers: number;
  readonly servers: Servers;
  readonly shareSessions: ShareSessions | undefined;
  readonly readToolWords: ReadToolWords | undefined;
}

/** Compiles a submission in its own folder and links the programs that its cases need. */
export async function build(request: BuildRequest, means: BuildMeans): Promise<BuildResult> {
  const problem = problemOf(request);
  if (problem !== undefined) return { kind: 'broken', reason: problem };
  return buildInFolder(
    () => makeWorkFolder(means.pieces.seal, means.readToolWords),
    (folder) => buildIn(folder, request, means),
  );
}

async function buildIn(folder: WorkFolder, request: BuildRequest, means: BuildMeans): Promise<BuildResult> {
  const { pieces } = means;
  await writeFiles(folder.source, request.files);
  const { settings } = request;
  const compilation = compilationOf(folder, request, pieces);
  const compiled = await compileLeniently(
    filesOfPrograms(request),
    (...source) => compileSource(compilation, ...source),
    settings,
  );
  if (compiled.kind === 'broken') return compiled;
  const linking: Linking = { folder, pieces, needed: await checksFor(request, pieces) };
  const makeOf = (sources: readonly CompiledSource[]) => makeProgram(linking, request, sources, means);
  const result = await makeOf(compiled.sources).catch(broken);
  const others = result.kind === 'broken' ? await withoutUnusable(linking, compiled.sources) : undefined;
  const made = others === undefined ? result : await makeOf(others);
  return made.kind === 'built' ? { ...made, compileSeconds: compiled.cpuSeconds } : made;
}

function compilationOf(
  folder: WorkFolder,
  request: BuildRequest,
  { forced, headers, warmCompilers, checkFlags }: RuntimePieces,
): Compilation {
  return {
    folder,
    files: request.files.map(({ name }) => name),
    settings: request.settings,
    moreFlags: request.checked === undefined ? [] : checkFlags[request.checked],
    hasOwnHeaders: isFull(request),
    forced,
    headers,
    warmCompilers,
  };
}

function isFull({ checked }: BuildRequest): boolean {
  return checked === 'fully' || checked === 'zeroed';
}

/** Our object files that report what a build with checks finds. */
async function checksFor({ checked }: BuildRequest, pieces: RuntimePieces): Promise<string[]> {
  if (checked === undefined) return [];
  return checked === 'quickly' ? [await pieces.checks()] : [await pieces.checks(), await pieces.memoryChecks(checked)];
}

async function makeProgram(
  linking: Linking,
  request: BuildRequest,
  sources: readonly CompiledSource[],
  { startRunner, layers, servers, shareSessions }: BuildMeans,
): Promise<BuildResult> {
  const { folder, pieces } = linking;
  const linker: Linker = {
    folder,
    pieces,
    session: (...session) => linkSessionProgram(linking, ...session),
    calls: (...calls) => linkCallsProgram(linking, ...calls),
    atOnce: (...all) => pieces.quickLink.atOnce(linking, ...all),
  };
  const means = {
    startRunner,
    conversationRunner: { path: pieces.conversationRunner, layers, servers },
    shareSessions,
  };
  const { result, programs } = await assemble(linker, request, sources, means, 'all programs');
  if (result.kind !== 'built' || programs === undefined || !isFull(request)) return result;
  const files = request.files.map(({ name }) => name);
  return { ...result, program: withLines(result.program, programs, files) };
}
