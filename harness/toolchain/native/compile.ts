import { join } from 'node:path';
import type { BuildSettings } from '../../model/assignment.ts';
import type { Diagnostic, Lenience } from '../../model/toolchain.ts';
import { compilerTrouble, parseDiagnostics } from './diagnostics.ts';
import { type ProcessOutcome, runProcess } from './process.ts';
import type { WorkFolder } from './work-folder.ts';

export interface Compilation {
  readonly folder: WorkFolder;
  /** All names in the source folder, headers too. */
  readonly files: readonly string[];
  readonly settings: BuildSettings;
  readonly prelude: string;
}

/** Paths are seen from the work folder. */
export interface ObjectFile {
  readonly object: string;
  readonly stackUsage: string;
}

export type Compiled =
  | { readonly kind: 'compiled'; readonly objects: readonly ObjectFile[]; readonly diagnostics: readonly Diagnostic[] }
  | { readonly kind: 'refused'; readonly diagnostics: readonly Diagnostic[]; readonly timedOut: boolean }
  | { readonly kind: 'broken'; readonly reason: string };

const outputBytes = 8 << 20;

/** Compiles every source file of a submission, each for itself. */
export async function compileSources(compilation: Compilation, leniences: readonly Lenience[]): Promise<Compiled> {
  const sources = compilation.files.filter(isSource);
  if (sources.length === 0) return refused([errorWithoutPlace('there is no C++ source file')]);
  const objects = sources.map((_, index) => ({ object: `objects/${index}.o`, stackUsage: `objects/${index}.su` }));
  const outcomes = await Promise.all(
    sources.map((source, index) => compileOne(compilation, source, `objects/${index}.o`, leniences)),
  );
  const results = outcomes.map((outcome) => resultOf(outcome, compilation));
  const trouble = results.find((result) => result.kind === 'broken');
  if (trouble !== undefined) return trouble;
  const diagnostics = results.flatMap((result) => (result.kind === 'broken' ? [] : result.diagnostics));
  const timedOut = results.some((result) => result.kind === 'refused' && result.timedOut);
  const ok = results.every(({ kind }) => kind === 'compiled');
  return ok ? { kind: 'compiled', objects, diagnostics } : refused(diagnostics, timedOut);
}

/** Headers lie beside the sources and are compiled where they are included. */
function isSource(name: string): boolean {
  return /\.(cpp|cc|cxx|c\+\+|c)$/i.test(name);
}

/** `-x c++`, because what a file is called decides nothing; `-fstack-usage` lists the functions with their types. */
function compileOne(
  { folder, settings, prelude }: Compilation,
  source: string,
  object: string,
  leniences: readonly Lenience[],
): Promise<ProcessOutcome> {
  const args = [
    `-std=${settings.standard}`,
    ...settings.flags,
    '-fdiagnostics-plain-output',
    '-fstack-usage',
    ...leniences.flatMap((lenience) => lenienceFlags(lenience, prelude)),
    ...['-x', 'c++', '-c', source, '-o', join(folder.root, object)],
  ];
  return runProcess({
    file: 'g++',
    args,
    folder: folder.source,
    scratch: folder.scratch,
    seconds: settings.seconds,
    outputBytes,
  });
}

function lenienceFlags(lenience: Lenience, prelude: string): readonly string[] {
  switch (lenience) {
    case 'headers-forced-in':
      return ['-include', prelude];
    case 'void-main':
      // Freestanding programs may declare main as they like. The library is told that it has its system all the same.
      return ['-ffreestanding', '-U__STDC_HOSTED__', '-D__STDC_HOSTED__=1'];
  }
}

type FileResult =
  | { readonly kind: 'compiled'; readonly diagnostics: readonly Diagnostic[] }
  | Exclude<Compiled, { readonly kind: 'compiled' }>;

function resultOf({ end, stderr }: ProcessOutcome, { files, settings }: Compilation): FileResult {
  const text = Buffer.from(stderr).toString();
  const diagnostics = parseDiagnostics(text, files);
  switch (end.kind) {
    case 'exited': {
      if (end.code === 0) return { kind: 'compiled', diagnostics };
      const trouble = compilerTrouble(text);
      if (trouble !== undefined) return broken(trouble);
      const explained = diagnostics.some(({ severity }) => severity === 'error');
      return explained ? refused(diagnostics) : broken(text.trim().split('\n')[0] ?? 'g++ gave no reason');
    }
    case 'out-of-time': {
      const message = `the compiler was stopped after ${settings.seconds} seconds`;
      return refused([...diagnostics, errorWithoutPlace(message)], true);
    }
    case 'too-much-output':
      return refused(diagnostics);
    case 'killed':
      return broken(`it was ended by ${end.signal}`);
    case 'not-started':
      return broken(end.reason);
  }
}

function refused(
  diagnostics: readonly Diagnostic[],
  timedOut = false,
): Exclude<Compiled, { kind: 'compiled' | 'broken' }> {
  return { kind: 'refused', diagnostics, timedOut };
}

function broken(reason: string): Extract<Compiled, { kind: 'broken' }> {
  return { kind: 'broken', reason: `the compiler did not do its work: ${reason}` };
}

function errorWithoutPlace(message: string): Diagnostic {
  return { severity: 'error', file: '', line: 0, column: 0, message };
}
