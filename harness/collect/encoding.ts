export type SourceEncoding = 'UTF-8' | 'UTF-8 with BOM' | 'UTF-16LE' | 'UTF-16BE' | 'not UTF-8';

export interface ReadableSource {
  readonly bytes: Uint8Array;
  readonly encoding: SourceEncoding;
}

/** A source as a compiler can read it. Only UTF-16 changes bytes: line ends, marks and other encodings stay. */
export function readableSource(bytes: Uint8Array): ReadableSource {
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) {
    return { bytes, encoding: isUtf8(bytes) ? 'UTF-8 with BOM' : 'not UTF-8' };
  }
  const wide = wideEncoding(bytes);
  if (wide !== undefined) return { bytes: toUtf8(bytes, wide), encoding: wide };
  return { bytes, encoding: isUtf8(bytes) ? 'UTF-8' : 'not UTF-8' };
}

function wideEncoding(bytes: Uint8Array): 'UTF-16LE' | 'UTF-16BE' | undefined {
  // UTF-32 begins like UTF-16 and is none.
  if (startsWith(bytes, [0xff, 0xfe, 0, 0])) return undefined;
  if (startsWith(bytes, [0xff, 0xfe])) return 'UTF-16LE';
  if (startsWith(bytes, [0xfe, 0xff])) return 'UTF-16BE';
  // Without a mark: no source has zero bytes, and in UTF-16 the Latin letters of C++ have one each, always on the same side.
  const sample = bytes.subarray(0, Math.min(200, bytes.length - (bytes.length % 2)));
  const even = sample.filter((byte, index) => index % 2 === 0 && byte === 0).length;
  const odd = sample.filter((byte, index) => index % 2 === 1 && byte === 0).length;
  const most = sample.length / 4;
  if (even === 0 && odd > most) return 'UTF-16LE';
  return odd === 0 && even > most ? 'UTF-16BE' : undefined;
}

function toUtf8(bytes: Uint8Array, encoding: 'UTF-16LE' | 'UTF-16BE'): Uint8Array {
  // Some tools append a one-byte newline; half a character is none.
  const whole = bytes.subarray(0, bytes.length - (bytes.length % 2));
  return new TextEncoder().encode(new TextDecoder(encoding).decode(whole));
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
