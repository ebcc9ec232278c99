import type { FinishedRun } from '../../batch/run-folder/finished-run.ts';
import type { CollectedWork } from '../../collect/assemble-work.ts';
import { demandKnown } from '../nobody-called.ts';
import { Trouble } from '../trouble.ts';

export interface Choice {
  readonly only?: readonly string[];
  /** Those who have not got full marks in the run that stands in the folder. */
  readonly failed?: true;
  /** Those for whom something has changed since that run. */
  readonly changed?: true;
}

export interface ChoosingBy {
  readonly out: string;
  readonly earlier: Pick<FinishedRun, 'journal' | 'standings' | 'failed'>;
  /** What the result would depend on now; undefined where that cannot be told. */
  readonly keyOf: (work: CollectedWork) => Promise<string | undefined>;
}

/** Only those on the list of --only; a name that nobody has is told. */
export function named(works: readonly CollectedWork[], { only }: Choice): readonly CollectedWork[] {
  if (only === undefined) return works;
  demandKnown(
    only,
    works.map(({ id }) => id),
  );
  return works.filter(({ id }) => only.includes(id));
}

/** Whom to grade: all the choices narrow it down together. */
export async function chooseWorks(
  works: readonly CollectedWork[],
  choice: Choice,
  { out, earlier, keyOf }: ChoosingBy,
): Promise<ReadonlySet<CollectedWork>> {
  if (choice.failed === true && earlier.standings.size === 0) {
    throw new Trouble(`--failed needs an earlier run, and ${out} holds none: grade without it first`);
  }
  const chosen = new Set<CollectedWork>();
  for (const work of named(works, choice)) {
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
