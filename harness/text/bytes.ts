/**
 * Output is compared as bytes. A "byte string" is a JavaScript string with one character (0 to 255) for each
 * byte, so that offsets are byte offsets and the usual string functions apply.
 */
export type ByteString = string;

export function byteString(bytes: Uint8Array): ByteString {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}

export function utf8ByteString(text: string): ByteString {
  return isAscii(text) ? text : Buffer.from(text).toString('latin1');
}

/** Whether a text is ASCII, as nearly all output is. ASCII is the same as text and as bytes. */
export function isAscii(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- all of ASCII is meant
  return /^[\0-\x7f]*$/.test(text);
}

// The well-formed sequences of UTF-8 (Unicode, table 3-7), then any other single byte.
const runs =
  /((?:[^\x80-\xff]|[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2})+)|([^])/g;

/** Text to show; a byte that is not UTF-8 is written as `\xNN`. */
export function displayText(bytes: ByteString): string {
  if (isAscii(bytes)) return bytes;
  return bytes.replace(runs, (_run: string, valid: string | undefined, stray: string | undefined) =>
    valid === undefined
      ? `\\x${(stray ?? '').charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`
      : new TextDecoder().decode(Uint8Array.from(valid, (byte) => byte.charCodeAt(0))),
  );
}

export function isUtf8(bytes: ByteString): boolean {
  if (isAscii(bytes)) return true;
  for (const match of bytes.matchAll(runs)) if (match[2] !== undefined) return false;
  return true;
}

/** The offset of the first byte of the UTF-8 character that contains the byte at `offset`. */
export function characterStart(bytes: ByteString, offset: number): number {
  let start = offset;
  while (start > 0 && offset - start < 3 && isContinuation(bytes, start)) start -= 1;
  return isContinuation(bytes, start) ? offset : start;
}

function isContinuation(bytes: ByteString, offset: number): boolean {
  const code = bytes.charCodeAt(offset);
  return code >= 0x80 && code <= 0xbf;
}
