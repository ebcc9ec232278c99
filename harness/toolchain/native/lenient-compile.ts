import type { BuildSettings } from '../../model/assignment.ts';
import type { Diagnostic, Lenience } from '../../model/toolchain.ts';
import { type ObjectFile, compilerFails, isSource } from './compile.ts';
import { type Compiled, errorWithoutPlace } from './compiler-verdict.ts';

/** Compiles one source file with these leniences, and tells the seconds of a processor that it took. */
export type SourceCompiler = (
  source: string,
  object: ObjectFile,
  leniences: readonly Lenience[],
  spend: (cpuSeconds: number) => void,
) => Promise<Compiled>;

export type CompiledSources =
  | { readonly kind: 'done'; readonly sources: readonly CompiledSource[] }
  | { readonly kind: 'broken'; readonly reason: string };

export type CompiledSource = {
  readonly name: string;
  /** Of the plain build. */
  readonly diagnostics: readonly Diagnostic[];
} & (
  | { readonly kind: 'compiled'; readonly object: ObjectFile; readonly leniences: readonly Lenience[] }
  | { readonly kind: 'refused'; readonly timedOut: boolean }
);

/** A compiler may take two gigabytes, and a submission has forty files. */
const mostAtOnce = 2;
/** All files together may take as long as so many that take all their time. */
const timesTheLimit = 2;

/**
 * Every source file for itself: what one of them needs says nothing about the others. But once the files before it took too
 * long, a file is not compiled: forty that take a little less than the limit would take minutes.
 */
export async function compileLeniently(
  files: readonly string[],
  compile: SourceCompiler,
  { seconds }: Pick<BuildSettings, 'seconds'>,
): Promise<CompiledSources> {
  const most = timesTheLimit * seconds;
  const begun: Promise<Metered>[] = [];
  let spent = 0;
  for (const [index, source] of files.filter(isSource).entries()) {
    // The next to end is not the next to be counted: which files are compiled shall not change from time to time.
    spent += (await begun[index - mostAtOnce])?.cpuSeconds ?? 0;
    const object = { object: `objects/${index}.o`, stackUsage: `objects/${index}.su` };
    begun.push(spent < most ? metered(compile, source, object) : Promise.resolve(tooLate(source, most)));
  }
  const sources: CompiledSource[] = [];
  for (const { result } of await Promise.all(begun)) {
    if (result.kind === 'broken') return result;
    sources.push(result);
  }
  return { kind: 'done', sources };
}

interface Metered {
  readonly result: CompiledSource | Extract<Compiled, { readonly kind: 'broken' }>;
  readonly cpuSeconds: number;
}

async function metered(compile: SourceCompiler, name: string, object: ObjectFile): Promise<Metered> {
  let cpuSeconds = 0;
  const spend = (more: number) => {
    cpuSeconds += more;
  };
  const compileOnce = (leniences: readonly Lenience[]) => compile(name, object, leniences, spend);
  const result = await compileOne(compileOnce, name, object);
  return { result, cpuSeconds };
}

function tooLate(name: string, most: number): Metered {
  const message = `it was not compiled, because the files before it took the compiler ${most} seconds`;
  const diagnostics = [{ ...errorWithoutPlace(message), file: name }];
  return { result: { kind: 'refused', name, diagnostics, timedOut: true }, cpuSeconds: 0 };
}

/** The plain build; where that is refused, the least lenient one of those that Visual Studio would also accept. */
async function compileOne(
  compile: (leniences: readonly Lenience[]) => Promise<Compiled>,
  name: string,
  object: ObjectFile,
): Promise<CompiledSource | Extract<Compiled, { readonly kind: 'broken' }>> {
  const plain = await compile([]);
  if (plain.kind === 'broken') return plain;
  if (plain.kind === 'compiled') return { ...plain, name, object, leniences: [] };
  let leniences = plain.timedOut ? [] : firstAttempt(plain.diagnostics);
  while (leniences.length > 0) {
    const attempt = await compile(leniences);
    if (attempt.kind === 'broken') return attempt;
    if (attempt.kind === 'compiled') return { ...attempt, name, object, leniences, diagnostics: plain.diagnostics };
    leniences = nextAttempt(leniences, attempt.diagnostics);
  }
  return { ...plain, name };
}

function firstAttempt(diagnostics: readonly Diagnostic[]): readonly Lenience[] {
  if (refusesMain(diagnostics)) return ['void-main'];
  // A header that does not exist at all is not brought in by others.
  if (diagnostics.some(({ message }) => message.startsWith(compilerFails))) return [];
  const noSuchHeader = diagnostics.some(({ message }) => message.endsWith(': No such file or directory'));
  return noSuchHeader || areAllMarks(diagnostics) ? [] : ['headers-forced-in'];
}

/**
 * Where nothing but semicolons and brackets are missing. Of a name that no header has brought in, g++ always says
 * something else, too: that it was not declared, or is no type. (Except of one behind a text, which could stand for
 * another text; the headers that are tried have none.)
 */
function areAllMarks(diagnostics: readonly Diagnostic[]): boolean {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return errors.every(({ message }) => missingMark.test(message));
}

const missingMark = /^expected (?:(?:',' or )?';' before .+|'[)}]' (?:before '[^']+' token|at end of input))$/;

function nextAttempt(last: readonly Lenience[], diagnostics: readonly Diagnostic[]): readonly Lenience[] {
  if (last.length === 2) return [];
  const helps = last.includes('void-main') || refusesMain(diagnostics);
  return helps ? ['headers-forced-in', 'void-main'] : [];
}

function refusesMain(diagnostics: readonly Diagnostic[]): boolean {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return errors.some(({ message }) => {
    const main = message.indexOf('main');
    return main !== -1 && message.includes('must return', main);
  });
}
