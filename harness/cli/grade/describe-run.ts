import { writtenPeople } from '../../batch/decisions/people-of-run.ts';
import type { Assignment } from '../../model/assignment/assignment.ts';
import type { Person } from '../../model/submission/people.ts';
import type { Toolchain } from '../../toolchain/contract/toolchain.ts';

interface Run {
  readonly assignment: Assignment;
  readonly toolchain: Toolchain;
  readonly seed: number;
  readonly listed: readonly Person[];
  /** The folder of the assignment, if it is not one of Verbatim. */
  readonly folder?: string | undefined;
}

/** The text of run.json: what all results of a run have in common. */
export function describeRun({ assignment, toolchain, seed, listed, folder }: Run): string {
  const run = {
    format: 1,
    assignment: assignment.id,
    title: assignment.title,
    course: assignment.course,
    folder,
    dialect: assignment.dialect.id,
    seed,
    toolchain: toolchain.facts,
    late: assignment.scheme.late,
    ...writtenPeople(listed),
  };
  return `${JSON.stringify(run, undefined, 2)}\n`;
}
