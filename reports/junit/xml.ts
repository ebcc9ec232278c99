import { isUnseen, spelt } from '../phrases/visible.ts';

/** Text between tags. Invisible characters, and those that XML 1.0 cannot contain, are spelt out: a NUL is `\x00`. */
export function xmlText(text: string): string {
  return text
    .replace(/[^\n]/gu, (character) => (isUnseen(character) || isNoCharacter(character) ? spelt(character) : character))
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** The value of an attribute, with its quotes. Line ends are escaped, because a reader would turn them into spaces. */
export function xmlAttribute(text: string): string {
  return `"${xmlText(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;')}"`;
}

export function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}=${xmlAttribute(String(value))}`)
    .join('');
}

/** Code points that no text has, and that no XML may have. */
function isNoCharacter(character: string): boolean {
  return character === '\uFFFE' || character === '\uFFFF';
}
