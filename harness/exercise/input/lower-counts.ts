import type { RepeatedInput } from '../../model/assignment/input.ts';
import { type Chunk, chunksOf } from './chunks.ts';
import { type Drawn, type DrawnNumber, nameOf } from './drawn.ts';

/** The repetitions in an input, by the name of their count. */
type Counted = ReadonlyMap<string, ReadonlySet<RepeatedInput>>;

/**
 * An integer that counts repetitions becomes smaller, and all its repetitions lose the same items. So an item in the
 * middle can be left out, and no candidate changes items that are not typed.
 */
export function* lowerCounts(whole: Drawn, drawn: Drawn, counted: Counted): Generator<Drawn> {
  for (const { number, name } of countsIn(drawn, counted)) {
    for (const chunk of chunksOf(Number(number.value), Number(number.value - number.input.least))) {
      yield withoutItems(whole, name, () => chunk);
    }
  }
}

/** The same, but one of the repetitions loses another item: in a table, another column than row. */
export function* lowerCountsApart(whole: Drawn, drawn: Drawn, counted: Counted): Generator<Drawn> {
  for (const { number, name, repetitions } of countsIn(drawn, counted)) {
    if (repetitions.size < 2 || number.value === number.input.least) continue;
    const items = [...chunksOf(Number(number.value), 1)];
    for (const apart of repetitions) {
      for (const one of items) {
        for (const other of items) yield withoutItems(whole, name, (input) => (input === apart ? one : other));
      }
    }
  }
}

interface Count {
  readonly number: DrawnNumber;
  readonly name: string;
  readonly repetitions: ReadonlySet<RepeatedInput>;
}

function* countsIn(drawn: Drawn, counted: Counted): Generator<Count> {
  if (drawn.kind === 'sequence' || drawn.kind === 'line') {
    for (const item of drawn.items) yield* countsIn(item, counted);
  }
  const name = nameOf(drawn) ?? '';
  const repetitions = counted.get(name);
  if (drawn.kind === 'number' && repetitions !== undefined) yield { number: drawn, name, repetitions };
}

function withoutItems(drawn: Drawn, name: string, chunkOf: (input: RepeatedInput | undefined) => Chunk): Drawn {
  switch (drawn.kind) {
    case 'number': {
      if (nameOf(drawn) !== name) return drawn;
      const { from, to } = chunkOf(undefined);
      return { ...drawn, value: drawn.value - BigInt(to - from) };
    }
    case 'choice':
      return { ...drawn, item: withoutItems(drawn.item, name, chunkOf) };
    case 'sequence':
    case 'line':
      return { ...drawn, items: drawn.items.map((item) => withoutItems(item, name, chunkOf)) };
    case 'repetition': {
      const { input } = drawn;
      const isCounted = 'name' in input.count && input.count.name === name;
      const { from, to } = isCounted ? chunkOf(input) : { from: 0, to: 0 };
      const items = drawn.items.toSpliced(from, to - from);
      return { ...drawn, items: items.map((item) => withoutItems(item, name, chunkOf)) };
    }
    default:
      return drawn;
  }
}
