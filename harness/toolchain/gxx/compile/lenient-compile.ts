import type { BuildSettings } from '../../../model/assignment/assignment.ts';
import type { Diagnostic } from '../../../model/program/build-report.ts';
import type { Lenience } from '../../../model/program/lenience.ts';
import { type ObjectFile, isSource } from './compile.ts';
import { type Compiled, errorWithoutPlace } from '../messages/compiler-verdict.ts';
import { type Attempt, nextAttempt, plainAttempt } from './next-attempt.ts';
import { type RepairRound, atWrittenColumns } from './repair.ts';

/** Compiles one source file with these leniences and repairs, and reports its processor time to `spend`. */
export type SourceCompiler = (
  source: string,
  object: ObjectFile,
  leniences: readonly Lenience[],
  spend: (cpuSeconds: number) => void,
  repairs: readonly RepairRound[],
) => Promise<Compiled>;

export type CompiledSources =
  | { readonly kind: 'done'; readonly sources: readonly CompiledSource[]; readonly cpuSeconds: number }
  | { readonly kind: 'broken'; readonly reason: string };

export type CompiledSource = {
  readonly name: string;
  /** Errors of the plain build; warnings of the one that worked. */
  readonly diagnostics: readonly Diagnostic[];
} & (
  | { readonly kind: 'compiled'; readonly object: ObjectFile; readonly leniences: readonly Lenience[] }
  | { readonly kind: 'refused'; readonly timedOut: boolean }
);

/** A compiler may take two gigabytes, and a submission may have forty files. */
const maxAtOnce = 2;
/** All files together may take so many times the limit of one file. */
const timesTheLimit = 2;
/**
 * A refused file that took more than this part of its limit is not tried in other ways: each may take the whole limit.
 */
const partForOtherTries = 0.6;

/**
 * Compiles every source file by itself, because what one of them needs says nothing about the others. A file is not
 * compiled once the files before it took too long: forty that each take a little less than the limit would take
 * minutes.
 */
export async function compileLeniently(
  files: readonly string[],
  compile: SourceCompiler,
  { seconds, standard = '' }: Pick<BuildSettings, 'seconds'> & Partial<Pick<BuildSettings, 'standard'>>,
): Promise<CompiledSources> {
  const maxSeconds = timesTheLimit * seconds;
  const begun: Promise<Metered>[] = [];
  let spent = 0;
  for (const [index, source] of files.filter(isSource).entries()) {
    // Files are counted in their order, not in that of their ends, so that always the same files are compiled.
    spent += (await begun[index - maxAtOnce])?.cpuSeconds ?? 0;
    const object = { object: `objects/${index}.o`, stackUsage: `objects/${index}.su` };
    begun.push(
      spent < maxSeconds
        ? metered(
            { compile, maxSeconds: partForOtherTries * seconds, circumstances: { files, standard } },
            source,
            object,
          )
        : Promise.resolve(tooLate(source, maxSeconds)),
    );
  }
  const sources: CompiledSource[] = [];
  let cpuSeconds = 0;
  for (const { result, cpuSeconds: taken } of await Promise.all(begun)) {
    if (result.kind === 'broken') return result;
    sources.push(result);
    cpuSeconds += taken;
  }
  return { kind: 'done', sources, cpuSeconds };
}

interface Metered {
  readonly result: CompiledSource | Extract<Compiled, { readonly kind: 'broken' }>;
  readonly cpuSeconds: number;
}

interface Compiling {
  readonly compile: SourceCompiler;
  /** What all attempts at one file may take together before another one begins. */
  readonly maxSeconds: number;
  readonly circumstances: Parameters<typeof nextAttempt>[2];
}

interface OneSource extends Pick<Compiling, 'circumstances'> {
  readonly compile: (attempt: Attempt) => Promise<Compiled>;
  readonly mayGoOn: () => boolean;
}

async function metered(
  { compile, maxSeconds, circumstances }: Compiling,
  name: string,
  object: ObjectFile,
): Promise<Metered> {
  let cpuSeconds = 0;
  const spend = (more: number) => {
    cpuSeconds += more;
  };
  const source: OneSource = {
    compile: ({ leniences, repairs }) => compile(name, object, leniences, spend, repairs),
    mayGoOn: () => cpuSeconds < maxSeconds,
    circumstances,
  };
  const result = await compileOne(source, name, object);
  return { result, cpuSeconds };
}

function tooLate(name: string, maxSeconds: number): Metered {
  const message = `it was not compiled, because the files before it took the compiler ${maxSeconds} seconds`;
  const diagnostics = [{ ...errorWithoutPlace(message), file: name }];
  return { result: { kind: 'refused', name, diagnostics, timedOut: true }, cpuSeconds: 0 };
}

/** More than any honest program needs: two standards, names of Windows, headers, and a few repairs. */
const maxAttempts = 12;

/** Makes the plain build or, if that is refused, the least lenient build that another compiler would also accept. */
async function compileOne(
  { compile, mayGoOn, circumstances }: OneSource,
  name: string,
  object: ObjectFile,
): Promise<CompiledSource | Extract<Compiled, { readonly kind: 'broken' }>> {
  let attempt: Attempt | undefined = plainAttempt;
  let refusal: Extract<Compiled, { readonly kind: 'refused' }> | undefined;
  for (let tried = 0; attempt !== undefined && tried < maxAttempts; tried += 1) {
    const compiled = await compile(attempt);
    if (compiled.kind === 'broken') return compiled;
    if (compiled.kind === 'compiled') {
      const said = atWrittenColumns(compiled.diagnostics, attempt.repairs);
      const diagnostics = refusal === undefined ? said : [...errorsOf(refusal.diagnostics), ...said];
      return { kind: 'compiled', name, object, leniences: attempt.leniences, diagnostics };
    }
    refusal ??= compiled;
    attempt = compiled.timedOut || !mayGoOn() ? undefined : nextAttempt(attempt, compiled.diagnostics, circumstances);
  }
  return { kind: 'refused', timedOut: false, diagnostics: [], ...refusal, name };
}

function errorsOf(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error');
}
