import { join } from 'node:path';
import { references } from '../../reference/index.ts';
import { formatProblems } from '../assignment/yaml/author-problem.ts';
import { listAssignments } from '../assignment/list-assignments.ts';
import { loadAssignment } from '../assignment/load-assignment.ts';
import type { Assignment } from '../model/assignment/assignment.ts';
import { closestName } from '../text/closest-name.ts';
import type { Reference } from '../model/assignment/reference.ts';
import type { SourceFile } from '../model/submission/submission.ts';
import { readSolution } from './known-programs.ts';
import { casesFolder, referenceFolder } from './home.ts';
import { Trouble } from '../model/trouble.ts';

export interface Prepared {
  readonly assignment: Assignment;
  readonly reference: Reference;
  /** Sources of the reference solution; needed only where some programs are half ours. */
  readonly solution: readonly SourceFile[];
}

/** The assignment with its truth, or the trouble in words. */
export async function prepareAssignment(id: string, dialect: string | undefined): Promise<Prepared> {
  const known = await listAssignments(casesFolder());
  if (!known.includes(id)) throw new Trouble(`there is no assignment "${id}"${suggest(closestName(id, known), known)}`);
  const loaded = await loadAssignment(join(casesFolder(), id), dialect === undefined ? {} : { dialect });
  if (loaded.kind === 'no-such-dialect') {
    throw new Trouble(`${id} has no dialect "${dialect}"${suggest(loaded.closest, loaded.known)}`);
  }
  if (loaded.kind === 'invalid') {
    const count = loaded.problems.length === 1 ? 'a mistake' : `${loaded.problems.length} mistakes`;
    throw new Trouble(
      `the files of the assignment "${id}" have ${count}; nothing was graded.\n\n${formatProblems(loaded.problems, 'cases/')}`,
    );
  }
  const { assignment } = loaded;
  const createReference = await references[id]?.();
  if (createReference === undefined) {
    throw new Trouble(`the assignment "${id}" has no reference implementation: add a line to reference/index.ts`);
  }
  const solution = assignment.programs === undefined ? [] : (await readSolution(referenceFolder(), id)).files;
  return { assignment, reference: createReference(assignment.dialect), solution };
}

function suggest(closest: string | undefined, known: readonly string[]): string {
  return closest === undefined ? `; known: ${known.join(', ')}` : `; did you mean ${closest}?`;
}

export interface OfferedFiles {
  readonly id: string;
  readonly files: readonly string[];
}

/** The files that each assignment wants, to tell from a file's name which one it belongs to. */
export async function assignmentFiles(): Promise<OfferedFiles[]> {
  const ids = await listAssignments(casesFolder());
  const loaded = await Promise.all(ids.map((id) => loadAssignment(join(casesFolder(), id))));
  return loaded.flatMap((one) =>
    one.kind === 'loaded' ? [{ id: one.assignment.id, files: one.assignment.files }] : [],
  );
}

/**
 * Where no assignment was found for a file, one that does not load may be the right one: its author's mistakes come
 * before any complaint about the name of a student's file.
 */
export async function demandLoading(offered: readonly OfferedFiles[]): Promise<void> {
  const ids = await listAssignments(casesFolder());
  for (const id of ids.filter((one) => !offered.some((offer) => offer.id === one))) {
    await prepareAssignment(id, undefined);
  }
}
