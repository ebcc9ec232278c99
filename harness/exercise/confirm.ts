import type { TrialOutcome } from '../model/trial.ts';
import { isSameOutcome } from './same-outcome.ts';

/** Something that failed in company. */
export interface Doubtful<Item> {
  readonly item: Item;
  /** Undefined where nothing came out. */
  readonly together: TrialOutcome | undefined;
}

export interface Runs<Item> {
  alone(items: readonly Item[]): Promise<TrialOutcome[]>;
  together(items: readonly Item[]): Promise<(TrialOutcome | undefined)[]>;
}

/** So many are run alone before the others are believed. */
const sampleSize = 8;

/**
 * What failed in company may have failed because of it. Hundreds of processes for a program that is simply wrong are too
 * many, though: where an even choice of them comes out alone as it did in company, and all the others do so in another
 * company, too, in reverse order and without those that were right, then company is no matter. Whatever does not is run
 * alone, and everything, if it is one of the choice.
 */
export async function confirmedOutcomes<Item>(
  doubtful: readonly Doubtful<Item>[],
  runs: Runs<Item>,
): Promise<TrialOutcome[]> {
  const confirmed = await confirm(
    doubtful.filter(({ together }) => together !== undefined && endedWell(together)),
    runs,
  );
  const rest = doubtful.filter(({ item }) => !confirmed.has(item));
  const alone = await runs.alone(rest.map(({ item }) => item));
  for (const [index, { item }] of rest.entries()) {
    const outcome = alone[index];
    if (outcome !== undefined) confirmed.set(item, outcome);
  }
  return doubtful.flatMap(({ item }) => confirmed.get(item) ?? []);
}

async function confirm<Item>(
  many: readonly Doubtful<Item>[],
  { alone, together }: Runs<Item>,
): Promise<Map<Item, TrialOutcome>> {
  const confirmed = new Map<Item, TrialOutcome>();
  if (many.length <= 2 * sampleSize) return confirmed;
  const chosen = Array.from({ length: sampleSize }, (_, at) =>
    Math.round((at * (many.length - 1)) / (sampleSize - 1)),
  ).flatMap((at) => many[at] ?? []);
  const outcomes = await alone(chosen.map(({ item }) => item));
  for (const [index, { item }] of chosen.entries()) {
    const outcome = outcomes[index];
    if (outcome !== undefined) confirmed.set(item, outcome);
  }
  if (chosen.some((one, index) => !isSameOutcome(one.together, outcomes[index]))) return confirmed;
  const others = many.filter(({ item }) => !confirmed.has(item)).toReversed();
  const again = await together(others.map(({ item }) => item));
  for (const [index, { item, together: before }] of others.entries()) {
    if (before !== undefined && isSameOutcome(before, again[index])) confirmed.set(item, before);
  }
  return confirmed;
}

function endedWell(outcome: TrialOutcome): boolean {
  return 'end' in outcome && /^(?:finished|asked-for-more-input)$/.test(outcome.end.kind);
}
