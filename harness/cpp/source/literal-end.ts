/** What may be before the quote of a literal. A raw literal has an `R` after it. */
const prefixes = ['u8', 'u', 'U', 'L', ''];
const maxDelimiter = 16;

export type LiteralEnd =
  /** After its closing quote, or at the end of the line. */
  | { readonly kind: 'plain'; readonly end: number }
  /** A raw string: it is read in the text as it was written, from this quote on. */
  | { readonly kind: 'raw'; readonly quote: number };

/** What kind of string or character begins here; undefined where none does. */
export function literalAt(text: string, at: number): LiteralEnd | undefined {
  for (const prefix of prefixes) {
    if (!text.startsWith(prefix, at)) continue;
    const open = at + prefix.length;
    if (text.startsWith('R"', open)) return { kind: 'raw', quote: open + 1 };
    const quote = text.charAt(open);
    if (quote === '"' || quote === "'") return { kind: 'plain', end: quotedEnd(text, open, quote) };
  }
  return undefined;
}

/** A quote that is never closed ends with its line, so that one slip does not swallow the rest of the file. */
function quotedEnd(text: string, open: number, quote: string): number {
  let at = open + 1;
  while (at < text.length && text.charAt(at) !== '\n') {
    if (text.charAt(at) === quote) return at + 1;
    at += text.charAt(at) === '\\' && text.charAt(at + 1) !== '\n' ? 2 : 1;
  }
  return Math.min(at, text.length);
}

/**
 * `"mark(...)mark"`: nothing in it is special but its own end. Undefined if it is not a raw string, which the compiler
 * refuses. One that is never closed extends to the end of the text.
 */
export function rawEnd(text: string, quote: number): number | undefined {
  const head = text.slice(quote + 1, quote + 2 + maxDelimiter);
  const bracket = head.indexOf('(');
  const delimiter = head.slice(0, bracket);
  if (bracket === -1 || [...delimiter].some((one) => ' )\\\t\v\f\n\r'.includes(one))) return undefined;
  const close = `)${delimiter}"`;
  const end = text.indexOf(close, quote + 2 + bracket);
  return end === -1 ? text.length : end + close.length;
}
