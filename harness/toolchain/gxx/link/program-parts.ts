import type { BuildRequest } from '../../contract/toolchain.ts';
import { type ObjectFile, isSource } from '../compile/compile.ts';
import type { CompiledSource } from '../compile/lenient-compile.ts';

/** The student's half of a program. */
export interface Parts {
  /** The names of the student's files, for the messages of the linker. */
  readonly files: readonly string[];
  readonly objects: readonly ObjectFile[];
}

/** Headers, and the files that are compiled by themselves. Files that are only included are part of these. */
export function filesOfPrograms({ files, onlyIncluded = [] }: BuildRequest): string[] {
  return files.map(({ name }) => name).filter((name) => !onlyIncluded.includes(name));
}

/** Undefined if a source was not handed in or did not compile. */
export function partsOf(files: readonly string[], sources: readonly CompiledSource[]): Parts | undefined {
  const objects: ObjectFile[] = [];
  for (const wanted of files.filter(isSource)) {
    const source = sources.find(({ name }) => name === wanted);
    if (source?.kind !== 'compiled') return undefined;
    objects.push(source.object);
  }
  return { files, objects };
}

/** What is linked for calls: all files or, if a class is under test, only the sources of the class. */
export function partsOfCalls(request: BuildRequest, sources: readonly CompiledSource[]): Parts | undefined {
  const { functions, class: tested } = request;
  if (tested !== undefined) return partsOf(tested.sources ?? [tested.file], sources);
  // The file of the class was not handed in.
  if (functions.some(({ member }) => member !== undefined)) return undefined;
  return partsOf(filesOfPrograms(request), sources);
}

/** Whether there is anything to run. One program, as most submissions are, needs all of its files. */
export function isWorthLinking(request: BuildRequest, sources: readonly CompiledSource[]): boolean {
  if (sources.every(({ kind }) => kind === 'compiled')) return true;
  const { programs = [], functions } = request;
  if (functions.length > 0 && partsOfCalls(request, sources) !== undefined) return true;
  return programs.some(({ studentFiles }) => studentFiles.length > 0 && partsOf(studentFiles, sources) !== undefined);
}
