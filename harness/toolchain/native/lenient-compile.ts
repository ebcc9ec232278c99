import type { Diagnostic, Lenience } from '../../model/toolchain.ts';
import { type Compilation, type Compiled, type ObjectFile, compileSources } from './compile.ts';

export type LenientlyCompiled =
  | {
      readonly kind: 'compiled';
      readonly objects: readonly ObjectFile[];
      readonly leniences: readonly Lenience[];
      /** Of the plain build. */
      readonly diagnostics: readonly Diagnostic[];
    }
  | Exclude<Compiled, { readonly kind: 'compiled' }>;

/** The plain build; where that is refused, the least lenient one of those that Visual Studio would also accept. */
export async function compileLeniently(compilation: Compilation): Promise<LenientlyCompiled> {
  const plain = await compileSources(compilation, []);
  if (plain.kind === 'compiled') return { ...plain, leniences: [] };
  if (plain.kind === 'broken' || plain.timedOut) return plain;
  let leniences = firstAttempt(plain.diagnostics);
  while (leniences.length > 0) {
    const attempt = await compileSources(compilation, leniences);
    if (attempt.kind === 'broken') return attempt;
    if (attempt.kind === 'compiled') return { ...attempt, leniences, diagnostics: plain.diagnostics };
    leniences = nextAttempt(leniences, attempt.diagnostics);
  }
  return plain;
}

function firstAttempt(diagnostics: readonly Diagnostic[]): readonly Lenience[] {
  if (refusesMain(diagnostics)) return ['void-main'];
  // A header that does not exist at all is not brought in by others.
  const noSuchHeader = diagnostics.some(({ message }) => message.endsWith(': No such file or directory'));
  return noSuchHeader ? [] : ['headers-forced-in'];
}

function nextAttempt(last: readonly Lenience[], diagnostics: readonly Diagnostic[]): readonly Lenience[] {
  if (last.length === 2) return [];
  const helps = last.includes('void-main') || refusesMain(diagnostics);
  return helps ? ['headers-forced-in', 'void-main'] : [];
}

function refusesMain(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity, message }) => severity === 'error' && /main.*must return/.test(message));
}
