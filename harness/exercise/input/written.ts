import type { ScalarType, Value } from '../../model/assignment/value.ts';
import type { Drawn, DrawnCharacters, DrawnNumber } from './drawn.ts';

/** What is typed, one line after the other. */
export function typedLines(drawn: Drawn): readonly string[] {
  switch (drawn.kind) {
    case 'text':
      return [drawn.text];
    case 'number':
      return [numberText(drawn)];
    case 'characters':
      return [charactersText(drawn)];
    case 'choice':
      return typedLines(drawn.item);
    case 'line':
      return [drawn.items.flatMap(typedLines).join(' ')];
    case 'sequence':
    case 'repetition':
      return drawn.items.flatMap(typedLines);
    default:
      return drawn satisfies never;
  }
}

/** An argument of a call. */
export function argumentOf(drawn: Drawn, type: ScalarType): Value {
  const [text = ''] = typedLines(drawn);
  switch (type) {
    case 'int':
    case 'long long':
      return BigInt(text);
    case 'bool':
      return text === 'true';
    case 'char':
    case 'string':
    case 'char[8][8]':
      return text;
    default:
      return type satisfies never;
  }
}

function numberText({ input, value }: DrawnNumber): string {
  if (input.kind === 'integer' || input.places === 0) return String(value);
  const digits = String(value < 0n ? -value : value).padStart(input.places + 1, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -input.places)}.${digits.slice(-input.places)}`;
}

function charactersText({ input, indexes }: DrawnCharacters): string {
  const characters = indexes.map((index) => input.characters[index] ?? '');
  if (input.kind !== 'grid') return characters.join('');
  const { rows, columns } = input;
  const lines = Array.from({ length: rows }, (_, row) => characters.slice(row * columns, (row + 1) * columns));
  return lines.map((line) => line.join('')).join('\n');
}
