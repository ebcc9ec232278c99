import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { loadAssignment } from '../../assignment/load-assignment.ts';
import type { AuthorProblem } from '../../assignment/yaml/author-problem.ts';
import { type BlessedFile, type Golden, planEdits } from './plan-edits.ts';

/**
 * Tries the new files in a copy of the assignment: they must load, and to bless them again must change nothing. Returns
 * the mistakes that they would have.
 */
export async function provePlan(
  goldens: readonly Golden[],
  files: readonly BlessedFile[],
): Promise<readonly AuthorProblem[]> {
  const [first] = goldens;
  if (first === undefined || files.length === 0) return [];
  const parent = await mkdtemp(join(tmpdir(), 'verbatim-bless-'));
  const copy = join(parent, first.assignment.id);
  try {
    await cp(first.folder, copy, {
      recursive: true,
      dereference: true,
      filter: (path) => basename(path) !== 'solution',
    });
    for (const { name, after } of files) await writeFile(join(copy, name), after);
    for (const golden of goldens) {
      const loaded = await loadAssignment(copy, { dialect: golden.assignment.dialect.id, unblessed: 'accepted' });
      if (loaded.kind === 'invalid') return loaded.problems;
      if (loaded.kind === 'no-such-dialect') throw new Error('A dialect is lost in the blessed files');
      const again = await planEdits({ ...golden, folder: copy, assignment: loaded.assignment });
      const [left] = again.files;
      if (left !== undefined) return [unstable(first.assignment.id, left.name)];
    }
    return [];
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}

function unstable(id: string, name: string): AuthorProblem {
  return {
    file: `${id}/${name}`,
    place: { line: 0, column: 0 },
    found: 'a layout in which the answers of the solution would be read as something else',
    expected: 'one in which a block of lines may be followed by this',
    cure: 'put the session at the end of the file, without empty lines behind it',
  };
}
