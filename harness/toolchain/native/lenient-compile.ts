import type { Diagnostic, Lenience } from '../../model/toolchain.ts';
import { type ObjectFile, compilerFails, isSource } from './compile.ts';
import type { Compiled } from './compiler-verdict.ts';

/** Compiles one source file with these leniences. */
export type SourceCompiler = (source: string, object: ObjectFile, leniences: readonly Lenience[]) => Promise<Compiled>;

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

/** Every source file for itself: what one of them needs says nothing about the others. */
export async function compileLeniently(files: readonly string[], compile: SourceCompiler): Promise<CompiledSources> {
  const results = await Promise.all(
    files.filter(isSource).map((source, index) => {
      const object = { object: `objects/${index}.o`, stackUsage: `objects/${index}.su` };
      return compileOne(compile, source, object);
    }),
  );
  const sources: CompiledSource[] = [];
  for (const result of results) {
    if (result.kind === 'broken') return result;
    sources.push(result);
  }
  return { kind: 'done', sources };
}

/** The plain build; where that is refused, the least lenient one of those that Visual Studio would also accept. */
async function compileOne(
  compile: SourceCompiler,
  name: string,
  object: ObjectFile,
): Promise<CompiledSource | Extract<Compiled, { readonly kind: 'broken' }>> {
  const plain = await compile(name, object, []);
  if (plain.kind === 'broken') return plain;
  if (plain.kind === 'compiled') return { ...plain, name, object, leniences: [] };
  let leniences = plain.timedOut ? [] : firstAttempt(plain.diagnostics);
  while (leniences.length > 0) {
    const attempt = await compile(name, object, leniences);
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
