/** Quotes a path with a space in it, so that it stays one word when the command is copied. */
export function shellWord(path: string): string {
  return /^[\w./@%+,-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
