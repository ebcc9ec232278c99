import type { BuildRequest, BuildResult } from '../contract/toolchain.ts';
import { problemOf } from '../gxx/compile/check-request.ts';
import { withLines } from '../gxx/checks/with-lines.ts';
import { leniencesOf, reportOf, sameOnce } from '../gxx/messages/build-report.ts';
import { compileSource } from '../gxx/compile/compile.ts';
import { type CompiledSource, compileLeniently } from '../gxx/compile/lenient-compile.ts';
import { linkCalls, makeDriver, missingMembers } from '../gxx/link/link-calls.ts';
import { compileSolution, linkSessions } from '../gxx/link/link-sessions.ts';
import type { Linking } from '../gxx/link/link.ts';
import { readObjectFacts } from '../gxx/symbols/object-facts.ts';
import { createProgram } from '../gxx/run/program.ts';
import type { ShareSessions } from '../gxx/run/start-task.ts';
import { filesOfPrograms, isWorthLinking, partsOfCalls } from '../gxx/link/program-parts.ts';
import type { StartRunner } from '../gxx/run/start-runner.ts';
import type { RuntimePieces } from '../gxx/pieces/runtime-pieces.ts';
import type { ReadToolWords } from '../gxx/messages/tool-words.ts';
import { withoutUnusable } from '../gxx/link/unusable-objects.ts';
import { type WorkFolder, makeWorkFolder, writeFiles } from '../gxx/work-folder/work-folder.ts';

export interface BuildMeans {
  readonly pieces: RuntimePieces;
  readonly startRunner: StartRunner;
  readonly layers: number;
  readonly shareSessions: ShareSessions | undefined;
  readonly readToolWords: ReadToolWords | undefined;
}

/** Compiles a submission in a folder of its own and links the programs that its cases need. */
export async function build(request: BuildRequest, means: BuildMeans): Promise<BuildResult> {
  const problem = problemOf(request);
  if (problem !== undefined) return { kind: 'broken', reason: problem };
  const folder = await makeWorkFolder(means.pieces.seal, means.readToolWords);
  const result = await buildIn(folder, request, means).catch(broken);
  if (result.kind !== 'built') await folder.remove();
  return result;
}

function broken(error: unknown): Extract<BuildResult, { kind: 'broken' }> {
  return { kind: 'broken', reason: error instanceof Error ? error.message : String(error) };
}

async function buildIn(folder: WorkFolder, request: BuildRequest, means: BuildMeans): Promise<BuildResult> {
  const { pieces } = means;
  await writeFiles(folder.source, request.files);
  const files = request.files.map(({ name }) => name);
  const { settings } = request;
  const { forced, headers, warmCompilers } = pieces;
  const { checked } = request;
  const moreFlags = checked === undefined ? [] : pieces.checkFlags[checked];
  const compilation = {
    folder,
    files,
    settings,
    moreFlags,
    hasOwnHeaders: isFull(request),
    forced,
    headers,
    warmCompilers,
  };
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

function isFull({ checked }: BuildRequest): boolean {
  return checked === 'fully' || checked === 'zeroed';
}

/** Objects of ours that report what a build with checks finds. */
async function checksFor({ checked }: BuildRequest, pieces: RuntimePieces): Promise<string[]> {
  if (checked === undefined) return [];
  return checked === 'quickly' ? [await pieces.checks()] : [await pieces.checks(), await pieces.memoryChecks(checked)];
}

/** Makes programs of what has compiled. */
async function makeProgram(
  linking: Linking,
  request: BuildRequest,
  sources: readonly CompiledSource[],
  { startRunner, layers, shareSessions }: BuildMeans,
): Promise<BuildResult> {
  const { folder, pieces } = linking;
  const { functions } = request;
  const files = request.files.map(({ name }) => name);
  const report = reportOf(request, sources);
  if (sources.length === 0 || !isWorthLinking(request, sources)) return { kind: 'failed', report };

  const objects = sources.flatMap((one) => (one.kind === 'compiled' ? [one.object] : []));
  const className = functions.find(({ member }) => member !== undefined)?.member?.class;
  const ours = await compileSolution(linking, request);
  const called = partsOfCalls(request, sources);
  const driver = await makeDriver(linking, request, called);
  const quick =
    driver?.kind === 'made' ? await pieces.quickLink.atOnce(linking, request, called, driver.path) : undefined;
  const works = [
    readObjectFacts(folder, objects, files, className, quick?.symbols),
    quick?.sessions ?? linkSessions(linking, request, sources, ours),
    quick?.calls ?? linkCalls(linking, called, driver),
  ] as const;
  // Nothing is still being written when one fails.
  await Promise.allSettled(works);
  const [facts, sessions, calls] = await Promise.all(works);
  const unlinked = [...sessions.values(), calls].find(({ kind }) => kind === 'broken');
  if (unlinked?.kind === 'broken') return unlinked;
  const missing = missingMembers(request, called ?? { objects: [] }, facts);
  const refusals = [...sessions.values()].flatMap((one) => (one.kind === 'refused' ? one.diagnostics : []));
  // Usually the linker says the same of both.
  const isToldOfCalls = refusals.length === 0 || driver?.kind === 'refused';
  const problems = [...refusals, ...(isToldOfCalls && calls.kind === 'refused' ? calls.diagnostics : [])];
  const programs = { folder, functions, sessions, calls, missing };
  const program = createProgram(programs, { startRunner, live: { live: pieces.live, layers }, shareSessions });
  return {
    kind: 'built',
    report: {
      ...report,
      leniences: leniencesOf(sources),
      diagnostics: [...report.diagnostics, ...sameOnce(problems)],
      functions: facts.functions,
    },
    program: isFull(request) ? withLines(program, programs, files) : program,
  };
}
