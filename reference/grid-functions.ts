import type { ExpectedCall } from '../harness/model/assignment/reference.ts';
import { type Value, formatValue } from '../harness/model/assignment/value.ts';

/** A required function of an assignment whose board is one long number: the grid comes first, integers follow. */
export interface GridFunction {
  readonly run: (...args: readonly bigint[]) => ExpectedCall;
  /** What the handout promises about the arguments, besides a valid grid. */
  readonly promise?: { readonly text: string; readonly isKept: (...args: readonly bigint[]) => boolean };
}

export interface GridAssignment {
  readonly id: string;
  readonly functions: Readonly<Record<string, GridFunction>>;
  readonly isGrid: (grid: bigint) => boolean;
  /** Continues the sentence "the handout promises ...". */
  readonly gridPromise: string;
}

/** Every error is about a case of an author, so it names the call and says what would be right. */
export function callGridFunction(
  { id, functions, isGrid, gridPromise }: GridAssignment,
  name: string,
  args: readonly Value[],
): ExpectedCall {
  const required = new Map(Object.entries(functions)).get(name);
  if (required === undefined) {
    throw new Error(`${id} has no function '${name}'; it has ${Object.keys(functions).join(', ')}`);
  }
  const spelt = `${name}(${args.map(formatValue).join(', ')})`;
  const integers = args.filter((arg) => typeof arg === 'bigint');
  if (integers.length !== args.length || args.length !== required.run.length) {
    throw new TypeError(`${spelt}: the number of arguments must be ${required.run.length}, all of them integers`);
  }
  if (!integers.slice(0, 1).every(isGrid)) throw new RangeError(`${spelt}: the handout promises ${gridPromise}`);
  if (required.promise?.isKept(...integers) === false) {
    throw new RangeError(`${spelt}: the handout promises ${required.promise.text}`);
  }
  return required.run(...integers);
}
