import type { GuessedEncoding } from './guess-encoding.ts';

/** The characters of Windows-1252 from 0x80 to 0x9F. Node decodes these bytes as invisible characters of Latin 1. */
const windowsMarks = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** Decodes text in an encoding other than Unicode; undefined if the bytes are not valid in it. */
export function decode(bytes: Uint8Array, encoding: GuessedEncoding): string | undefined {
  if (encoding === 'Windows-1252') {
    const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
    return latin.replaceAll(/[\x80-\x9f]/g, (one) => windowsMarks[one.charCodeAt(0) - 0x80] ?? one);
  }
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
