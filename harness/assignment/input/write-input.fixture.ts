import type { CountRange, NamedCount, SessionInput } from '../../model/assignment/input.ts';

/** The input as a lecturer could write it. JSON is also YAML. */
export function writtenInput(input: SessionInput): unknown {
  switch (input.kind) {
    case 'fixed':
      return { text: input.text };
    case 'integer':
      return { integer: `${input.least}..${input.most}`, ...(input.name === undefined ? {} : { name: input.name }) };
    case 'decimal': {
      const ends = [input.least, input.most].map((end) => decimal(end, input.places));
      return { decimal: ends.join('..'), places: input.places };
    }
    case 'word':
      return { word: input.characters.join(''), length: countText(input.length) };
    case 'digits':
      return { digits: input.count, of: input.characters.join('') };
    case 'one-of':
      return {
        'one-of': input.alternatives.map((alternative) => {
          const written = writtenInput(alternative.input);
          const map = typeof written === 'object' && !Array.isArray(written) ? written : { sequence: [written] };
          return { ...map, weight: alternative.weight };
        }),
      };
    case 'sequence':
      return { sequence: input.parts.map(writtenInput) };
    case 'line':
      return { line: input.parts.map(writtenInput) };
    case 'repeated':
      return { repeat: countText(input.count), sequence: [writtenInput(input.part)] };
  }
}

function countText(count: CountRange | NamedCount): string | number {
  if ('name' in count) return count.name;
  return count.least === count.most ? count.least : `${count.least}..${count.most}`;
}

function decimal(units: bigint, places: number): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** The same input, where a sequence of one part is that part. */
export function withoutWrappers(input: SessionInput): SessionInput {
  switch (input.kind) {
    case 'sequence': {
      const [first, second] = input.parts;
      if (first !== undefined && second === undefined) return withoutWrappers(first);
      return { ...input, parts: input.parts.map(withoutWrappers) };
    }
    case 'line':
      return { ...input, parts: input.parts.map(withoutWrappers) };
    case 'repeated':
      return { ...input, part: withoutWrappers(input.part) };
    case 'one-of':
      return {
        ...input,
        alternatives: input.alternatives.map(({ weight, input: inner }) => ({ weight, input: withoutWrappers(inner) })),
      };
    default:
      return input;
  }
}
