import { type Kind, kinds } from './attempt.ts';
import { diceOf } from './dice.ts';

/** Sources are what most of our code reads, so they come most often. */
const wheel = [
  ...(['sources', 'programs', 'sources', 'archives', 'sources', 'conversations'] as const),
  ...(['sources', 'rosters', 'sources', 'overrides', 'archives', 'yaml'] as const),
];

export interface Turn {
  readonly kind: Kind;
  /** How many of its kind came before: with the seed, this is all that the input depends on. */
  readonly number: number;
}

/** The turns from the beginning on; of chosen kinds only, the same inputs come as among all. */
export function* turns(only: readonly Kind[] = kinds): Generator<Turn, never> {
  const chosen = wheel.filter((kind) => only.includes(kind));
  if (chosen.length === 0) throw new Error('no kind is chosen');
  const counts = new Map<Kind, number>();
  for (;;) {
    for (const kind of chosen) {
      const number = counts.get(kind) ?? 0;
      counts.set(kind, number + 1);
      yield { kind, number };
    }
  }
}

/** Every recipe of a kind comes once in each round, in another order. */
export function recipeOf(seed: number, { kind, number }: Turn, recipes: readonly string[]): string {
  const round = Math.floor(number / recipes.length);
  const recipe = diceOf(seed, kind, 'round', round).shuffled(recipes)[number % recipes.length];
  if (recipe === undefined) throw new Error(`there are no recipes for ${kind}`);
  return recipe;
}
