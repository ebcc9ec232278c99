import type { GuessedEncoding } from './guess-encoding.ts';

const backslash = 0x5c;
const blanks = bytesOf(' \t\f\v');
const lineEnds = bytesOf('\r\n');
/** The question mark may begin the trigraph that stands for a backslash. */
const escaped = bytesOf('"\'\\?');

function bytesOf(characters: string): ReadonlySet<number> {
  return new Set([...characters].map((one) => one.charCodeAt(0)));
}

/** Whether a byte begins a character of two bytes whose second one may be a backslash. */
const leads: ReadonlyMap<string, (byte: number) => boolean> = new Map([
  ['GBK', (byte) => byte >= 0x81 && byte <= 0xfe],
  ['Big5', (byte) => byte >= 0x81 && byte <= 0xfe],
  // Between the two ranges are syllables of one byte.
  ['Shift_JIS', (byte) => (byte >= 0x81 && byte <= 0x9f) || (byte >= 0xe0 && byte <= 0xfc)],
]);

/**
 * A compiler reads bytes: where the second byte of a character is 0x5C, as of `功` in Big5, it sees a backslash, which joins the
 * line with the next one or escapes a quote. Decoded, the character has none, so one is put behind it where it does that;
 * elsewhere it changes nothing, and names such as 許功蓋 stay as they are.
 */
export function withHiddenBackslashes(bytes: Uint8Array, encoding: GuessedEncoding): Uint8Array {
  const isLead = leads.get(encoding);
  if (isLead === undefined || !bytes.includes(backslash)) return bytes;
  const seen: number[] = [];
  for (let at = 0; at < bytes.length; at += 1) {
    const [byte = 0, next] = bytes.subarray(at, at + 2);
    seen.push(byte);
    if (!isLead(byte) || next === undefined) continue;
    at += 1;
    seen.push(next);
    if (next === backslash && hasEffect(bytes, at + 1)) seen.push(backslash);
  }
  return Uint8Array.from(seen);
}

/** Whether a backslash before this byte escapes something that has a meaning, or joins lines. */
function hasEffect(bytes: Uint8Array, from: number): boolean {
  let at = from;
  if (escaped.has(bytes[at] ?? 0)) return true;
  while (blanks.has(bytes[at] ?? 0)) at += 1;
  return lineEnds.has(bytes[at] ?? 0);
}
