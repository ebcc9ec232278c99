import { endOf } from '../../../model/program/ended-outcome.ts';
import { hasEnded } from '../../../model/program/run-end.ts';
import type { Outcome } from '../../../model/program/run-outcome.ts';
import { isSameOutcome } from './same-outcome.ts';

/** An item whose outcome in a shared process did not convince. */
export interface Unconfirmed<Item> {
  readonly item: Item;
  readonly together: Outcome;
}

export interface Runs<Item> {
  /** Runs each in its own process. */
  alone(items: readonly Item[]): Promise<(Outcome | undefined)[]>;
  /** Runs each from the same beginning, although they share a process. */
  apart(items: readonly Item[]): Promise<(Outcome | undefined)[]>;
}

/** So many are run alone before the outcomes of runs apart are believed. */
const sampleSize = 8;

/**
 * A run in a shared process may fail because of the other runs. But hundreds of processes for a program that is simply
 * wrong are too many. So an evenly spread sample is run alone. If its outcomes stay the same, each of the others is
 * confirmed by the same outcome apart. The caller has to run alone what is not in the result: those with another
 * outcome, and all of them if there are only a few.
 */
export async function confirm<Item>(
  unconfirmed: readonly Unconfirmed<Item>[],
  { alone, apart }: Runs<Item>,
): Promise<ReadonlyMap<Item, Outcome>> {
  const confirmed = new Map<Item, Outcome>();
  const many = unconfirmed.filter(({ together }) => endedWell(together));
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
    if (isSameOutcome(together, again[index])) confirmed.set(item, together);
  }
  return confirmed;
}

function endedWell(outcome: Outcome): boolean {
  return hasEnded(endOf(outcome), 'itself');
}
