/** A declaration without the semicolon that may end it and the white space around it. */
export function withoutSemicolon(text: string): string {
  const trimmed = text.trimEnd();
  return trimmed.endsWith(';') ? trimmed.slice(0, -1).trimEnd() : trimmed;
}
