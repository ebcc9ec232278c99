import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildReport, BuildRequest, BuildResult, DefinedFunction } from '../../model/toolchain.ts';
import type { ObjectFile } from './compile.ts';
import { definedFunctions, parseSymbols } from './defined-functions.ts';
import { driverSource } from './driver-source.ts';
import { compileLeniently } from './lenient-compile.ts';
import { type Linked, type Linking, linkCallsProgram, linkSessionProgram } from './link.ts';
import { runProcess } from './process.ts';
import { createProgram } from './program.ts';
import type { Runner } from './runner.ts';
import type { RuntimePieces } from './runtime-pieces.ts';
import { type WorkFolder, isPlainFileName, makeWorkFolder, writeFiles } from './work-folder.ts';

/** Compiles a submission in a folder of its own and links the two programs that its cases need. */
export async function build(request: BuildRequest, pieces: RuntimePieces, runner: Runner): Promise<BuildResult> {
  const unsafe = request.files.find(({ name }) => !isPlainFileName(name));
  if (unsafe !== undefined) {
    return { kind: 'broken', reason: `${JSON.stringify(unsafe.name)} is no plain file name, so nothing was compiled` };
  }
  const unsupported = unsupportedPart(request);
  if (unsupported !== undefined) return { kind: 'broken', reason: `native grading does not know ${unsupported} yet` };
  const folder = await makeWorkFolder();
  const result = await buildIn(folder, request, pieces, runner).catch((problem: unknown): BuildResult => ({
    kind: 'broken',
    reason: String(problem),
  }));
  if (result.kind !== 'built') await folder.remove();
  return result;
}

/** The model is ahead of this toolchain: to ignore these would grade something else than what was asked for. */
function unsupportedPart({ programs, ours, class: tested, functions }: BuildRequest): string | undefined {
  if (programs !== undefined || ours !== undefined) return 'submissions of several programs';
  if (tested !== undefined || functions.some(({ member }) => member !== undefined)) return 'classes under test';
  const types = functions.flatMap(({ returns, parameters }) => [returns, ...parameters.map(({ type }) => type)]);
  return types.some((type) => type === 'string' || type === 'char[8][8]') ? 'functions that take strings' : undefined;
}

async function buildIn(
  folder: WorkFolder,
  request: BuildRequest,
  pieces: RuntimePieces,
  runner: Runner,
): Promise<BuildResult> {
  await writeFiles(folder.source, request.files);
  const files = request.files.map(({ name }) => name);
  const { settings, functions } = request;
  const compiled = await compileLeniently({ folder, files, settings, prelude: pieces.prelude });
  if (compiled.kind === 'broken') return compiled;
  if (compiled.kind === 'refused') return { kind: 'failed', report: failedReport(compiled) };
  const { objects, leniences, diagnostics } = compiled;

  const linking: Linking = { folder, files, objects, pieces };
  const [defined, session, calls] = await Promise.all([
    listFunctions(folder, objects, files),
    linkSessionProgram(linking),
    functions.length === 0 ? undefined : linkCalls(linking, request),
  ]);
  if (session.kind === 'broken') return session;
  if (calls?.kind === 'broken') return calls;
  const report: BuildReport = {
    leniences,
    diagnostics: session.kind === 'refused' ? [...diagnostics, ...session.diagnostics] : diagnostics,
    functions: defined,
    compilerTimedOut: false,
  };
  return { kind: 'built', report, program: createProgram({ folder, functions, session, calls, runner }) };
}

async function linkCalls(linking: Linking, { functions }: BuildRequest): Promise<Linked> {
  const driver = await linking.pieces.driver(driverSource(functions));
  return linkCallsProgram(linking, driver);
}

function failedReport(refused: Pick<BuildReport, 'diagnostics'> & { readonly timedOut: boolean }): BuildReport {
  const { diagnostics, timedOut } = refused;
  return { leniences: [], diagnostics, functions: [], compilerTimedOut: timedOut };
}

/** --plugin=/dev/null: nm would otherwise load a plugin for link-time optimisation, which takes longer than all the rest. */
async function listFunctions(
  folder: WorkFolder,
  objects: readonly ObjectFile[],
  files: readonly string[],
): Promise<DefinedFunction[]> {
  const names = objects.map(({ object }) => object);
  const args = ['-A', '-C', '--plugin=/dev/null', '--defined-only', ...names];
  const [{ end, stdout }, ...reports] = await Promise.all([
    runProcess({ file: 'nm', args, folder: folder.root, seconds: 60, outputBytes: 64 << 20 }),
    ...objects.map(({ stackUsage }) => readFile(join(folder.root, stackUsage), 'utf8')),
  ]);
  if (end.kind !== 'exited' || end.code !== 0) throw new Error('nm did not do its work');
  const symbols = parseSymbols(Buffer.from(stdout).toString());
  const functions = objects.flatMap(({ object }, index) =>
    definedFunctions(reports[index] ?? '', symbols.get(object) ?? [], files),
  );
  return unique(functions);
}

/** An inline function of a shared header is in several object files. */
function unique(functions: readonly DefinedFunction[]): DefinedFunction[] {
  return [...new Map(functions.map((one) => [`${one.file}:${one.line}:${one.column}`, one])).values()];
}
