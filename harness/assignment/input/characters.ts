import { type At, complain, foundAt, writtenAt } from './at.ts';

/** The characters that a text may have. */
export interface CharacterSet {
  readonly fits: (character: string) => boolean;
  /** Continues a sentence after "expected". */
  readonly expected: string;
}

/** Sessions are written with « and » around what is typed, and ␣ for a space at the end of a line. */
export const sessionCharacters: CharacterSet = {
  fits: (character) => !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}«»␣]/u.test(character),
  expected: 'characters that can be typed, but not «, » or ␣',
};

/** More are not needed, and a range between two scripts has tens of thousands. */
const maxCharacters = 1000;

/** The characters to choose from, such as `a..z` or `'.XO'`, in this order; undefined after reporting why not. */
export function readCharacters(at: At, { fits, expected }: CharacterSet): readonly string[] | undefined {
  const usual = `characters to choose from, such as a..z or 'XYZ'`;
  const written = writtenAt(at);
  if (written === undefined || written.kind === 'number' || written.text === '') {
    const cure = written?.kind === 'number' ? `put it in quotes: '${written.text}'` : undefined;
    return complain(at, { found: foundAt(at), expected: usual, cure });
  }
  const { text } = written;
  if (/[a-z]-[a-z]|[A-Z]-[A-Z]|\d-\d/.test(text)) {
    const cure = `write ${text.replaceAll(/(\w)-(\w)/g, '$1..$2')}; if you mean the character -, put it first`;
    return complain(at, { found: foundAt(at), expected: usual, cure });
  }
  const characters: string[] = [];
  for (const [, from, to, single] of text.matchAll(/(.)\.\.(.)|(.)/gsu)) {
    const [first = 0, last = 0] = [from ?? single, to ?? single].map((character) => character?.codePointAt(0));
    if (first > last) {
      const cure = `write ${to}..${from}`;
      return complain(at, { found: `the range ${from}..${to}`, expected: 'an end after its beginning', cure });
    }
    if (characters.length + last - first >= maxCharacters) {
      return complain(at, { found: `more than ${maxCharacters} characters`, expected: `at most ${maxCharacters}` });
    }
    for (let code = first; code <= last; code += 1) characters.push(String.fromCodePoint(code));
  }
  const wrong = characters.find((character) => !fits(character));
  if (wrong !== undefined) return complain(at, { found: named(wrong), expected });
  const twice = characters.find((character, index) => characters.indexOf(character) < index);
  if (twice === undefined) return characters;
  return complain(at, { found: `${named(twice)} twice`, expected: 'every character once' });
}

export function named(character: string): string {
  if (character === '\n') return 'a newline';
  return /[\p{C}\p{Z}]/u.test(character) && character !== ' '
    ? `the invisible character U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    : `the character ${JSON.stringify(character)}`;
}
