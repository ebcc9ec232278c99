import { isCode } from '../../collect/sort/candidates.ts';
import type { Grading } from '../../model/result/grading.ts';
import type { AccountedFile, FileFate } from '../../model/submission/intake.ts';

/** Adds what the gradings say about each file that was graded. Files of submissions without a grading stay `used`. */
export function withUses(files: readonly AccountedFile[], gradings: readonly Grading[]): AccountedFile[] {
  const bySubmission = new Map(gradings.map((grading) => [grading.submission, usesIn(grading)]));
  return files.map((file) => {
    const uses = file.fate === 'used' ? bySubmission.get(file.submission ?? '') : undefined;
    if (uses === undefined) return file;
    const named = file.name ?? file.path;
    return { ...file, fate: fateOf(named, uses) };
  });
}

/** By the file names as they were handed in. */
type Uses = ReadonlyMap<string, FileFate>;

function usesIn(grading: Grading): Uses | undefined {
  if (grading.status === 'not-graded') return undefined;
  const { files, furtherFiles = [] } = grading;
  return new Map<string, FileFate>([
    ...furtherFiles.map(({ name, use }) => [name, use] as const),
    ...files.map(({ submitted }) => [submitted, 'compiled'] as const),
  ]);
}

/** A path begins with folders of the download, so the longest known name at its end is the file's. */
function fateOf(path: string, uses: Uses): FileFate {
  for (let rest = path; ;) {
    const use = uses.get(rest);
    if (use !== undefined) return use;
    const slash = rest.indexOf('/');
    if (slash === -1) return isCode(rest) ? 'not-needed' : 'no-code';
    rest = rest.slice(slash + 1);
  }
}
