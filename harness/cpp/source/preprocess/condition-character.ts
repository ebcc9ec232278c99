import type { ConditionNumber } from './condition-number.ts';

/** Which kinds of characters have a sign. */
export interface SignedCharacters {
  readonly char: boolean;
  readonly wide: boolean;
}

interface Kind {
  readonly bits: number;
  readonly isSigned: boolean;
}

/** `'a'`, `'\n'`, `'ab'`, `'\xff'`, `U'\U0001F600'`; undefined if compilers or machines differ. */
export function characterOf(text: string, signed: SignedCharacters): ConditionNumber | undefined {
  const [, prefix = '', inside = ''] = /^(u8|u|U|L)?'(.{1,60})'$/su.exec(text) ?? [];
  const codes = inside === '' ? undefined : codesOf(inside);
  if (codes === undefined) return undefined;
  const kind = kinds(signed).get(prefix);
  const [only, ...more] = codes;
  if (kind === undefined || only === undefined) return undefined;
  if (kind.bits === 8) return narrow(prefix, codes, kind);
  // Compilers differ in which of several wide characters they use.
  if (more.length > 0 || (only.isCharacter && only.value >= 1n << BigInt(kind.bits))) return undefined;
  return numberIn(kind, only.value);
}

/** Undefined beyond ASCII: there, the bytes depend on the encoding of the source. */
function narrow(prefix: string, codes: readonly Code[], kind: Kind): ConditionNumber | undefined {
  if (codes.some(({ value, isCharacter }) => isCharacter && value > 0x7fn)) return undefined;
  const bytes = codes.map(({ value }) => BigInt.asUintN(8, value));
  const [only = 0n, ...more] = bytes;
  if (more.length === 0) return prefix === 'u8' && only > 0x7fn ? undefined : numberIn(kind, only);
  if (prefix === 'u8') return undefined;
  return numberIn(
    { bits: 32, isSigned: true },
    bytes.reduce((sum, byte) => sum * 256n + byte, 0n),
  );
}

function numberIn({ bits, isSigned }: Kind, value: bigint): ConditionNumber {
  return { value: isSigned ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value), unsigned: !isSigned };
}

function kinds({ char, wide }: SignedCharacters): ReadonlyMap<string, Kind> {
  return new Map([
    ['', { bits: 8, isSigned: char }],
    ['u8', { bits: 8, isSigned: char }],
    ['u', { bits: 16, isSigned: false }],
    ['U', { bits: 32, isSigned: false }],
    ['L', { bits: 32, isSigned: wide }],
  ]);
}

interface Code {
  readonly value: bigint;
  /** The value is the number of a character, not a value that is written as in `\xff`. */
  readonly isCharacter: boolean;
}

const letters: ReadonlyMap<string, number> = new Map(
  Object.entries({ n: 10, t: 9, r: 13, a: 7, b: 8, v: 11, f: 12, e: 27, E: 27, "'": 39, '"': 34, '\\': 92, '?': 63 }),
);
const piece = /\\([0-7]{1,3})|\\x([\da-fA-F]{1,16})|\\u([\da-fA-F]{4})|\\U([\da-fA-F]{8})|\\(.)|([^\\'\n])/gsu;

function codesOf(inside: string): Code[] | undefined {
  const codes: Code[] = [];
  let end = 0;
  for (const match of inside.matchAll(piece)) {
    const [whole, octal, hex, four, eight, letter, plain] = match;
    if (match.index !== end) return undefined;
    end += whole.length;
    const point = four ?? eight;
    if (octal !== undefined) codes.push({ value: BigInt(`0o${octal}`), isCharacter: false });
    else if (hex !== undefined) codes.push({ value: BigInt(`0x${hex}`), isCharacter: false });
    else if (point !== undefined) codes.push({ value: BigInt(`0x${point}`), isCharacter: true });
    else {
      const code = letter === undefined ? plain?.codePointAt(0) : letters.get(letter);
      if (code === undefined) return undefined;
      codes.push({ value: BigInt(code), isCharacter: true });
    }
  }
  return end === inside.length ? codes : undefined;
}
