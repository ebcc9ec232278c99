/**
 * The encoding of a downloaded file. `bytes`: an older encoding (GBK, Big5, Windows-1252); each byte is then treated as
 * one character. Delimiters, quotes and digits are the same in all of these, so numbers can be written without knowing
 * which encoding it is.
 */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'bytes';

export interface DecodedText {
  readonly encoding: TextEncoding;
  /** With its byte order mark, if it has one. Encoding it again gives the same bytes. */
  readonly text: string;
  /** A last byte that is half a character: some programs append a newline of one byte to UTF-16. */
  readonly half?: number;
}

export function decodeText(bytes: Uint8Array): DecodedText {
  const wide = wideOrder(bytes);
  if (wide !== undefined) {
    const half = bytes.length % 2 === 0 ? undefined : bytes.at(-1);
    return { encoding: wide, text: fromUnits(unitsOf(bytes, wide)), ...(half === undefined ? {} : { half }) };
  }
  try {
    return { encoding: 'utf-8', text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { encoding: 'bytes', text: fromUnits(bytes) };
  }
}

/** Whether the file ends within a character, so that an unknown part is missing. */
export function isCutOff({ half }: DecodedText): boolean {
  return half !== undefined && half !== 0x0a && half !== 0x0d;
}

export function encodeText({ encoding, text, half }: DecodedText): Uint8Array {
  const whole = encodeWhole(encoding, text);
  return half === undefined ? whole : Uint8Array.from([...whole, half]);
}

function encodeWhole(encoding: TextEncoding, text: string): Uint8Array {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  switch (encoding) {
    case 'utf-8':
      return new TextEncoder().encode(text);
    case 'utf-16le':
      return Uint8Array.from(units.flatMap((unit) => [unit & 0xff, unit >> 8]));
    case 'utf-16be':
      return Uint8Array.from(units.flatMap((unit) => [unit >> 8, unit & 0xff]));
    case 'bytes':
      // The unknown encoding may lack this character, so it becomes a question mark, as in other programs.
      return Uint8Array.from(units, (unit) => (unit < 0x100 ? unit : 0x3f));
    default:
      return encoding satisfies never;
  }
}

/** Blackboard's `.xls` begins with a byte order mark. Without one, a zero byte beside the first letter shows UTF-16. */
function wideOrder(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (bytes.length < 2 || bytes.length % 2 !== 0) return undefined;
  if (first !== 0 && second === 0) return 'utf-16le';
  return first === 0 && second !== 0 ? 'utf-16be' : undefined;
}

function unitsOf(bytes: Uint8Array, order: 'utf-16le' | 'utf-16be'): Uint16Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint16Array.from({ length: Math.floor(bytes.length / 2) }, (_, index) =>
    view.getUint16(index * 2, order === 'utf-16le'),
  );
}

function fromUnits(units: Uint8Array | Uint16Array): string {
  // Converted in pieces, because a call cannot have as many arguments as a gradebook has characters.
  const pieces: string[] = [];
  for (let at = 0; at < units.length; at += 8192) pieces.push(String.fromCharCode(...units.subarray(at, at + 8192)));
  return pieces.join('');
}
