/**
 * JSON for a file: two blanks of indent, a newline at the end. JSON leaves in what hides or steers a terminal, and the
 * file may be printed on one; outside of strings there is none.
 */
export function jsonText(value: unknown): string {
  const json = JSON.stringify(value, undefined, 2).replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    character.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
  return `${json}\n`;
}
