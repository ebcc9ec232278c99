import type { Token } from '../source/token.ts';

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** The index after the bracket that closes the one at `open`; the end if nothing closes it. */
export function behindBracket(tokens: readonly Token[], open: number): number {
  const opener = tokens[open]?.text ?? '';
  const closer = closing[opener];
  let depth = 0;
  for (let at = open; at < tokens.length; at += 1) {
    const text = tokens[at]?.text;
    if (text === opener) depth += 1;
    else if (text === closer) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return tokens.length;
}

/** The index of the first token with one of these texts that is outside of all brackets; -1 if there is none. */
export function outerIndex(tokens: readonly Token[], texts: readonly string[], from = 0): number {
  for (let at = from; at < tokens.length; at += 1) {
    const text = tokens[at]?.text ?? '';
    if (texts.includes(text)) return at;
    if (closing[text] !== undefined) at = behindBracket(tokens, at) - 1;
  }
  return -1;
}
