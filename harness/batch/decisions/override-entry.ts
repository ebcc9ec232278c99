import type { Place } from '../../assignment/yaml/author-problem.ts';

/** One entry as it stands in the file, whichever kind of file that is; what it names may not exist. */
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
