import { type ByteString, isAscii, isUtf8 } from './bytes.ts';

/** What slides and word processors put in the place of ASCII, by the ASCII that it stands for. */
const twinsOf: readonly (readonly [ascii: string, twins: string])[] = [
  ["'", '\u2018\u2019\u201A\u201B\u2032\u02BC\u00B4'],
  ['"', '\u201C\u201D\u201E\u201F\u2033'],
  ['-', '\u2010\u2011\u2012\u2013\u2014\u2015\u2212'],
  ['...', '\u2026'],
  [' ', '\u00A0\u2002\u2003\u2007\u2009\u202F\u3000'],
  ['.', '\u3002'],
];

/** Of `！` to `～`, each is so far from its ASCII character. */
const fullWidthOffset = 0xfe_e0;

const twins = new Map<string, string>(
  twinsOf.flatMap(([ascii, all]) => [...all].map((twin): [string, string] => [twin, ascii])),
);
for (let code = 0x21; code <= 0x7e; code += 1) {
  twins.set(String.fromCharCode(code + fullWidthOffset), String.fromCharCode(code));
}

/** A program prints the bytes of its source, in whatever encoding that was saved. */
const legacyEncodings = ['big5', 'gbk', 'shift_jis'] as const;

/** The twins of Windows-1252 that Latin-1 has not; Node 20 reads the one as the other. */
const windows = new Map([
  ['\x82', '\u201A'],
  ['\x84', '\u201E'],
  ['\x85', '\u2026'],
  ['\x91', '\u2018'],
  ['\x92', '\u2019'],
  ['\x93', '\u201C'],
  ['\x94', '\u201D'],
  ['\x96', '\u2013'],
  ['\x97', '\u2014'],
]);

/**
 * The text with ASCII in the place of its typographic twins. Outside of UTF-8 an encoding is believed only if all the
 * bytes beyond ASCII are twins in it.
 */
export function withoutTwins(text: ByteString): ByteString {
  if (isAscii(text)) return text;
  if (isUtf8(text)) return Buffer.from(folded(decoded(text, 'utf-8'))).toString('latin1');
  const western = text.replaceAll(/[\x80-\x9F]/g, (byte) => windows.get(byte) ?? byte);
  const readings = [...legacyEncodings.map((encoding) => decoded(text, encoding)), western];
  return readings.map(folded).find(isAscii) ?? text;
}

function folded(text: string): string {
  return text.replaceAll(/[\u0080-\uFFFF]/g, (character) => twins.get(character) ?? character);
}

function decoded(bytes: ByteString, encoding: string): string {
  return new TextDecoder(encoding, { ignoreBOM: true }).decode(Buffer.from(bytes, 'latin1'));
}
