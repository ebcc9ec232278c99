import type { Dialect } from '../../model/assignment.ts';
import type { Transcript } from '../../model/transcript.ts';
import { type ByteString, utf8ByteString } from '../bytes.ts';
import { type MarkedWord, type TextPart, takeApart } from './marked-dialect.ts';

/** Own texts by their keys in the dialect, with places in braces, as bytes. A key that is not there has the handout's text. */
export type OwnWords = ReadonlyMap<string, ByteString>;

export type Token =
  | { readonly kind: 'fixed'; readonly text: ByteString }
  /** Something is typed here. */
  | { readonly kind: 'typed' }
  | WordToken;

/** A text that a program may have in words of its own. */
export interface WordToken {
  readonly kind: 'word';
  readonly key: string;
  /** A piece on the board: one sign, not a text. */
  readonly isSymbol: boolean;
  /** In the handout, with places in braces. */
  readonly handout: ByteString;
  readonly values: ReadonlyMap<string, readonly Token[]>;
}

export type WordKind = 'text' | 'symbol' | 'layout';

/** What has no letters of its own, such as `{number} {cells}`, is no matter of words. */
export function wordKind(text: string): WordKind {
  const bare = text.replaceAll(/\{[a-z][a-z0-9-]*\}/g, '\0');
  if ([...bare].length === 1 && /[^\s\0]/u.test(bare)) return 'symbol';
  return /\p{L}[^\0]*\p{L}/u.test(bare) ? 'text' : 'layout';
}

/** What is printed and typed in a session that was played in the marked dialect. */
export function sessionTokens({ pieces }: Transcript, dialect: Dialect): Token[] | undefined {
  const tokens: Token[] = [];
  for (const { kind, text } of pieces) {
    if (kind === 'typed') {
      tokens.push({ kind: 'typed' });
      continue;
    }
    const printed = textTokens(text, dialect);
    if (printed === undefined) return undefined;
    tokens.push(...printed);
  }
  return tokens;
}

export function textTokens(marked: string, dialect: Dialect): Token[] | undefined {
  const parts = takeApart(marked);
  return parts === undefined ? undefined : joined(parts.flatMap((part) => tokensOf(part, dialect)));
}

function tokensOf(part: TextPart, dialect: Dialect): Token[] {
  if (typeof part === 'string') return [{ kind: 'fixed', text: utf8ByteString(part) }];
  const handout = dialect.wording[part.key] ?? '';
  const kind = wordKind(handout);
  return kind === 'layout' ? layoutTokens(part, dialect) : [wordToken(part, kind, handout, dialect)];
}

function layoutTokens({ parts }: MarkedWord, dialect: Dialect): Token[] {
  return parts.flatMap((part) =>
    typeof part === 'string' ? tokensOf(part, dialect) : part.value.flatMap((inner) => tokensOf(inner, dialect)),
  );
}

function wordToken({ key, parts }: MarkedWord, kind: 'text' | 'symbol', handout: string, dialect: Dialect): WordToken {
  const values = parts.flatMap((part): [string, Token[]][] =>
    typeof part === 'string' ? [] : [[part.place, part.value.flatMap((inner) => tokensOf(inner, dialect))]],
  );
  return { kind: 'word', key, isSymbol: kind === 'symbol', handout: utf8ByteString(handout), values: new Map(values) };
}

function joined(tokens: readonly Token[]): Token[] {
  const all: Token[] = [];
  for (const token of tokens) {
    const last = all.at(-1);
    if (token.kind === 'fixed' && last?.kind === 'fixed') {
      all[all.length - 1] = { kind: 'fixed', text: last.text + token.text };
    } else {
      all.push(token);
    }
  }
  return all;
}

/** What the token prints in these words. */
export function render(token: Token, own: OwnWords): ByteString {
  if (token.kind !== 'word') return token.kind === 'fixed' ? token.text : '';
  return fill(own.get(token.key) ?? token.handout, valuesOf(token, own));
}

export function valuesOf({ values }: WordToken, own: OwnWords): Map<string, ByteString> {
  return new Map([...values].map(([name, tokens]) => [name, renderAll(tokens, own)]));
}

export function renderAll(tokens: readonly Token[], own: OwnWords): ByteString {
  return tokens.map((token) => render(token, own)).join('');
}

export function fill(template: ByteString, values: ReadonlyMap<string, ByteString>): ByteString {
  return values.size === 0
    ? template
    : template.replaceAll(/\{([a-z][a-z0-9-]*)\}/g, (place, name: string) => values.get(name) ?? place);
}
