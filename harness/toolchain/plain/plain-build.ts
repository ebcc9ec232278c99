import { join } from 'node:path';
import type { BuildRequest, BuildResult } from '../contract/toolchain.ts';
import { leniencesOf, reportOf, sameOnce } from '../gxx/messages/build-report.ts';
import { problemOf } from '../gxx/compile/check-request.ts';
import type { ObjectFile } from '../gxx/compile/compile.ts';
import { notMade } from '../gxx/compile/course-pieces.ts';
import { type CompiledSource, compileLeniently } from '../gxx/compile/lenient-compile.ts';
import { makeDriver, missingMembers } from '../gxx/link/link-calls.ts';
import { type SessionPrograms, type SolutionObjects, compileSolution, objectsOf } from '../gxx/link/link-sessions.ts';
import { unavailable } from '../gxx/link/link.ts';
import type { Linked } from '../gxx/messages/linker-verdict.ts';
import { readObjectFacts } from '../gxx/symbols/object-facts.ts';
import { createProgram } from '../gxx/run/program.ts';
import { filesOfPrograms, isWorthLinking, partsOf, partsOfCalls } from '../gxx/link/program-parts.ts';
import { type WorkFolder, makeWorkFolder, writeFiles } from '../gxx/work-folder/work-folder.ts';
import { plainCompiler } from './plain-compile.ts';
import { type PlainLinking, linkPlainCalls, linkPlainSession, listSymbols } from './plain-link.ts';
import type { PlainPieces } from './plain-pieces.ts';
import type { PlainOptions } from './plain-toolchain.ts';
import { createPlainRunner } from './plain-runner.ts';

/** As the native toolchain builds, but every program is an ordinary one. */
export async function plainBuild(
  request: BuildRequest,
  pieces: PlainPieces,
  { concurrency = 1, readToolWords }: Pick<PlainOptions, 'concurrency' | 'readToolWords'>,
): Promise<BuildResult> {
  const problem = problemOf(request);
  if (problem !== undefined) return { kind: 'broken', reason: problem };
  if (request.checked) return { kind: 'broken', reason: 'a build with checks needs the native runner' };
  const folder = await makeWorkFolder(undefined, readToolWords);
  const result = await buildIn(folder, request, pieces, concurrency).catch((error: unknown): BuildResult => ({
    kind: 'broken',
    reason: error instanceof Error ? error.message : String(error),
  }));
  if (result.kind !== 'built') await folder.remove();
  return result;
}

async function buildIn(
  folder: WorkFolder,
  request: BuildRequest,
  pieces: PlainPieces,
  concurrency: number,
): Promise<BuildResult> {
  await writeFiles(folder.source, request.files);
  const files = request.files.map(({ name }) => name);
  const { settings, functions } = request;
  const compiled = await compileLeniently(
    filesOfPrograms(request),
    plainCompiler(pieces, folder, files, settings),
    settings,
  );
  if (compiled.kind === 'broken') return compiled;
  const { sources } = compiled;
  const report = reportOf(request, sources);
  if (sources.length === 0 || !isWorthLinking(request, sources)) return { kind: 'failed', report };

  const linking: PlainLinking = { folder, pieces };
  const objects = sources.flatMap((one) => (one.kind === 'compiled' ? [one.object] : []));
  const ours = await compileSolution(linking, request);
  const called = partsOfCalls(request, sources);
  const driver = await makeDriver(linking, request, called);
  const className = functions.find(({ member }) => member !== undefined)?.member?.class;
  const [facts, sessions, calls] = await Promise.all([
    listSymbols(folder, listed(objects)).then((text) => readObjectFacts(folder, objects, files, className, text)),
    linkSessions(linking, request, sources, ours),
    callsOf(),
  ]);
  if (calls.kind === 'broken') return calls;
  const refusals = [...sessions.values()].flatMap((one) => (one.kind === 'refused' ? one.diagnostics : []));
  // Usually the linker says the same of both.
  const isToldOfCalls = refusals.length === 0 || driver?.kind === 'refused';
  const problems = [...refusals, ...(isToldOfCalls && calls.kind === 'refused' ? calls.diagnostics : [])];
  const missing = missingMembers(request, called ?? { objects: [] }, facts);
  const place = join(folder.root, 'scratch');
  return {
    kind: 'built',
    report: {
      ...report,
      leniences: leniencesOf(sources),
      diagnostics: [...report.diagnostics, ...sameOnce(problems)],
      functions: facts.functions,
    },
    program: createProgram(
      { folder, functions, sessions, calls, missing },
      { startRunner: createPlainRunner(place, concurrency) },
    ),
  };

  async function callsOf(): Promise<Linked> {
    if (called === undefined || driver === undefined) return unavailable;
    return driver.kind === 'made' ? linkPlainCalls(linking, called, driver.path) : notMade(driver.diagnostics);
  }
}

/** Of the native toolchain's options for nm, those that every nm knows. */
function listed(objects: readonly ObjectFile[]): string[] {
  return ['-A', '-C', '--defined-only', ...objects.map(({ object }) => object)];
}

async function linkSessions(
  linking: PlainLinking,
  request: BuildRequest,
  sources: readonly CompiledSource[],
  solution: SolutionObjects,
): Promise<SessionPrograms> {
  const programs = request.programs ?? [{ id: undefined, theirs: filesOfPrograms(request), ours: [] }];
  const linked = programs.map(async ({ id, theirs, ours }, index): Promise<[string | undefined, Linked]> => {
    const parts = partsOf(theirs, sources);
    const objects = objectsOf(ours, solution);
    if (parts === undefined) return [id, unavailable];
    if (objects.kind === 'refused') return [id, notMade(objects.diagnostics)];
    return [id, await linkPlainSession(linking, `session-${index}`, parts, objects.paths)];
  });
  return new Map(await Promise.all(linked));
}
