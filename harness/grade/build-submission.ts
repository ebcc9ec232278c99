import { acrossBridges, bridgesTo } from '../cpp/functions/bridge.ts';
import { withoutUnreachable } from '../cpp/functions/match-functions.ts';
import type { SourceText } from '../cpp/source/program.ts';
import type { ReadingLimit } from '../model/program/reading-limit.ts';
import type { BuildReport } from '../model/program/build-report.ts';
import type { BuildRequest, BuildResult, Toolchain } from '../toolchain/contract/toolchain.ts';
import { type ReadBuild, leftOut } from '../reading/jobs/read-build.ts';
import type { Reading } from '../reading/reading.ts';

/** A build and what was read from it. Columns in its report count characters. */
export interface SubmissionBuild {
  readonly built: BuildResult;
  readonly matches: ReadBuild['matches'];
  /** By file name, lines that Verbatim adds after the student's text in every build of this program. */
  readonly addedLines: ReadonlyMap<string, string>;
  /** Set if the compiler's messages or the names in the program are more than can be read. */
  readonly unreadable?: ReadingLimit;
}

export interface BuildMeans {
  readonly toolchain: Toolchain;
  readonly reading: Reading;
}

/** The build, with every required function that could be called from a `main` like the handout's. */
export async function buildSubmission(
  means: BuildMeans,
  request: BuildRequest,
  texts: readonly SourceText[],
): Promise<SubmissionBuild> {
  return bridged(means, request, await buildWhole(means, request, texts));
}

/** The build with the required functions that a compiler leaves out because nothing calls them. */
async function buildWhole(
  means: BuildMeans,
  request: BuildRequest,
  texts: readonly SourceText[],
): Promise<SubmissionBuild> {
  const built = await means.toolchain.build(request);
  if (built.kind === 'broken') return { built, matches: [], addedLines: new Map() };
  try {
    const first = await readReport(means, built.report, request, texts);
    if (built.kind === 'failed') return asRead(built, first);
    if (first.linesToAdd.size === 0 || takesLong(built, request)) return asRead(built, first);
    return await completed(means, request, { built, first }, texts);
  } catch (problem) {
    if (built.kind === 'built') await built.program.dispose();
    throw problem;
  }
}

/** Half of the compiler's time limit is more than any program of a course takes, and each build would take it again. */
function takesLong({ compileSeconds = 0 }: Built, { settings }: BuildRequest): boolean {
  return compileSeconds > settings.seconds / 2;
}

/** The request with lines of Verbatim after some files. */
export function withAddedLines(request: BuildRequest, lines: ReadonlyMap<string, string>): BuildRequest {
  if (lines.size === 0) return request;
  const files = request.files.map(({ name, bytes }) => ({ name, bytes: withLines(bytes, lines.get(name)) }));
  return { ...request, files };
}

/** The same build with bridges to functions that only their own file can call; unchanged if there are none. */
async function bridged(means: BuildMeans, request: BuildRequest, whole: SubmissionBuild): Promise<SubmissionBuild> {
  const { matches } = whole;
  const reachable = withoutUnreachable(matches);
  // A function that its own file cannot call by its bare name makes the whole build fail, so the others are tried
  // alone.
  const attempts = reachable.every((match, index) => match === matches[index]) ? [matches] : [matches, reachable];
  for (const attempt of attempts) {
    const across = await bridgedTo(means, request, { ...whole, matches: attempt });
    if (across !== undefined) return across;
  }
  return { ...whole, matches: reachable };
}

async function bridgedTo(
  means: BuildMeans,
  request: BuildRequest,
  whole: SubmissionBuild,
): Promise<SubmissionBuild | undefined> {
  const { built, matches, addedLines } = whole;
  const bridges = bridgesTo(matches);
  if (built.kind !== 'built' || bridges.lines.size === 0 || takesLong(built, request)) return undefined;
  const lines = joined(addedLines, bridges.lines);
  const across = await means.toolchain.build(withAddedLines(request, lines)).catch(async (problem: unknown) => {
    await built.program.dispose();
    throw problem;
  });
  if (across.kind === 'failed') return undefined;
  await built.program.dispose();
  if (across.kind === 'broken') return { built: across, matches: [], addedLines: new Map() };
  return {
    ...whole,
    built: { ...across, report: built.report },
    matches: withoutUnreachable(acrossBridges(matches, bridges)),
    addedLines: lines,
  };
}

function joined(some: ReadonlyMap<string, string>, more: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const all = new Map(some);
  for (const [name, text] of more) all.set(name, (all.get(name) ?? '') + text);
  return all;
}

type Built = Extract<BuildResult, { readonly kind: 'built' }>;
type ReadReport = ReadBuild & { readonly unreadable?: ReadingLimit };

/** The same build with the functions that were left out, or the first build if that does not help. */
async function completed(
  means: BuildMeans,
  request: BuildRequest,
  { built, first }: { readonly built: Built; readonly first: ReadReport },
  texts: readonly SourceText[],
): Promise<SubmissionBuild> {
  const complete = await means.toolchain.build(withAddedLines(request, first.linesToAdd));
  if (complete.kind === 'failed') return asRead(built, first);
  // Without the second build, it is unknown whether a function is missing.
  if (complete.kind === 'broken') {
    await built.program.dispose();
    return { built: complete, matches: [], addedLines: new Map() };
  }
  // The compiler's messages are those of the first build, about the student's own files without added lines.
  const report = { ...complete.report, diagnostics: built.report.diagnostics };
  const second = await readReport(means, report, request, texts).catch(async (problem: unknown) => {
    await complete.program.dispose();
    throw problem;
  });
  if (leftOut(second.matches).length === leftOut(first.matches).length) {
    await complete.program.dispose();
    return asRead(built, first);
  }
  await built.program.dispose();
  return { ...asRead(complete, second), addedLines: first.linesToAdd };
}

function asRead(
  built: Exclude<BuildResult, { readonly kind: 'broken' }>,
  { report, matches, unreadable }: ReadReport,
): SubmissionBuild {
  const read = { matches, addedLines: new Map<string, string>() };
  return { built: { ...built, report }, ...read, ...(unreadable === undefined ? {} : { unreadable }) };
}

/** If the report cannot be read, no required function is found, and columns count bytes. */
async function readReport(
  { reading, toolchain }: BuildMeans,
  report: BuildReport,
  { files, functions, settings }: BuildRequest,
  texts: readonly SourceText[],
): Promise<ReadReport> {
  const macros = await toolchain.macros(settings, [], report.leniences);
  const answer = await reading.read('build', { report, files, texts, functions, macros });
  if (answer.kind === 'read') return answer.value;
  return {
    report,
    matches: functions.map((prototype) => ({ kind: 'missing', prototype })),
    linesToAdd: new Map(),
    unreadable: answer.limit,
  };
}

function withLines(bytes: Uint8Array, lines: string | undefined): Uint8Array {
  return lines === undefined ? bytes : Buffer.concat([bytes, Buffer.from(lines)]);
}
