import type { Place } from '../../assignment/yaml/author-problem.ts';

/** One entry as the file has it, whether YAML or CSV. The things that it names need not exist. */
export interface OverrideEntry {
  /** The entry as a whole. */
  readonly place: Place;
  readonly students: readonly Placed<string>[];
  readonly cluster?: Placed<string>;
  readonly case?: Placed<string>;
  readonly marks?: Placed<number>;
  readonly total?: Placed<number>;
  readonly excuse?: Placed<true>;
  readonly comment?: Placed<string>;
}

export interface Placed<Value> {
  readonly value: Value;
  readonly place: Place;
}
