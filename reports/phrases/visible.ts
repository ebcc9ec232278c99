// Other spaces look like the plain one; the rest cannot be seen at all, and some of them control terminals or change
// the direction of writing.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu;

export function isUnseen(character: string): boolean {
  return character.search(unseen) !== -1;
}

/** What students themselves write for these. */
const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** `\n` as in C++, `\x1B` for what else fits in a byte of ASCII, `\u{202E}` for the rest. */
export function spelt(character: string): string {
  const escape = escapes[character];
  if (escape !== undefined) return escape;
  const code = character.codePointAt(0) ?? 0;
  const digits = code.toString(16).toUpperCase();
  return code < 0x80 ? `\\x${digits.padStart(2, '0')}` : `\\u{${digits}}`;
}

/** Makes text from students and compilers harmless on one line: invisible and control characters are spelt out. */
export function visible(text: string): string {
  return text.replace(unseen, spelt);
}
