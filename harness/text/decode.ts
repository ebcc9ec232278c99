import type { GuessedEncoding } from './guess-encoding.ts';

/** What Windows-1252 has from 0x80 to 0x9F; Node reads these bytes as Latin 1, whose characters there nobody can see. */
const windowsMarks = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** Text in an encoding that is not Unicode's; undefined where the bytes are none. */
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
