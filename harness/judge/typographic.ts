import { type ByteString, isAscii, isUtf8 } from '../text/bytes.ts';

/** Characters that slides and word processors put in the place of ASCII, with that ASCII. */
const twinsOf: readonly (readonly [ascii: string, twins: string])[] = [
  ["'", '\u2018\u2019\u201A\u201B\u2032\u02BC\u00B4'],
  ['"', '\u201C\u201D\u201E\u201F\u2033'],
  ['-', '\u2010\u2011\u2012\u2013\u2014\u2015\u2212'],
  ['...', '\u2026'],
  [' ', '\u00A0\u2002\u2003\u2007\u2009\u202F\u3000'],
  ['.', '\u3002'],
];

/** The distance of each character from `！` to `～` to its ASCII character. */
const fullWidthOffset = 0xfe_e0;

const twins = new Map<string, string>(
  twinsOf.flatMap(([ascii, all]) => [...all].map((twin): [string, string] => [twin, ascii])),
);
for (let code = 0x21; code <= 0x7e; code += 1) {
  twins.set(String.fromCharCode(code + fullWidthOffset), String.fromCharCode(code));
}

/** Twins in Windows-1252 that Latin-1 does not have; Node 20 reads the first as the second. */
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

/** A twin in a text: where its bytes begin and end, and the ASCII in whose place it is. */
export interface Twin {
  readonly from: number;
  readonly to: number;
  readonly ascii: string;
}

/**
 * The text with ASCII in the place of its typographic twins. If it is not UTF-8, an encoding is accepted only if all
 * the bytes beyond ASCII are twins in it.
 */
export function withoutTwins(text: ByteString): ByteString {
  let folded = '';
  let done = 0;
  for (const { from, to, ascii } of twinsIn(text)) {
    folded += text.slice(done, from) + ascii;
    done = to;
  }
  return folded + text.slice(done);
}

/** All typographic twins of a text, from its beginning to its end. */
export function twinsIn(text: ByteString): Twin[] {
  if (isAscii(text)) return [];
  if (isUtf8(text)) return twinsBy(unicode, text);
  for (const encoding of legacyEncodings) {
    const found = twinsBy(encoding, text);
    // Bytes beyond ASCII that are left show that the text is in another encoding.
    const twinBytes = found.reduce((sum, { from, to }) => sum + bytesBeyondAscii(text.slice(from, to)), 0);
    if (twinBytes === bytesBeyondAscii(text)) return found;
  }
  return [];
}

/** How characters beyond ASCII are encoded, and which of them are twins. */
interface Encoding {
  readonly characters: RegExp;
  readonly twinOf: (bytes: ByteString) => string | undefined;
}

const unicode: Encoding = {
  characters: /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/g,
  twinOf: remembered('utf-8'),
};

/** A program prints the bytes of its source, in the encoding in which that was saved. */
const legacyEncodings: readonly Encoding[] = [
  ...['big5', 'gbk', 'shift_jis'].map((name) => ({
    characters: /[\x81-\xfe][\x40-\xfe]/g,
    twinOf: remembered(name),
  })),
  { characters: /[\x80-\xff]/g, twinOf: (byte) => twins.get(windows.get(byte) ?? byte) },
];

function twinsBy({ characters, twinOf }: Encoding, text: ByteString): Twin[] {
  return [...text.matchAll(characters)].flatMap(({ 0: bytes, index }) => {
    const ascii = twinOf(bytes);
    return ascii === undefined ? [] : [{ from: index, to: index + bytes.length, ascii }];
  });
}

/** Two-byte characters are few enough to be remembered; in UTF-8 only characters of up to three bytes can be twins. */
function remembered(encoding: string): Encoding['twinOf'] {
  const known = new Map<ByteString, string | undefined>();
  return (bytes) => {
    if (bytes.length > 3) return undefined;
    if (!known.has(bytes)) known.set(bytes, twins.get(decoded(bytes, encoding)));
    return known.get(bytes);
  };
}

function bytesBeyondAscii(text: ByteString): number {
  return text.replace(/[^\x80-\xff]+/g, '').length;
}

function decoded(bytes: ByteString, encoding: string): string {
  return new TextDecoder(encoding, { ignoreBOM: true }).decode(Buffer.from(bytes, 'latin1'));
}
