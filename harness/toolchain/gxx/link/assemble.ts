import type { BuildRequest, BuildResult } from '../../contract/toolchain.ts';
import type { CompiledSource } from '../compile/lenient-compile.ts';
import type { ObjectFile } from '../compile/compile.ts';
import { leniencesOf, reportOf, sameOnce } from '../messages/build-report.ts';
import type { Linked } from '../messages/linker-verdict.ts';
import type { RuntimePieces } from '../pieces/runtime-pieces.ts';
import { type RunMeans, createProgram } from '../run/program.ts';
import type { LinkedPrograms } from '../run/start-task.ts';
import { readObjectFacts } from '../symbols/object-facts.ts';
import type { WorkFolder } from '../work-folder/work-folder.ts';
import { linkCalls, makeDriver, missingMembers } from './link-calls.ts';
import { compileSolution, linkSessions } from './link-sessions.ts';
import { type Parts, isWorthLinking, partsOfCalls } from './program-parts.ts';
import type { LinkedAtOnce } from './quick-link.ts';

/** How a toolchain links objects to programs. */
export interface Linker {
  readonly folder: WorkFolder;
  readonly pieces: Pick<RuntimePieces, 'driver' | 'solution'>;
  session(name: string, parts: Parts, courseObjects: readonly string[]): Promise<Linked>;
  calls(parts: Parts, driver: string): Promise<Linked>;
  /** The output of nm for these objects; absent: nm is run as usual. */
  list?(objects: readonly ObjectFile[]): Promise<string>;
  /** Links everything at once; undefined if that fails. */
  atOnce?(request: BuildRequest, parts: Parts | undefined, driver: string): Promise<LinkedAtOnce | undefined>;
}

export interface Assembled {
  /** The result of a build of these sources. */
  readonly result: BuildResult;
  readonly programs?: LinkedPrograms;
}

/** Links the programs that the cases need from the compiled sources, the course's files and our driver. */
export async function assemble(
  linker: Linker,
  request: BuildRequest,
  sources: readonly CompiledSource[],
  means: RunMeans,
  /** If one of these cannot be linked through a fault of Verbatim or the machine, the whole build is broken. */
  needed: 'all programs' | 'calls only',
): Promise<Assembled> {
  const { folder } = linker;
  const { functions } = request;
  const files = request.files.map(({ name }) => name);
  const report = reportOf(request, sources);
  if (sources.length === 0 || !isWorthLinking(request, sources)) return { result: { kind: 'failed', report } };

  const objects = sources.flatMap((one) => (one.kind === 'compiled' ? [one.object] : []));
  const className = functions.find(({ member }) => member !== undefined)?.member?.class;
  const courseObjects = await compileSolution(linker, request);
  const called = partsOfCalls(request, sources);
  const driver = await makeDriver(linker, request, called);
  const quick = driver?.kind === 'made' ? await linker.atOnce?.(request, called, driver.path) : undefined;
  const list = async () => quick?.symbols ?? (await linker.list?.(objects));
  const works = [
    list().then((listed) => readObjectFacts(folder, objects, files, className, listed)),
    quick?.sessions ?? linkSessions(linker, request, sources, courseObjects),
    quick?.calls ?? linkCalls(linker, called, driver),
  ] as const;
  // When one fails, the others are awaited first, so that nothing is still being written.
  await Promise.allSettled(works);
  const [facts, sessions, calls] = await Promise.all(works);
  const unlinked = [...(needed === 'all programs' ? sessions.values() : []), calls].find(
    ({ kind }) => kind === 'broken',
  );
  if (unlinked?.kind === 'broken') return { result: unlinked };
  const missing = missingMembers(request, called ?? { objects: [] }, facts);
  const refusals = [...sessions.values()].flatMap((one) => (one.kind === 'refused' ? one.diagnostics : []));
  // Usually the linker reports the same problems for sessions and calls.
  const includesCalls = refusals.length === 0 || driver?.kind === 'refused';
  const problems = [...refusals, ...(includesCalls && calls.kind === 'refused' ? calls.diagnostics : [])];
  const programs = { folder, functions, sessions, calls, missing };
  const result: BuildResult = {
    kind: 'built',
    report: {
      ...report,
      leniences: leniencesOf(sources),
      diagnostics: [...report.diagnostics, ...sameOnce(problems)],
      functions: facts.functions,
    },
    program: createProgram(programs, means),
  };
  return { result, programs };
}

/** Builds in a new folder, and removes it again if nothing was built. */
export async function buildInFolder(
  makeFolder: () => Promise<WorkFolder>,
  build: (folder: WorkFolder) => Promise<BuildResult>,
): Promise<BuildResult> {
  const folder = await makeFolder();
  const result = await build(folder).catch(broken);
  if (result.kind !== 'built') await folder.remove();
  return result;
}

export function broken(error: unknown): Extract<BuildResult, { kind: 'broken' }> {
  return { kind: 'broken', reason: error instanceof Error ? error.message : String(error) };
}
