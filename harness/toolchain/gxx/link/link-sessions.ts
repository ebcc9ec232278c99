import type { Diagnostic } from '../../../model/program/build-report.ts';
import type { BuildRequest } from '../../contract/toolchain.ts';
import { isSource } from '../compile/compile.ts';
import { type CoursePiece, courseProblems, notMade, studentFilesAmong } from '../compile/course-pieces.ts';
import { type NamedFile, withIncludedFiles } from '../compile/included-files.ts';
import type { CompiledSource } from '../compile/lenient-compile.ts';
import type { Linker } from './assemble.ts';
import { unavailable } from './link.ts';
import type { Linked } from '../messages/linker-verdict.ts';
import { filesOfPrograms, partsOf } from './program-parts.ts';
import type { RuntimePieces } from '../pieces/runtime-pieces.ts';
import type { WorkFolder } from '../work-folder/work-folder.ts';

/** By their ids; a single program has no id. */
export type SessionPrograms = ReadonlyMap<string | undefined, Linked>;

/** Links every program of a submission, some of them with course files in place of the student's. */
export async function linkSessions(
  linker: Pick<Linker, 'session'>,
  request: BuildRequest,
  sources: readonly CompiledSource[],
  solution: SolutionObjects,
): Promise<SessionPrograms> {
  const programs = request.programs ?? [{ id: undefined, studentFiles: filesOfPrograms(request), courseFiles: [] }];
  const linked = programs.map(
    async ({ id, studentFiles, courseFiles }, index): Promise<[string | undefined, Linked]> => {
      const parts = partsOf(studentFiles, sources);
      const objects = objectsOf(courseFiles, solution);
      if (parts === undefined) return [id, unavailable];
      if (objects.kind === 'refused') return [id, notMade(objects.diagnostics)];
      return [id, await linker.session(`session-${index}`, parts, objects.paths)];
    },
  );
  return new Map(await Promise.all(linked));
}

/** The object files of the reference solution by the names of the sources. */
export type SolutionObjects = ReadonlyMap<string, CoursePiece>;

/** The course's half of a program, or why it does not compile with the student's headers. */
export function objectsOf(courseFiles: readonly string[], solution: SolutionObjects): SolutionHalf {
  const pieces = courseFiles.flatMap((name) => solution.get(name) ?? []);
  const diagnostics = pieces.flatMap((one) => (one.kind === 'refused' ? one.diagnostics : []));
  if (pieces.some(({ kind }) => kind === 'refused')) return { kind: 'refused', diagnostics };
  return { kind: 'made', paths: pieces.flatMap((one) => (one.kind === 'made' ? [one.path] : [])) };
}

export type SolutionHalf =
  | { readonly kind: 'made'; readonly paths: readonly string[] }
  | { readonly kind: 'refused'; readonly diagnostics: readonly Diagnostic[] };

/** These files are the same for every submission, and compiled once, unless they include a header of the student. */
export async function compileSolution(
  { pieces, folder }: { readonly pieces: Pick<RuntimePieces, 'solution'>; readonly folder: WorkFolder },
  request: BuildRequest,
): Promise<SolutionObjects> {
  const { files, settings, courseFiles = [], programs = [] } = request;
  const used = new Set(programs.flatMap((program) => program.courseFiles));
  const others = [...courseFiles, ...files.filter(({ name }) => !isSource(name))];
  const objects = new Map<string, CoursePiece>();
  for (const source of courseFiles.filter(({ name }) => used.has(name))) {
    objects.set(source.name, await compileOne(source));
  }
  return objects;

  async function compileOne(source: NamedFile): Promise<CoursePiece> {
    const make = (one: NamedFile) => pieces.solution(one, others, settings, folder.root);
    try {
      return { kind: 'made', path: await make(source) };
    } catch (problem) {
      const read = withIncludedFiles(source, others).filter((one) => !courseFiles.includes(one));
      if (studentFilesAmong(read, request).length === 0) throw problem;
      // Only the author of the assignment knows what the student's headers should declare, so the trial needs none.
      return courseProblems(problem, request, folder, () => make({ name: source.name, bytes: Buffer.from(sample) }));
    }
  }
}

const sample = '#include <iostream>\nint sample() { std::cout << 1; return 0; }\n';
