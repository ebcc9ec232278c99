import fc, { type Arbitrary, type Random } from 'fast-check';
import type { Alternative, AnyInput, CountRange, RepeatedInput } from '../../model/assignment/input.ts';
import type { Drawn, DrawnCharacters, DrawnNumber, Names, Source } from './drawn.ts';

/** In a larger range, chance alone would hardly ever give its ends or the numbers around 0. */
const maxEvenlyDrawn = 100n;

/** Everything that depends only on the input is prepared here, once for all runs. */
export function sourceOf(input: AnyInput): Source {
  switch (input.kind) {
    case 'fixed': {
      const drawn: Drawn = { kind: 'text', text: input.text };
      return { draw: () => drawn, simplest: () => drawn, greatest: () => drawn };
    }
    case 'integer':
    case 'decimal':
      return numberSource(input);
    case 'word':
      return charactersSource(input, input.length);
    case 'digits':
      return charactersSource(input, { least: input.count, most: input.count });
    case 'grid': {
      const cells = input.rows * input.columns;
      return charactersSource(input, { least: cells, most: cells });
    }
    case 'one-of':
      return choiceSource(input.alternatives);
    case 'sequence':
    case 'line':
      return listSource(input.kind, input.parts.map(sourceOf));
    case 'repeated':
      return repetitionSource(input);
    default:
      return input satisfies never;
  }
}

/** The number of the range that is nearest to 0. */
export function simplestNumber({ least, most }: DrawnNumber['input']): bigint {
  if (least > 0n) return least;
  return most < 0n ? most : 0n;
}

function numberSource(input: DrawnNumber['input']): Source {
  const { least, most } = input;
  const name = input.kind === 'integer' ? input.name : undefined;
  const numbers = numbersFrom(least, most);
  const simplest: Drawn = { kind: 'number', input, value: simplestNumber(input) };
  const greatest: Drawn = { kind: 'number', input, value: -least > most ? least : most };
  return {
    draw: (random, bias, names) => {
      const value = numbers(random, bias);
      if (name !== undefined) names.set(name, value);
      return { kind: 'number', input, value };
    },
    simplest: () => simplest,
    greatest: () => greatest,
  };
}

function numbersFrom(least: bigint, most: bigint): (random: Random, bias: number | undefined) => bigint {
  if (most - least < maxEvenlyDrawn) {
    const last = Number(most - least);
    return (random) => least + BigInt(random.nextInt(0, last));
  }
  const all: Arbitrary<bigint> = fc.bigInt({ min: least, max: most });
  return (random, bias) => all.generate(random, bias).value;
}

function charactersSource(input: DrawnCharacters['input'], length: CountRange): Source {
  const last = input.characters.length - 1;
  const simplest: Drawn = { kind: 'characters', input, indexes: Array.from({ length: length.least }, () => 0) };
  const greatest: Drawn = { kind: 'characters', input, indexes: Array.from({ length: length.most }, () => last) };
  return {
    draw: (random) => {
      const indexes = Array.from({ length: random.nextInt(length.least, length.most) }, () => random.nextInt(0, last));
      return { kind: 'characters', input, indexes };
    },
    simplest: () => simplest,
    greatest: () => greatest,
  };
}

function choiceSource(given: readonly Alternative<AnyInput>[]): Source {
  const alternatives = given.map(({ input }) => sourceOf(input));
  const total = given.reduce((sum, { weight }) => sum + weight, 0);
  const first = alternatives[0];
  if (first === undefined) throw new RangeError('a choice has no alternatives');
  return {
    draw: (random, bias, names) => {
      let left = random.nextInt(1, total);
      const chosen = given.findIndex(({ weight }) => (left -= weight) <= 0);
      const item = (alternatives[chosen] ?? first).draw(random, bias, names);
      return { kind: 'choice', alternatives, chosen, item };
    },
    simplest: (names) => ({ kind: 'choice', alternatives, chosen: 0, item: first.simplest(names) }),
    greatest: (names) => ({ kind: 'choice', alternatives, chosen: 0, item: first.greatest(names) }),
  };
}

function listSource(kind: 'sequence' | 'line', parts: readonly Source[]): Source {
  return {
    draw: (random, bias, names) => ({ kind, items: parts.map((part) => part.draw(random, bias, names)) }),
    simplest: (names) => ({ kind, items: parts.map((part) => part.simplest(names)) }),
    greatest: (names) => ({ kind, items: parts.map((part) => part.greatest(names)) }),
  };
}

function repetitionSource(input: RepeatedInput): Source {
  const part = sourceOf(input.part);
  const { count } = input;
  const [fewest, some] = 'name' in count ? [0, 0] : [count.least, Math.min(count.most, Math.max(count.least, 1))];
  const repeated = (names: Names, usual: number, item: () => Drawn): Drawn => {
    const length = 'name' in count ? valueOf(count.name, names) : usual;
    return { kind: 'repetition', input, items: Array.from({ length }, item) };
  };
  return {
    draw: (random, bias, names) => {
      const length = 'name' in count ? 0 : random.nextInt(count.least, count.most);
      return repeated(names, length, () => part.draw(random, bias, names));
    },
    simplest: (names) => repeated(names, fewest, () => part.simplest(names)),
    greatest: (names) => repeated(names, some, () => part.greatest(names)),
  };
}

function valueOf(name: string, names: Names): number {
  const value = names.get(name);
  if (value === undefined) throw new Error(`no integer before this repetition has the name ${name}`);
  return Number(value);
}
