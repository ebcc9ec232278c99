import { Arbitrary, type Random, type Stream, type Value, oneof } from 'fast-check';

/**
 * Random things of several kinds that take turns, run by run. When the runs together must cover every kind, leaving it
 * to chance would take many times as many runs.
 */
export class TakingTurns<Item> extends Arbitrary<Item> {
  readonly #kinds: readonly Arbitrary<Item>[];
  readonly #any: Arbitrary<Item>;

  constructor(kinds: readonly Arbitrary<Item>[]) {
    super();
    this.#kinds = kinds;
    this.#any = oneof(...kinds);
  }

  ofRun(run: number): Arbitrary<Item> {
    return this.#kinds[run % this.#kinds.length] ?? this.#any;
  }

  /** Callers that do not number their runs get any of the kinds. */
  override generate(random: Random, bias: number | undefined): Value<Item> {
    return this.#any.generate(random, bias);
  }

  override canShrinkWithoutContext(value: unknown): value is Item {
    return this.#any.canShrinkWithoutContext(value);
  }

  override shrink(value: Item, context: unknown): Stream<Value<Item>> {
    return this.#any.shrink(value, context);
  }

  override map<Other>(mapper: (item: Item) => Other): Arbitrary<Other> {
    return new TakingTurns(this.#kinds.map((kind) => kind.map(mapper)));
  }
}

/** The arbitrary for the run with this number. */
export function arbitraryOfRun<Item>(items: Arbitrary<Item>, run: number): Arbitrary<Item> {
  return items instanceof TakingTurns ? (items as TakingTurns<Item>).ofRun(run) : items;
}
