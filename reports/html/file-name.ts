import { sha256 } from './sha256.ts';

// Some file systems take A and a for the same, so capitals are written as codes, too.
const kept = /[a-z0-9_-]/;
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** What a file system holds in one name, less `.json.tmp`, the longest ending that we put behind one. */
const longestName = 255 - '.json.tmp'.length;
/** A name that has to be shortened anyway fits where names are encrypted, too: 143 bytes (eCryptfs). */
const shortenedName = 143 - '.json.tmp'.length;
const digestDigits = 32;

/**
 * The file for a submission's page, the same everywhere and different for different ids: `s1155~41.html`. Nothing in
 * it means anything to a file system, a shell or a URL.
 */
export function fileNameFor(submission: string): string {
  return `${encodedName(submission)}.html`;
}

/**
 * Different for different texts: `~` itself is written as a code, so every `~` begins one. Of a text that is too long
 * for a file system the beginning stays, and `~~`, which is no code, with a digest of the whole.
 */
export function encodedName(text: string): string {
  const encoded = encodedInFull(text);
  if (encoded.length <= longestName) return encoded;
  // Every unit as two bytes: in UTF-8, every half of a broken pair would be the same.
  const units = Uint8Array.from({ length: 2 * text.length }, (_, at) => text.charCodeAt(at >> 1) >> (8 * (at & 1)));
  const digest = sha256(units).slice(0, digestDigits);
  return `${encoded.slice(0, shortenedName - digestDigits - 2).replace(/~[^~]{0,4}$/, '')}~~${digest}`;
}

function encodedInFull(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charAt(index));
  const encoded = units.map((unit) => (kept.test(unit) ? unit : codeOf(unit))).join('');
  if (encoded === '') return '~';
  // Windows keeps a few names for devices, whatever their extension.
  return reserved.test(encoded) ? codeOf(text.charAt(0)) + encoded.slice(1) : encoded;
}

function codeOf(unit: string): string {
  const code = unit.charCodeAt(0);
  const digits = code.toString(16);
  return code < 0x100 ? `~${digits.padStart(2, '0')}` : `~u${digits.padStart(4, '0')}`;
}
