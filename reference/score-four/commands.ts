import { type Colour, type Peg, isColour, isPeg } from './pegs.ts';

/** A command to an opponent program. Scripts may have open places instead of pegs, which are filled when it is sent. */
export type CommandWith<Place> =
  | { readonly kind: 'restart' }
  | { readonly kind: 'quit' }
  | { readonly kind: 'move' }
  | { readonly kind: 'play'; readonly colour: Colour }
  | { readonly kind: 'note'; readonly colour: Colour; readonly place: Place };

export type Command = CommandWith<Peg>;

export function formatCommand(command: Command): string {
  switch (command.kind) {
    case 'restart':
    case 'quit':
    case 'move':
      return `${command.kind};`;
    case 'play':
      return `play ${command.colour};`;
    case 'note':
      return `note: ${command.colour} plays ${command.place};`;
  }
}

/** Why a text is not a command, as codes and facts; explainMalformed makes words of them. */
export type Malformed =
  /** Two semicolons with nothing between them. */
  | { readonly kind: 'empty' }
  /** The text ends without the semicolon. */
  | { readonly kind: 'no-semicolon' }
  | { readonly kind: 'blank-before'; readonly sign: ';' | ':' }
  | { readonly kind: 'no-blank-after-colon' }
  | { readonly kind: 'no-colon-after-note' }
  | { readonly kind: 'unknown-command'; readonly word: string }
  /** Right except for small and capital letters. */
  | { readonly kind: 'letter-case'; readonly word: string; readonly expected: string }
  | { readonly kind: 'unexpected-word'; readonly word: string; readonly expected: string }
  | { readonly kind: 'missing-word'; readonly expected: string }
  | { readonly kind: 'surplus-word'; readonly word: string };

export type Parsed<Place> = { readonly command: CommandWith<Place> } | Refused;

interface Refused {
  readonly malformed: Malformed;
}

/** White space as C++ skips it; `\s` would skip no-break spaces, too. */
const blanks = /[ \t\n\v\f\r]+/;

/** Parses one command, from its first word to its semicolon, inclusive. */
export function parseCommand(text: string): Parsed<Peg> {
  return parseCommandWith(text, (word) => (isPeg(word) ? word : undefined));
}

export function parseCommandWith<Place>(text: string, asPlace: (word: string) => Place | undefined): Parsed<Place> {
  if (!text.endsWith(';')) return { malformed: { kind: 'no-semicolon' } };
  const words = text.slice(0, -1).split(blanks);
  // An empty word at the end means that there is white space before the semicolon.
  const spaced = words.at(-1) === '';
  const [name, ...rest] = words.filter((word) => word !== '');
  if (name === undefined) return { malformed: { kind: 'empty' } };
  if (spaced) return { malformed: { kind: 'blank-before', sign: ';' } };
  switch (name) {
    case 'restart':
    case 'quit':
    case 'move':
      return unlessSurplus(rest, { kind: name });
    case 'play': {
      const colour = take(rest[0], 'white or black', asColour);
      return 'malformed' in colour ? colour : unlessSurplus(rest.slice(1), { kind: 'play', colour: colour.value });
    }
    case 'note:': {
      const colour = take(rest[0], 'white or black', asColour);
      if ('malformed' in colour) return colour;
      const plays = take(rest[1], '"plays"', (word) => (word === 'plays' ? word : undefined));
      if ('malformed' in plays) return plays;
      const place = take(rest[2], 'a location from A1 to D4', asPlace);
      if ('malformed' in place) return place;
      return unlessSurplus(rest.slice(3), { kind: 'note', colour: colour.value, place: place.value });
    }
    default:
      return { malformed: unknownCommand(name, rest) };
  }
}

function asColour(word: string): Colour | undefined {
  return isColour(word) ? word : undefined;
}

function take<Value>(
  word: string | undefined,
  expected: string,
  read: (word: string) => Value | undefined,
): { readonly value: Value } | Refused {
  if (word === undefined) return { malformed: { kind: 'missing-word', expected } };
  const value = read(word);
  if (value !== undefined) return { value };
  const otherCase = [word.toLowerCase(), word.toUpperCase()].find((spelt) => read(spelt) !== undefined);
  if (otherCase !== undefined) return { malformed: { kind: 'letter-case', word, expected: otherCase } };
  return { malformed: { kind: 'unexpected-word', word, expected } };
}

function unlessSurplus<Place>(words: readonly string[], command: CommandWith<Place>): Parsed<Place> {
  const [word] = words;
  return word === undefined ? { command } : { malformed: { kind: 'surplus-word', word } };
}

function unknownCommand(name: string, [next = '']: readonly string[]): Malformed {
  if (name === 'note') {
    return next.startsWith(':') ? { kind: 'blank-before', sign: ':' } : { kind: 'no-colon-after-note' };
  }
  if (name.startsWith('note:')) return { kind: 'no-blank-after-colon' };
  const lower = name.toLowerCase();
  const isKnown = ['restart', 'quit', 'move', 'play', 'note:'].includes(lower);
  return isKnown ? { kind: 'letter-case', word: name, expected: lower } : { kind: 'unknown-command', word: name };
}

/** Splits a text as a program that reads commands does: each ends with its semicolon, and `rest` is incomplete. */
export function splitCommands(text: string): { readonly commands: readonly string[]; readonly rest: string } {
  const parts = text.split(';');
  const rest = parts.pop() ?? '';
  return { commands: parts.map((part) => `${part.replace(/^[ \t\n\v\f\r]+/, '')};`), rest };
}
