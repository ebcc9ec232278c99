import type { Diagnostic } from '../../../model/program/build-report.ts';
import type { BuildRequest } from '../../contract/toolchain.ts';
import { PieceNotMade } from '../pieces/compile-once.ts';
import { compilerFails } from './compile.ts';
import { errorWithoutPlace } from '../messages/compiler-verdict.ts';
import type { Linked } from '../messages/linker-verdict.ts';
import type { NamedFile } from './included-files.ts';
import type { WorkFolder } from '../work-folder/work-folder.ts';

/** An object file of the course that includes headers of a submission, or why it cannot be compiled with them. */
export type CoursePiece =
  | { readonly kind: 'made'; readonly path: string }
  | { readonly kind: 'refused'; readonly diagnostics: readonly Diagnostic[] };

/** The files among these that the student wrote. */
export function studentFilesAmong(files: readonly NamedFile[], { provided = [] }: BuildRequest): NamedFile[] {
  return files.filter(({ name }) => !provided.includes(name));
}

/**
 * A header may compile with the student's source and not with that of the course: it changes a name by a macro, or has
 * another class. Then the student reads the compiler's messages. `proof` makes the same piece without the student's
 * headers: if that fails, too, or if the machine made the compiler fail, no student is to blame.
 */
export async function courseProblems(
  problem: unknown,
  { files, settings }: Pick<BuildRequest, 'files' | 'settings'>,
  folder: WorkFolder,
  proof: () => Promise<unknown>,
): Promise<Extract<CoursePiece, { kind: 'refused' }>> {
  if (!(problem instanceof PieceNotMade) || problem.outcome === undefined) throw problem;
  const { outcome } = problem;
  if (outcome.end.kind === 'killed' && outcome.end.signal === 'SIGKILL') throw problem;
  await proof();
  const names = files.map(({ name }) => name);
  const verdict = await folder.readToolWords('compiler', { outcome, files: names, settings });
  if (verdict?.isMachineFault === true) throw problem;
  switch (verdict?.compiled.kind) {
    case 'refused':
      return { kind: 'refused', diagnostics: verdict.compiled.diagnostics };
    case 'broken':
      return { kind: 'refused', diagnostics: [errorWithoutPlace(`${compilerFails}: ${verdict.why}`)] };
    default:
      return { kind: 'refused', diagnostics: [errorWithoutPlace(problem.message)] };
  }
}

/** The same result as if the linker had refused the program. */
export function notMade(diagnostics: readonly Diagnostic[]): Extract<Linked, { kind: 'refused' }> {
  return { kind: 'refused', reason: 'link-error', diagnostics, doubled: [] };
}
