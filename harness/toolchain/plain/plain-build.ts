import { join } from 'node:path';
import type { BuildRequest, BuildResult } from '../contract/toolchain.ts';
import { problemOf } from '../gxx/compile/check-request.ts';
import type { ObjectFile } from '../gxx/compile/compile.ts';
import { compileLeniently } from '../gxx/compile/lenient-compile.ts';
import { type Linker, assemble, buildInFolder } from '../gxx/link/assemble.ts';
import { filesOfPrograms } from '../gxx/link/program-parts.ts';
import { type WorkFolder, makeWorkFolder, writeFiles } from '../gxx/work-folder/work-folder.ts';
import { plainCompiler } from './plain-compile.ts';
import { type PlainLinking, linkPlainCalls, linkPlainSession, listSymbols } from './plain-link.ts';
import type { PlainPieces } from './plain-pieces.ts';
import { createPlainRunner } from './plain-runner.ts';
import type { PlainOptions } from './plain-toolchain.ts';

/** Builds like the native toolchain, but every program is an ordinary executable. */
export async function plainBuild(
  request: BuildRequest,
  pieces: PlainPieces,
  { concurrency = 1, readToolWords }: Pick<PlainOptions, 'concurrency' | 'readToolWords'>,
): Promise<BuildResult> {
  const problem = problemOf(request);
  if (problem !== undefined) return { kind: 'broken', reason: problem };
  if (request.checked) return { kind: 'broken', reason: 'a build with checks needs the native runner' };
  return buildInFolder(
    () => makeWorkFolder(undefined, readToolWords),
    (folder) => buildIn(folder, request, pieces, concurrency),
  );
}

async function buildIn(
  folder: WorkFolder,
  request: BuildRequest,
  pieces: PlainPieces,
  concurrency: number,
): Promise<BuildResult> {
  await writeFiles(folder.source, request.files);
  const files = request.files.map(({ name }) => name);
  const { settings } = request;
  const compiled = await compileLeniently(
    filesOfPrograms(request),
    plainCompiler(pieces, folder, files, settings),
    settings,
  );
  if (compiled.kind === 'broken') return compiled;
  const linking: PlainLinking = { folder, pieces };
  const linker: Linker = {
    folder,
    pieces,
    session: (...session) => linkPlainSession(linking, ...session),
    calls: (...calls) => linkPlainCalls(linking, ...calls),
    list: (objects) => listSymbols(folder, listed(objects)),
  };
  const startRunner = createPlainRunner(join(folder.root, 'scratch'), concurrency);
  const { result } = await assemble(linker, request, compiled.sources, { startRunner }, 'calls only');
  return result;
}

/** The native toolchain's options for nm, without those that only some versions know. */
function listed(objects: readonly ObjectFile[]): string[] {
  return ['-A', '-C', '--defined-only', ...objects.map(({ object }) => object)];
}
