import { chunksOf, towards } from './chunks.ts';
import { simplestNumber } from './draw.ts';
import {
  type Drawn,
  type DrawnCharacters,
  type DrawnChoice,
  type DrawnRepetition,
  type Names,
  nameOf,
} from './drawn.ts';

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
      if (drawn.kind === 'repetition') yield* oneThatMatters(drawn);
      for (const [index, item] of drawn.items.entries()) {
        for (const simpler of simplerValues(item, names, counts)) {
          yield { ...drawn, items: drawn.items.with(index, simpler) };
        }
      }
  }
}

/** So many values next to the simplest one are tried. */
const nearValues = 8n;

/**
 * A mistake may depend on the sum of all numbers, such as one of rounding: then no number can become simpler by itself.
 * So all are made as simple as possible, except for the last one, which gets small values.
 */
function* oneThatMatters(drawn: DrawnRepetition): Generator<Drawn> {
  const numbers = drawn.items.flatMap((item) => (item.kind === 'number' ? [item] : []));
  const last = numbers.at(-1);
  if (last === undefined || numbers.length < drawn.items.length) return;
  const simplest = numbers.map((one) => ({ ...one, value: simplestNumber(one.input) }));
  const notSimple = numbers.filter((one, index) => one.value !== simplest[index]?.value);
  if (notSimple.length < 2) return;
  yield { ...drawn, items: simplest };
  const { least, most } = last.input;
  const from = simplestNumber(last.input);
  for (let distance = 1n; distance <= nearValues; distance += 1n) {
    for (const value of [from + distance, from - distance]) {
      if (value >= least && value <= most) yield { ...drawn, items: [...simplest.slice(0, -1), { ...last, value }] };
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
