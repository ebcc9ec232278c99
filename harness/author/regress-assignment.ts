import { join } from 'node:path';
import { formatProblems } from '../assignment/yaml/author-problem.ts';
import { type LoadResult, loadAssignment } from '../assignment/load-assignment.ts';
import type { Assignment } from '../model/assignment/assignment.ts';
import type { ReferenceFactory, ReferenceLoader } from '../model/assignment/reference.ts';
import type { Regression, RegressionCheck } from '../model/result/regression.ts';
import { makeReference } from '../prepare/assignments/make-reference.ts';
import type { Toolchain } from '../toolchain/contract/toolchain.ts';
import type { Reading } from '../reading/reading.ts';
import { goldenDisagreements } from './golden-check.ts';
import { checkSolution } from './solution-check.ts';
import { checkWrongPrograms } from './wrong-programs-check.ts';

export interface Workshop {
  readonly casesFolder: string;
  /** The folder with `<id>/solution` and `<id>/wrong`. */
  readonly referenceFolder: string;
  readonly references: Readonly<Record<string, ReferenceLoader>>;
  readonly toolchain: Toolchain;
  readonly reading: Reading;
  readonly workers: number;
}

/** Proves one assignment: its cases, the reference, the C++ solution and the known-bad programs must all agree. */
export async function regressAssignment(id: string, workshop: Workshop): Promise<Regression> {
  const { casesFolder, references } = workshop;
  const loaded = await loadAssignment(join(casesFolder, id));
  if (loaded.kind !== 'loaded') {
    return { assignment: id, checks: [{ kind: 'cases', looked: 1, problems: loadProblems(loaded) }] };
  }
  const { assignment } = loaded;
  const createReference = await references[id]?.();
  if (createReference === undefined) {
    const problems = [`reference/index.ts has no line for ${id}`];
    return { assignment: id, checks: [{ kind: 'reference', looked: 0, problems }] };
  }
  const cases: RegressionCheck = { kind: 'cases', looked: goldenCount(assignment), problems: [] };
  const made = makeReference(id, createReference, assignment.dialect);
  if (made.kind === 'wrong-wording') {
    return { assignment: id, checks: [cases, { kind: 'reference', looked: 0, problems: [made.problem] }] };
  }
  const request = { ...workshop, assignment, reference: made.reference };
  return {
    assignment: id,
    checks: [
      cases,
      await checkDialects(assignment, createReference, casesFolder),
      ...(await checkSolution(request)),
      await checkWrongPrograms(request),
    ],
  };
}

function goldenCount({ sessions, conversations, calls }: Assignment): number {
  return sessions.length + conversations.length + calls.length;
}

/** Never empty: an assignment that does not load must not look like a check without problems. */
function loadProblems(result: Exclude<LoadResult, { kind: 'loaded' }>): string[] {
  if (result.kind === 'invalid') return formatProblems(result.problems, 'cases/').trim().split('\n\n');
  return [`there is no such dialect; the dialects are ${result.known.join(', ')}`];
}

/** The golden cases of every dialect, each against the reference with that dialect's wording. */
async function checkDialects(
  assignment: Assignment,
  createReference: ReferenceFactory,
  casesFolder: string,
): Promise<RegressionCheck> {
  let looked = 0;
  const problems: string[] = [];
  for (const dialect of assignment.dialects) {
    const loaded = await loadAssignment(join(casesFolder, assignment.id), { dialect });
    if (loaded.kind !== 'loaded') {
      problems.push(...loadProblems(loaded).map((problem) => `dialect ${dialect}, ${problem}`));
      continue;
    }
    looked += goldenCount(loaded.assignment);
    const found = await goldenDisagreements(loaded.assignment, createReference(loaded.assignment.dialect));
    const about = dialect === assignment.dialect.id ? '' : `dialect ${dialect}, `;
    problems.push(...found.map((problem) => `${about}${problem}`));
  }
  return { kind: 'reference', looked, problems };
}
