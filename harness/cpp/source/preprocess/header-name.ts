import type { Token } from '../token.ts';

/** What an `#include` names. */
export interface HeaderName {
  /** `cmath`, `LinesOfAction.h` */
  readonly name: string;
  /** In angle brackets: of the library. */
  readonly system: boolean;
}

/** From the tokens after `#include`, or in `__has_include(...)`; undefined if they do not name a header. */
export function headerNameOf(tokens: readonly Token[]): HeaderName | undefined {
  const [first, ...rest] = tokens;
  if (first?.kind === 'literal' && first.text.startsWith('"')) return { name: first.text.slice(1, -1), system: false };
  if (first?.text !== '<') return undefined;
  const close = rest.findIndex(({ text }) => text.startsWith('>'));
  if (close === -1) return undefined;
  const parts = rest.slice(0, close).map(({ text, spelled = text, spaced }) => (spaced ? ` ${spelled}` : spelled));
  return { name: parts.join(''), system: true };
}

/**
 * Whether something between the angle brackets looks like a comment or a quote. After `#include`, the compiler reads it
 * as a part of the name, but our lexer does not, so it would misread what follows.
 */
export function isOddHeaderName(tokens: readonly Token[], source: string): boolean {
  const [open, ...inside] = tokens;
  if (open?.text.startsWith('<') !== true) return false;
  let at = open.end;
  for (const { text, kind, start, end } of inside) {
    if (kind === 'literal' || text.includes('\\') || source.slice(at, start).includes('/')) return true;
    if (text.includes('>')) return false;
    at = end;
  }
  const line = source.indexOf('\n', at);
  return source.slice(at, line === -1 ? undefined : line).includes('/');
}
