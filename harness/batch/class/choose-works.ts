import type { FinishedRun } from '../run-folder/finished-run.ts';
import type { CollectedWork } from '../../collect/assemble-work.ts';
import { type Person, peopleOf } from '../../model/submission/people.ts';
import { knownPeople } from '../../prepare/known-people.ts';
import { UsageError } from '../../model/usage-error.ts';

export interface Choice {
  readonly only?: readonly string[];
  /** Those without full marks in the run that is in the folder. */
  readonly failed?: true;
  /** Those for whom something has changed since that run. */
  readonly changed?: true;
}

export interface ChoosingBy {
  /** The list of the class. */
  readonly listed?: readonly Person[];
  readonly out: string;
  readonly earlier: Pick<FinishedRun, 'journal' | 'standings' | 'failed'>;
  /** The key of what the result depends on now; undefined if it cannot be computed. */
  readonly keyOf: (work: CollectedWork) => Promise<string | undefined>;
}

/** The submissions that --only names, by any name of their students. */
export function named(
  works: readonly CollectedWork[],
  { only }: Choice,
  listed: readonly Person[] = [],
): readonly CollectedWork[] {
  if (only === undefined) return works;
  const ids = new Set(works.map(({ id }) => id));
  const byId = only.filter((name) => ids.has(name));
  const submissions = works.map(({ id, facts }) => ({ submission: id, members: facts.members }));
  const people = knownPeople(
    only.filter((name) => !ids.has(name)),
    peopleOf(submissions, listed),
  );
  const absent = people.find(({ submission }) => submission === undefined);
  if (absent !== undefined) throw new UsageError(`there is no submission by ${absent.student.id}`);
  const wanted = new Set([...byId, ...people.map(({ submission }) => submission)]);
  return works.filter(({ id }) => wanted.has(id));
}

/** The submissions to grade: those that fit every choice. */
export async function chooseWorks(
  works: readonly CollectedWork[],
  choice: Choice,
  { out, earlier, keyOf, listed }: ChoosingBy,
): Promise<ReadonlySet<CollectedWork>> {
  if (choice.failed === true && earlier.standings.size === 0) {
    throw new UsageError(`--failed needs an earlier run, but ${out} holds none: grade without --failed first`);
  }
  const chosen = new Set<CollectedWork>();
  for (const work of named(works, choice, listed)) {
    if (choice.failed === true && !earlier.failed.has(work.id)) continue;
    if (choice.changed === true && !(await hasChanged(work))) continue;
    chosen.add(work);
  }
  return chosen;

  async function hasChanged(work: CollectedWork): Promise<boolean> {
    const before = earlier.journal.get(work.id)?.key;
    return before === undefined || before !== (await keyOf(work));
  }
}
