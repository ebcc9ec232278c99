import type { BuildRequest } from '../../model/toolchain.ts';
import { isSource } from './compile.ts';
import type { CompiledSource } from './lenient-compile.ts';
import { type Linking, linkSessionProgram, unavailable } from './link.ts';
import type { Linked } from './linker-verdict.ts';
import { partsOf } from './program-parts.ts';
import type { RuntimePieces } from './runtime-pieces.ts';
import type { WorkFolder } from './work-folder.ts';

/** By their ids; where there is only one program, it has none. */
export type SessionPrograms = ReadonlyMap<string | undefined, Linked>;

/** Every program of a submission, some of them with files of ours in place of the student's. */
export async function linkSessions(
  linking: Linking,
  request: BuildRequest,
  sources: readonly CompiledSource[],
  solution: SolutionObjects,
): Promise<SessionPrograms> {
  const programs = request.programs ?? [{ id: undefined, theirs: request.files.map(({ name }) => name), ours: [] }];
  const linked = programs.map(async ({ id, theirs, ours }, index): Promise<[string | undefined, Linked]> => {
    const parts = partsOf(theirs, sources);
    const objects = ours.flatMap((name) => solution.get(name) ?? []);
    return [
      id,
      parts === undefined ? unavailable : await linkSessionProgram(linking, `session-${index}`, parts, objects),
    ];
  });
  return new Map(await Promise.all(linked));
}

/** The object files of the reference solution by the names of the sources. */
export type SolutionObjects = ReadonlyMap<string, string>;

/** They are the same for every submission, and compiled once. */
export async function compileSolution(
  { pieces, folder }: { readonly pieces: Pick<RuntimePieces, 'solution'>; readonly folder: WorkFolder },
  { files, settings, ours = [], programs = [] }: BuildRequest,
): Promise<SolutionObjects> {
  const used = new Set(programs.flatMap((program) => program.ours));
  const others = [...ours, ...files.filter(({ name }) => !isSource(name))];
  const objects = new Map<string, string>();
  for (const source of ours.filter(({ name }) => used.has(name))) {
    objects.set(source.name, await pieces.solution(source, others, settings, folder.root));
  }
  return objects;
}
