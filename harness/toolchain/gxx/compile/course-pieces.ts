import type { Diagnostic } from '../../../model/program/build-report.ts';
import type { BuildRequest } from '../../contract/toolchain.ts';
import { PieceNotMade } from '../pieces/compile-once.ts';
import { compilerFails } from './compile.ts';
import { errorWithoutPlace } from '../messages/compiler-verdict.ts';
import type { Linked } from '../messages/linker-verdict.ts';
import type { NamedFile } from './included-files.ts';
import type { WorkFolder } from '../work-folder/work-folder.ts';

/** An object file of the course's that includes headers of a submission, or why it cannot be made with these. */
export type CoursePiece =
  | { readonly kind: 'made'; readonly path: string }
  | { readonly kind: 'refused'; readonly diagnostics: readonly Diagnostic[] };

/** The files among these that the student wrote. */
export function studentFilesAmong(files: readonly NamedFile[], { provided = [] }: BuildRequest): NamedFile[] {
  return files.filter(({ name }) => !provided.includes(name));
}

/**
 * A header can compile with its own source and not with ours: it changes a name by a macro, or has another class. Then the student
 * reads what the compiler says. `proof` makes the same piece without the student's headers: where that fails, too, or where the
 * machine let the compiler down, no student is to blame.
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

/** As the linker would have refused it. */
export function notMade(diagnostics: readonly Diagnostic[]): Extract<Linked, { kind: 'refused' }> {
  return { kind: 'refused', reason: 'link-error', diagnostics, doubled: [] };
}
