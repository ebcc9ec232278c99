/**
 * JSON for a file, indented by two spaces, with a newline at the end. Invisible and control characters, which JSON
 * allows in strings, are escaped, because the file may be printed on a terminal.
 */
export function jsonText(value: unknown): string {
  const json = JSON.stringify(value, undefined, 2).replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    character.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
  return `${json}\n`;
}
