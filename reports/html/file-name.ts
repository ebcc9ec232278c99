import { sha256 } from './sha256.ts';

// Some file systems treat A and a as the same, so capitals are written as codes, too.
const kept = /[a-z0-9_-]/;
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** The longest name in a file system, without room for `.json.tmp`, our longest extension. */
const longestName = 255 - '.json.tmp'.length;
/** A shortened name also fits into file systems that encrypt names: 143 bytes (eCryptfs). */
const shortenedName = 143 - '.json.tmp'.length;
const digestDigits = 32;

/**
 * The file name of a submission's page: `s1155~41.html`. It is different for different ids, and has no characters with
 * a meaning in a file system, a shell or a URL.
 */
export function fileNameFor(submission: string): string {
  return `${encodedName(submission)}.html`;
}

/**
 * A name that is different for different texts: `~` itself is written as a code, so every `~` begins a code. A text
 * that is too long for a file system keeps its beginning, followed by `~~`, which is not a code, and a digest of it all.
 */
export function encodedName(text: string): string {
  const encoded = encodedInFull(text);
  if (encoded.length <= longestName) return encoded;
  // Two bytes for each unit, because UTF-8 would turn all unpaired surrogates into the same bytes.
  const units = Uint8Array.from({ length: 2 * text.length }, (_, at) => text.charCodeAt(at >> 1) >> (8 * (at & 1)));
  const digest = sha256(units).slice(0, digestDigits);
  return `${encoded.slice(0, shortenedName - digestDigits - 2).replace(/~[^~]{0,4}$/, '')}~~${digest}`;
}

function encodedInFull(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charAt(index));
  const encoded = units.map((unit) => (kept.test(unit) ? unit : codeOf(unit))).join('');
  if (encoded === '') return '~';
  // Windows reserves a few names for devices, with any extension.
  return reserved.test(encoded) ? codeOf(text.charAt(0)) + encoded.slice(1) : encoded;
}

function codeOf(unit: string): string {
  const code = unit.charCodeAt(0);
  const digits = code.toString(16);
  return code < 0x100 ? `~${digits.padStart(2, '0')}` : `~u${digits.padStart(4, '0')}`;
}
