import { type Lenience, leniences } from '../../../model/program/lenience.ts';
import type { BuildReport, Diagnostic } from '../../../model/program/build-report.ts';
import type { BuildRequest } from '../../contract/toolchain.ts';
import { errorWithoutPlace } from './compiler-verdict.ts';
import type { CompiledSource } from '../compile/lenient-compile.ts';
import { uniqueProblems } from './linker-diagnostics.ts';

/** The report as far as the compiler alone can tell. */
export function reportOf({ programs }: BuildRequest, sources: readonly CompiledSource[]): BuildReport {
  const refused = sources.flatMap((one) => (one.kind === 'refused' ? [one] : []));
  const diagnostics = sources.flatMap((one) => one.diagnostics);
  return {
    leniences: [],
    diagnostics: sources.length === 0 ? [errorWithoutPlace('there is no C++ source file')] : diagnostics,
    functions: [],
    compilerTimedOut: refused.some(({ timedOut }) => timedOut),
    ...(programs === undefined ? {} : { failedFiles: refused.map(({ name }) => name) }),
  };
}

export function leniencesOf(sources: readonly CompiledSource[]): Lenience[] {
  const used = new Set(sources.flatMap((one) => (one.kind === 'compiled' ? one.leniences : [])));
  return leniences.filter((lenience) => used.has(lenience));
}

/** A problem of several programs is reported once, with its file if one of the programs knows it. */
export function sameOnce(problems: readonly Diagnostic[]): Diagnostic[] {
  return uniqueProblems([...problems.filter(({ file }) => file !== ''), ...problems.filter(({ file }) => file === '')]);
}
