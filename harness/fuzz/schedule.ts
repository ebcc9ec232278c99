import { type Kind, kinds } from './attempt.ts';
import { diceOf } from './dice.ts';

/** Sources come most often, because most of our code reads sources. */
const wheel = [
  ...(['sources', 'programs', 'sources', 'archives', 'sources', 'conversations'] as const),
  ...(['sources', 'rosters', 'sources', 'overrides', 'archives', 'yaml', 'exercises'] as const),
];

export interface Turn {
  readonly kind: Kind;
  /** How many attempts of this kind came before. The input depends only on this and the seed. */
  readonly number: number;
}

/** All turns from the first one. A kind gets the same inputs whether or not other kinds are chosen, too. */
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

/** Every recipe of a kind comes once in each round; each round has a different order. */
export function recipeOf(seed: number, { kind, number }: Turn, recipes: readonly string[]): string {
  const round = Math.floor(number / recipes.length);
  const recipe = diceOf(seed, kind, 'round', round).shuffled(recipes)[number % recipes.length];
  if (recipe === undefined) throw new Error(`there are no recipes for ${kind}`);
  return recipe;
}
