import { keepLeftOut } from './inspect/left-out-functions.ts';
import { matchFunctions } from './inspect/match-functions.ts';
import type { SourceText } from './inspect/source/program.ts';
import type { BuildRequest, BuildResult, Toolchain } from './model/toolchain.ts';

/** The build, with the required functions in it that a compiler leaves out because nobody calls them. */
export async function buildSubmission(
  toolchain: Toolchain,
  request: BuildRequest,
  texts: readonly SourceText[],
): Promise<BuildResult> {
  const built = await toolchain.build(request);
  if (built.kind !== 'built') return built;
  try {
    return await completed(toolchain, request, built, texts);
  } catch (problem) {
    await built.program.dispose();
    throw problem;
  }
}

type Built = Extract<BuildResult, { kind: 'built' }>;

/** The same build where it is complete, or one that takes its place. */
async function completed(
  toolchain: Toolchain,
  request: BuildRequest,
  built: Built,
  texts: readonly SourceText[],
): Promise<BuildResult> {
  const missing = missingIn(built, request);
  if (missing.length === 0) return built;
  const lines = await keepLeftOut(missing, texts, await toolchain.macros(request.settings, []));
  if (lines.size === 0) return built;
  const files = request.files.map(({ name, bytes }) => ({ name, bytes: withLines(bytes, lines.get(name)) }));
  const complete = await toolchain.build({ ...request, files });
  if (complete.kind === 'failed') return built;
  if (complete.kind === 'built' && missingIn(complete, request).length === missingIn(built, request).length) {
    await complete.program.dispose();
    return built;
  }
  await built.program.dispose();
  // Nobody can tell then whether the functions are there.
  if (complete.kind === 'broken') return complete;
  // What the compiler said is about the student's own files, without our lines.
  return { ...complete, report: { ...complete.report, diagnostics: built.report.diagnostics } };
}

function missingIn({ report }: Built, { functions }: BuildRequest) {
  const free = functions.filter(({ member }) => member === undefined);
  return matchFunctions(free, report.functions).flatMap((match) => (match.kind === 'missing' ? [match.prototype] : []));
}

function withLines(bytes: Uint8Array, lines: string | undefined): Uint8Array {
  return lines === undefined ? bytes : Buffer.concat([bytes, Buffer.from(lines)]);
}
