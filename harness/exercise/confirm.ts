import { hasEnded } from '../model/program/run-end.ts';
import type { TrialOutcome } from '../model/result/trial.ts';
import { isSameOutcome } from './same-outcome.ts';

/** Something that failed in company. */
export interface Doubtful<Item> {
  readonly item: Item;
  /** Undefined where nothing came out. */
  readonly together: TrialOutcome | undefined;
}

export interface Runs<Item> {
  /** Each in a process of its own. */
  alone(items: readonly Item[]): Promise<TrialOutcome[]>;
  /** Each from the same beginning, although they share a process. */
  apart(items: readonly Item[]): Promise<(TrialOutcome | undefined)[]>;
}

/** So many are run alone before runs apart are believed. */
const sampleSize = 8;

/**
 * What failed in company may have failed because of it: it is run again, and only that decides. Hundreds of processes for
 * a program that is simply wrong are too many, though. Where an even choice comes out alone as it did in company, it is
 * enough that each of the others does so apart. Whatever does not is run alone, and everything, if it is one of the choice.
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
  { alone, apart }: Runs<Item>,
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
  const others = many.filter(({ item }) => !confirmed.has(item));
  const again = await apart(others.map(({ item }) => item));
  for (const [index, { item, together }] of others.entries()) {
    if (together !== undefined && isSameOutcome(together, again[index])) confirmed.set(item, together);
  }
  return confirmed;
}

function endedWell(outcome: TrialOutcome): boolean {
  return 'end' in outcome && hasEnded(outcome.end, 'itself');
}
