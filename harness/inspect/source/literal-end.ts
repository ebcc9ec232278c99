/** What may stand before the quote of a literal, the raw ones apart. */
const prefixes = ['u8', 'u', 'U', 'L', ''];

/** Where the string or character that begins here ends; undefined where none begins. */
export function literalEnd(text: string, at: number): number | undefined {
  for (const prefix of prefixes) {
    if (!text.startsWith(prefix, at)) continue;
    const open = at + prefix.length;
    if (text.startsWith('R"', open)) return rawEnd(text, open + 2);
    const quote = text.charAt(open);
    if (quote === '"' || quote === "'") return quotedEnd(text, open, quote);
  }
  return undefined;
}

/** A quote that is never closed ends with its line, so that one slip does not swallow the rest of the file. */
function quotedEnd(text: string, open: number, quote: string): number {
  let at = open + 1;
  while (at < text.length && text.charAt(at) !== '\n') {
    if (text.charAt(at) === quote) return at + 1;
    at += text.charAt(at) === '\\' ? 2 : 1;
  }
  return Math.min(at, text.length);
}

/** `R"mark(...)mark"`: nothing in it is special but its own end. */
function rawEnd(text: string, at: number): number {
  const bracket = text.indexOf('(', at);
  if (bracket === -1) return text.length;
  const close = `)${text.slice(at, bracket)}"`;
  const end = text.indexOf(close, bracket);
  return end === -1 ? text.length : end + close.length;
}
