import fc, { type Arbitrary } from 'fast-check';
import type { SessionInput } from '../../model/assignment/input.ts';

const ordered = (from: number, to: number) =>
  fc.tuple(fc.integer({ min: from, max: to }), fc.integer({ min: from, max: to })).map(([one, other]) => ({
    least: Math.min(one, other),
    most: Math.max(one, other),
  }));
const range = ordered(-30, 30).map(({ least, most }) => ({ least: BigInt(least), most: BigInt(most) }));
const characters = (from: string) =>
  fc.shuffledSubarray([...from], { minLength: 1 }).map((chosen): readonly string[] => chosen);

const leaf: Arbitrary<SessionInput> = fc.oneof(
  fc.constantFrom('0', 'x', 'quit', '-1', '12').map((text) => ({ kind: 'fixed' as const, text })),
  range.map((ends) => ({ kind: 'integer' as const, ...ends })),
  fc
    .tuple(range, fc.integer({ min: 1, max: 3 }))
    .map(([ends, places]) => ({ kind: 'decimal' as const, ...ends, places })),
  fc
    .tuple(characters('abcXYZ'), ordered(1, 4))
    .map(([from, length]) => ({ kind: 'word' as const, characters: from, length })),
  fc
    .tuple(characters('012'), fc.integer({ min: 1, max: 5 }))
    .map(([from, count]) => ({ kind: 'digits' as const, characters: from, count })),
);

/** Parts that can use the names as counts. */
function parts(names: readonly string[], depth: number): Arbitrary<SessionInput> {
  if (depth === 0) return leaf;
  const inner = parts(names, depth - 1);
  const several = fc.array(inner, { minLength: 1, maxLength: 3 });
  const counts = fc.oneof(ordered(0, 4), ...names.map((name) => fc.constant({ name })));
  return fc.oneof(
    leaf,
    several.map((list) => ({ kind: 'sequence' as const, parts: list })),
    fc
      .array(fc.tuple(fc.integer({ min: 1, max: 9 }), inner), { minLength: 1, maxLength: 3 })
      .map((list) => ({ kind: 'one-of' as const, alternatives: list.map(([weight, input]) => ({ weight, input })) })),
    fc.tuple(counts, inner).map(([count, part]) => ({ kind: 'repeated' as const, count, part })),
    ...(depth === 1 ? [fc.array(leaf, { minLength: 1, maxLength: 3 }).map(lineOf)] : []),
  );
}

function lineOf(list: readonly SessionInput[]): SessionInput {
  return { kind: 'line', parts: list };
}

/** Any input of a session: two integers with names, and parts that may be repeated as often as these say. */
export const anySessionInput: Arbitrary<SessionInput> = fc
  .tuple(ordered(0, 4), parts(['n'], 2), ordered(0, 3), parts(['n', 'm'], 2))
  .map(([n, first, m, second]) => ({
    kind: 'sequence',
    parts: [
      { kind: 'integer', least: BigInt(n.least), most: BigInt(n.most), name: 'n' },
      first,
      { kind: 'line', parts: [{ kind: 'integer', least: BigInt(m.least), most: BigInt(m.most), name: 'm' }] },
      second,
    ],
  }));
