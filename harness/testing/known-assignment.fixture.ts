import { join } from 'node:path';
import { references } from '../../reference/index.ts';
import { loadAssignment } from '../assignment/load-assignment.ts';
import type { Assignment } from '../model/assignment/assignment.ts';
import type { WrittenReference } from '../model/assignment/reference.ts';
import type { SourceFile } from '../model/submission/submission.ts';
import { readSolution } from '../prepare/known-programs.ts';

export interface KnownAssignment {
  readonly assignment: Assignment;
  readonly reference: WrittenReference;
  readonly solution: readonly SourceFile[];
}

const known = new Map<string, Promise<KnownAssignment>>();

/**
 * One of Verbatim's assignments, read once for all files of a test process. The expected results of random runs and the
 * encoded jobs are kept with it, as they are for a class: making them takes longer than running a program.
 */
export function knownAssignment(id: string): Promise<KnownAssignment> {
  const found = known.get(id) ?? read(id);
  known.set(id, found);
  return found;
}

async function read(id: string): Promise<KnownAssignment> {
  const loaded = await loadAssignment(join('cases', id));
  const create = await references[id]?.();
  if (loaded.kind !== 'loaded' || create === undefined) throw new Error(`there is no assignment ${id}`);
  const { assignment } = loaded;
  const { files: solution } = await readSolution('reference', id);
  return { assignment, reference: create(assignment.dialect), solution };
}
