import type {
  CountRange,
  DecimalInput,
  DigitsInput,
  FixedInput,
  GridInput,
  IntegerInput,
  WordInput,
} from '../../model/assignment/input.ts';
import { type At, below, complain, foundAt, isGiven, writtenAt } from './at.ts';
import { type CharacterSet, named, readCharacters } from './characters.ts';
import { isMisspeltKey } from './kinds.ts';
import { type Range, readCountRange, readRange, readWhole } from './ranges.ts';

/* Maps that describe one value. Each function returns undefined after reporting all mistakes in the map. */

export const maxLength = 1000;
export const maxPlaces = 20;
const allDigits = [...'0123456789'];
const digit: CharacterSet = { fits: (character) => allDigits.includes(character), expected: 'digits from 0 to 9' };

export function readText(at: At, { fits, expected }: CharacterSet, mayBeEmpty = false): FixedInput | undefined {
  const written = writtenAt(at);
  if (written === undefined || written.kind === 'number') {
    const cure = isGiven(at) && written !== undefined ? `put it in quotes: '${written.text}'` : cureForWord(at);
    return complain(at, { found: foundAt(at), expected: 'a text', cure });
  }
  if (written.text === '' && !mayBeEmpty) return complain(at, { found: 'an empty text', expected: 'a text' });
  const wrong = [...written.text].find((character) => !fits(character));
  if (wrong === undefined) return { kind: 'fixed', text: written.text };
  const cure = wrong === '\n' ? 'write a list with a text for each line' : undefined;
  return complain(at, { found: named(wrong), expected, cure });
}

/** YAML does not read `true` and `false` as texts. */
export function cureForWord(at: At): string | undefined {
  const found = foundAt(at);
  return /^(true|false)$/i.test(found) ? `put it in quotes: '${found}'` : undefined;
}

export function readInteger(
  at: At,
  expected = 'an integer, or a range such as 1..9',
  fits: (range: Range) => boolean = () => true,
): IntegerInput | undefined {
  const cureForFraction = 'for numbers with a fraction, write { decimal: 0..10, places: 2 }';
  const range = readRange(at, { expected, fits, cureForFraction });
  return range === undefined ? undefined : { kind: 'integer', ...range };
}

export function readDecimal(at: At): DecimalInput | undefined {
  const expectedPlaces = `the number of places after the point, from 1 to ${maxPlaces}`;
  const places = isMisspeltKey(at, 'decimal', 'places')
    ? undefined
    : readWhole(below(at, 'places'), expectedPlaces, 1n, BigInt(maxPlaces));
  // Without the right number of places, the range can still be checked.
  const range = readRange(below(at, 'decimal'), {
    expected: 'a range such as 0..2.5',
    places: places ?? maxPlaces,
  });
  return range === undefined || places === undefined ? undefined : { kind: 'decimal', ...range, places };
}

export function readWord(at: At, characterSet: CharacterSet, length: CountRange): WordInput | undefined {
  const characters = readCharacters(below(at, 'word'), characterSet);
  const lengths = isMisspeltKey(at, 'word', 'length') ? undefined : readLength(below(at, 'length'), length);
  return characters === undefined || lengths === undefined ? undefined : { kind: 'word', characters, length: lengths };
}

function readLength(at: At, { least, most }: CountRange): CountRange | undefined {
  if (least === most && !isGiven(at)) return { least, most };
  const expected =
    least === most ? `the length ${least}` : `a length from ${least} to ${most}, or a range such as 1..8`;
  return readCountRange(at, expected, BigInt(least), BigInt(most));
}

export function readDigits(at: At): DigitsInput | undefined {
  const count = readWhole(below(at, 'digits'), `a number of digits from 1 to ${maxLength}`, 1n, BigInt(maxLength));
  const of = below(at, 'of');
  const characters = isGiven(of) ? readCharacters(of, digit) : allDigits;
  return characters === undefined || count === undefined ? undefined : { kind: 'digits', count, characters };
}

const boardSize = 8;

export function readGrid(at: At): GridInput | undefined {
  const cell: CharacterSet = { fits: (character) => /^[!-~]$/.test(character), expected: 'visible ASCII characters' };
  const characters = isMisspeltKey(at, 'grid', 'of') ? undefined : readCharacters(below(at, 'of'), cell);
  const size = below(at, 'grid');
  if (writtenAt(size)?.text !== `${boardSize}x${boardSize}`) {
    const expected = `${boardSize}x${boardSize}, the only size that is known`;
    return complain(size, { found: foundAt(size), expected });
  }
  return characters === undefined ? undefined : { kind: 'grid', rows: boardSize, columns: boardSize, characters };
}
