import { decode } from './decode.ts';
import { type GuessedEncoding, guessEncoding, guessedEncodings } from './guess-encoding.ts';

export type SourceEncoding =
  | 'UTF-8'
  | 'UTF-8 with BOM'
  | 'UTF-16LE'
  | 'UTF-16BE'
  | 'UTF-32LE'
  | 'UTF-32BE'
  | GuessedEncoding
  | 'not UTF-8';

export interface ReadableSource {
  readonly bytes: Uint8Array;
  readonly encoding: SourceEncoding;
}

/**
 * A source with its encoding. UTF-16 and UTF-32 become UTF-8. All other bytes stay, because a program prints its texts
 * in the encoding in which they were saved.
 */
export function readableSource(bytes: Uint8Array): ReadableSource {
  const utf32 = utf32Encoding(bytes);
  if (utf32 !== undefined) {
    const converted = fromUtf32(bytes, utf32 === 'UTF-32LE');
    if (converted !== undefined) return { bytes: converted, encoding: utf32 };
  }
  const utf16 = utf16Encoding(bytes);
  if (utf16 !== undefined) return { bytes: fromUtf16(bytes, utf16), encoding: utf16 };
  return { bytes, encoding: narrowEncoding(bytes) };
}

/** The source as its author sees it; undefined if its encoding is unknown. */
export function decodedSource(source: ReadableSource): string | undefined {
  const { bytes, encoding } = source;
  const guessed = guessedEncodings.find((candidate) => candidate === encoding);
  if (guessed !== undefined) return decode(bytes, guessed);
  return encoding === 'not UTF-8' ? undefined : new TextDecoder().decode(bytes);
}

function narrowEncoding(bytes: Uint8Array): SourceEncoding {
  const isMarked = startsWith(bytes, [0xef, 0xbb, 0xbf]);
  if (isUtf8(bytes)) return isMarked ? 'UTF-8 with BOM' : 'UTF-8';
  return (isMarked ? undefined : guessEncoding(bytes)) ?? 'not UTF-8';
}

function utf32Encoding(bytes: Uint8Array): 'UTF-32LE' | 'UTF-32BE' | undefined {
  if (startsWith(bytes, [0xff, 0xfe, 0, 0])) return 'UTF-32LE';
  return startsWith(bytes, [0, 0, 0xfe, 0xff]) ? 'UTF-32BE' : undefined;
}

function utf16Encoding(bytes: Uint8Array): 'UTF-16LE' | 'UTF-16BE' | undefined {
  if (startsWith(bytes, [0xef, 0xbb, 0xbf]) || utf32Encoding(bytes) !== undefined) return undefined;
  if (startsWith(bytes, [0xff, 0xfe])) return 'UTF-16LE';
  if (startsWith(bytes, [0xfe, 0xff])) return 'UTF-16BE';
  // Without a mark, zero bytes show UTF-16: the Latin letters of C++ have one each, always on the same side.
  const sample = bytes.subarray(0, Math.min(200, bytes.length - (bytes.length % 2)));
  const even = sample.filter((byte, index) => index % 2 === 0 && byte === 0).length;
  const odd = sample.filter((byte, index) => index % 2 === 1 && byte === 0).length;
  const most = sample.length / 4;
  if (even === 0 && odd > most) return 'UTF-16LE';
  return odd === 0 && even > most ? 'UTF-16BE' : undefined;
}

function fromUtf16(bytes: Uint8Array, encoding: 'UTF-16LE' | 'UTF-16BE'): Uint8Array {
  // Some tools append a newline of one byte, which is half a character and is dropped.
  const whole = bytes.subarray(0, bytes.length - (bytes.length % 2));
  return new TextEncoder().encode(new TextDecoder(encoding).decode(whole));
}

/** Undefined if a number is not a character, because then the bytes are not UTF-32. */
function fromUtf32(bytes: Uint8Array, isLittle: boolean): Uint8Array | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length - (bytes.length % 4));
  let text = '';
  for (let at = 4; at < view.byteLength; at += 4) {
    const point = view.getUint32(at, isLittle);
    if (point > 0x10_ff_ff || (point >= 0xd8_00 && point <= 0xdf_ff)) return undefined;
    text += String.fromCodePoint(point);
  }
  return new TextEncoder().encode(text);
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}
