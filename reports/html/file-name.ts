// Some file systems take A and a for the same, so capitals are written as codes, too.
const kept = /[a-z0-9_-]/;
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * The file for a submission's page, the same everywhere and different for different ids: `s1155~41.html`. Nothing in
 * it means anything to a file system, a shell or a URL.
 */
export function fileNameFor(submission: string): string {
  return `${encodedName(submission)}.html`;
}

/** Injective: `~` itself is written as a code, so every `~` begins one. */
export function encodedName(text: string): string {
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
