import { chunksOf, towards } from './chunks.ts';
import { simplestNumber } from './draw.ts';
import { type Drawn, type DrawnCharacters, type DrawnChoice, type Names, nameOf } from './drawn.ts';

/** The names of integers that are counts. */
type Counts = Pick<ReadonlySet<string>, 'has'>;

/** The same input with one simpler value. The integers in `counts` are left as they are. */
export function* simplerValues(drawn: Drawn, names: Names, counts: Counts): Generator<Drawn> {
  switch (drawn.kind) {
    case 'text':
      return;
    case 'number':
      if (counts.has(nameOf(drawn) ?? '')) return;
      for (const value of towards(simplestNumber(drawn.input), drawn.value)) yield { ...drawn, value };
      return;
    case 'characters':
      yield* simplerCharacters(drawn);
      return;
    case 'choice':
      yield* earlierAlternatives(drawn, names);
      for (const item of simplerValues(drawn.item, names, counts)) yield { ...drawn, item };
      return;
    default:
      for (const [index, item] of drawn.items.entries()) {
        for (const simpler of simplerValues(item, names, counts)) {
          yield { ...drawn, items: drawn.items.with(index, simpler) };
        }
      }
  }
}

/** The simplest value of an alternative may be right although others fail; often the greatest one fails then. */
function* earlierAlternatives(drawn: DrawnChoice, names: Names): Generator<Drawn> {
  const earlier = [...drawn.alternatives.slice(0, drawn.chosen).entries()];
  for (const [chosen, source] of earlier) yield { ...drawn, chosen, item: source.simplest(names) };
  for (const [chosen, source] of earlier) yield { ...drawn, chosen, item: source.greatest(names) };
}

function* simplerCharacters(drawn: DrawnCharacters): Generator<Drawn> {
  const { indexes, input } = drawn;
  if (input.kind === 'word') {
    for (const { from, to } of chunksOf(indexes.length, indexes.length - input.length.least)) {
      yield { ...drawn, indexes: indexes.toSpliced(from, to - from) };
    }
  }
  for (const { from, to } of chunksOf(indexes.length)) {
    const changed = indexes.map((index, at) => (at >= from && at < to ? 0 : index));
    if (changed.some((index, at) => index !== indexes[at])) yield { ...drawn, indexes: changed };
  }
  for (const [at, index] of indexes.entries()) {
    for (const smaller of towards(0n, BigInt(index))) yield { ...drawn, indexes: indexes.with(at, Number(smaller)) };
  }
}
