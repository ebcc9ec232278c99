import { tokensOf } from '../../cpp/source/lexer.ts';
import type { Token } from '../../cpp/source/token.ts';

/** The tokens of a source without comments and directives; these end where their line ends. */
export function codeTokens(source: string): Token[] {
  const tokens = tokensOf(source).filter(({ kind }) => kind !== 'comment');
  let directive = false;
  return tokens.filter((token) => {
    if (token.startsLine) directive = token.text === '#';
    return !directive;
  });
}

const closing: Readonly<Record<string, string>> = { '(': ')', '{': '}', '[': ']' };

/** The index of the bracket that closes the one at `open`; the end if nothing closes it. */
export function closingIndex(tokens: readonly Token[], open: number): number {
  const opener = tokens[open]?.text ?? '';
  const closer = closing[opener];
  let depth = 0;
  for (let at = open; at < tokens.length; at += 1) {
    if (tokens[at]?.text === opener) depth += 1;
    if (tokens[at]?.text === closer) depth -= 1;
    if (depth === 0) return at;
  }
  return tokens.length;
}

/** The tokens as a handout writes a prototype: `long long f(long long &a, int b)`. */
export function prototypeText(tokens: readonly Token[]): string {
  const kept = tokens.filter(
    ({ text, kind }, index) =>
      // `extern "C"`
      kind !== 'literal' &&
      !['static', 'inline', 'extern', 'constexpr'].includes(text) &&
      !(text === 'std' && tokens[index + 1]?.text === '::') &&
      !(text === '::' && tokens[index - 1]?.text === 'std'),
  );
  return kept
    .map(({ text, kind }, index) => {
      const before = kept[index - 1];
      const isGlued =
        before === undefined ||
        ['(', '[', '~', '&', '*', '<', '::'].includes(before.text) ||
        ['(', ')', '[', ']', ',', ';', '<', '>', '>>', '::'].includes(text) ||
        (kind === 'mark' && before.kind === 'mark' && text === before.text);
      return isGlued ? text : ` ${text}`;
    })
    .join('');
}
