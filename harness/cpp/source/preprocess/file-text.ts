import type { ReadingLimit } from '../../../model/program/reading-limit.ts';
import { type Dialect, tokensOf } from '../lexer.ts';
import { type LineAndColumn, placesIn } from '../lines.ts';
import { maxCharacters, maxTokens } from '../reading-limits.ts';
import type { Token } from '../token.ts';

/** A file as it is written, before macros are expanded. */
export interface FileText {
  readonly name: string;
  readonly text: string;
  /** Comments, too. */
  readonly tokens: readonly Token[];
  /** Without comments. */
  readonly code: readonly Token[];
  placeOf(offset: number): LineAndColumn;
  /** It is too long to be read: which limit it breaks, and where. */
  readonly tooLong?: { readonly limit: ReadingLimit; readonly start: number };
}

export function fileText({ name, text }: { readonly name: string; readonly text: string }, dialect: Dialect): FileText {
  const placeOf = placesIn(text);
  const unread = { name, text, tokens: [], code: [], placeOf };
  if (text.length > maxCharacters) return { ...unread, tooLong: { limit: 'characters', start: maxCharacters } };
  const tokens = tokensOf(text, dialect);
  const first = tokens[maxTokens];
  if (first !== undefined) return { ...unread, tooLong: { limit: 'tokens', start: first.start } };
  return { name, text, tokens, code: tokens.filter(({ kind }) => kind !== 'comment'), placeOf };
}
