import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { references } from '../../reference/index.ts';
import { listAssignments } from '../assignment/list-assignments.ts';
import type { LoadResult } from '../assignment/load-assignment.ts';
import type { Assignment } from '../model/assignment/assignment.ts';
import { closestName } from '../text/closest-name.ts';
import type { Reference } from '../model/assignment/reference.ts';
import type { SourceFile } from '../model/submission/submission.ts';
import { cacheFolder } from './cache-folder.ts';
import { filesInYaml } from './files-in-yaml.ts';
import { builtCasesFolder, casesFolder, referenceFolder } from './home.ts';
import { loadKeptAssignment } from './kept-assignments.ts';
import { makeReference } from './make-reference.ts';
import { readSolution } from './known-programs.ts';
import { programVersion } from './program-version.ts';
import { UsageError } from '../model/usage-error.ts';

export interface FoundAssignment {
  readonly assignment: Assignment;
  /** Sources of the reference solution; needed only for programs that need course files. */
  readonly solution: readonly SourceFile[];
  /** Needed only if something is run. */
  readonly loadReference: () => Promise<Reference>;
}

export interface Prepared extends Pick<FoundAssignment, 'assignment' | 'solution'> {
  readonly reference: Reference;
}

/** The assignment with its reference; throws a UsageError if that is impossible. */
export async function prepareAssignment(id: string, dialect: string | undefined): Promise<Prepared> {
  const { assignment, solution, loadReference } = await findAssignment(id, dialect);
  return { assignment, solution, reference: await loadReference() };
}

export async function assertKnownAssignment(id: string): Promise<void> {
  const known = await listAssignments(casesFolder());
  if (!known.includes(id))
    throw new UsageError(`there is no assignment "${id}"${suggest(closestName(id, known), known)}`);
}

/** The same without the reference, which is needed only to run something. */
export async function findAssignment(
  id: string,
  dialect: string | undefined,
  beforeParsing?: () => void,
): Promise<FoundAssignment> {
  await assertKnownAssignment(id);
  const loaded = await load(id, dialect, beforeParsing);
  if (loaded.kind === 'no-such-dialect') {
    throw new UsageError(`${id} has no dialect "${dialect}"${suggest(loaded.closest, loaded.known)}`);
  }
  if (loaded.kind === 'invalid') {
    const { formatProblems } = await import('../assignment/yaml/author-problem.ts');
    const count = loaded.problems.length === 1 ? 'a mistake' : `${loaded.problems.length} mistakes`;
    throw new UsageError(
      `the files of the assignment "${id}" have ${count}; nothing was graded.\n\n${formatProblems(loaded.problems, 'cases/')}`,
    );
  }
  const { assignment } = loaded;
  const loader = references[id];
  if (loader === undefined) {
    throw new UsageError(`the assignment "${id}" has no reference implementation: add a line to reference/index.ts`);
  }
  const solution = assignment.programs === undefined ? [] : (await readSolution(referenceFolder(), id)).files;
  const loadReference = async () => {
    const made = makeReference(id, await loader(), assignment.dialect);
    if (made.kind === 'wrong-wording') throw new UsageError(made.problem);
    return made.reference;
  };
  return { assignment, solution, loadReference };
}

async function load(id: string, dialect: string | undefined, beforeParsing?: () => void): Promise<LoadResult> {
  const cache = await cacheFolder(process.env);
  const kept = {
    folder: join(cache, 'cases'),
    built: builtCasesFolder(),
    version: programVersion(),
    ...(beforeParsing === undefined ? {} : { beforeParsing }),
  };
  return loadKeptAssignment(join(casesFolder(), id), dialect === undefined ? {} : { dialect }, kept);
}

function suggest(closest: string | undefined, known: readonly string[]): string {
  return closest === undefined ? `; there are ${known.join(', ')}` : `; did you mean ${closest}?`;
}

export interface OfferedFiles {
  readonly id: string;
  readonly files: readonly string[];
}

/**
 * The files that each assignment wants, to decide from a file's name which assignment it is for. The chosen assignment
 * is read whole later; students need not know about mistakes in the others.
 */
export async function assignmentFiles(): Promise<OfferedFiles[]> {
  const ids = await listAssignments(casesFolder());
  const offered = await Promise.all(
    ids.map(async (id) => {
      const text = await readFile(join(casesFolder(), id, 'assignment.yaml'), 'utf8').catch(() => '');
      return { id, files: await filesInYaml(text) };
    }),
  );
  return offered.flatMap(({ id, files }) => (files === undefined ? [] : [{ id, files }]));
}

/**
 * Called when no assignment was found for a file. An assignment that does not load may be the right one, so its
 * author's mistakes come before a message about the name of a student's file.
 */
export async function demandLoading(): Promise<void> {
  for (const id of await listAssignments(casesFolder())) await prepareAssignment(id, undefined);
}
