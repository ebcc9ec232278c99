import { join } from 'node:path';
import type { BuildSettings } from '../../model/assignment.ts';
import type { Diagnostic, Lenience } from '../../model/toolchain.ts';
import { compilerTrouble, limitReached, parseDiagnostics } from './diagnostics.ts';
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
  | { readonly kind: 'compiled'; readonly diagnostics: readonly Diagnostic[] }
  | { readonly kind: 'refused'; readonly diagnostics: readonly Diagnostic[]; readonly timedOut: boolean }
  | { readonly kind: 'broken'; readonly reason: string };

const outputBytes = 8 << 20;

/** Compiles one source file of a submission for itself. */
export async function compileSource(
  compilation: Compilation,
  source: string,
  { object }: ObjectFile,
  leniences: readonly Lenience[],
): Promise<Compiled> {
  return resultOf(await runCompiler(compilation, source, object, leniences), compilation);
}

/** Headers lie beside the sources and are compiled where they are included. */
export function isSource(name: string): boolean {
  return /\.(cpp|cc|cxx|c\+\+|c)$/i.test(name);
}

/** `-x c++`, because what a file is called decides nothing; `-fstack-usage` lists the functions with their types. */
function runCompiler(
  { folder, settings, prelude }: Compilation,
  source: string,
  object: string,
  leniences: readonly Lenience[],
): Promise<ProcessOutcome> {
  const args = [
    `-std=${settings.standard}`,
    // The runner loads programs as libraries.
    '-fPIC',
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
    seal: folder.seal,
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

function resultOf({ end, stderr }: ProcessOutcome, { files, settings }: Compilation): Compiled {
  const text = Buffer.from(stderr).toString();
  const diagnostics = parseDiagnostics(text, files);
  switch (end.kind) {
    case 'exited': {
      if (end.code === 0) return { kind: 'compiled', diagnostics };
      if (/CPU time limit exceeded/.test(text)) return tooSlow();
      const limit = limitReached(text);
      if (limit !== undefined) return refused([...diagnostics, errorWithoutPlace(limit)]);
      const trouble = compilerTrouble(text);
      if (trouble !== undefined) return broken(trouble);
      const explained = diagnostics.some(({ severity }) => severity === 'error');
      return explained ? refused(diagnostics) : broken(text.trim().split('\n')[0] ?? 'g++ gave no reason');
    }
    case 'out-of-time':
      return tooSlow();
    case 'too-much-output':
      return refused(diagnostics);
    case 'killed':
      return broken(`it was ended by ${end.signal}`);
    case 'not-started':
      return broken(end.reason);
  }

  function tooSlow(): Compiled {
    const message = `the compiler was stopped after ${settings.seconds} seconds`;
    return refused([...diagnostics, errorWithoutPlace(message)], true);
  }
}

function refused(diagnostics: readonly Diagnostic[], timedOut = false): Compiled {
  return { kind: 'refused', diagnostics, timedOut };
}

function broken(reason: string): Compiled {
  return { kind: 'broken', reason: `the compiler did not do its work: ${reason}` };
}

export function errorWithoutPlace(message: string): Diagnostic {
  return { severity: 'error', file: '', line: 0, column: 0, message };
}
