import type { Dialect } from '../../model/assignment/assignment.ts';
import type { Transcript } from '../../model/assignment/transcript.ts';
import { type ByteString, utf8ByteString } from '../../text/bytes.ts';
import { withoutTwins } from '../typographic.ts';
import { type FilledPlace, type MarkedWord, type TextPart, takeApart } from './marked-dialect.ts';
import { greetingKey, nameKey } from './name-key.ts';

/**
 * Own texts as bytes, by their keys in the dialect, with places in braces. A key that is missing has the handout's
 * text.
 */
export type OwnWords = ReadonlyMap<string, ByteString>;

export type Token =
  | FixedToken
  /** Something is typed here. */
  | { readonly kind: 'typed' }
  | WordToken;

export interface FixedToken {
  readonly kind: 'fixed';
  readonly text: ByteString;
  /** The text in the form of `bareText`. */
  readonly bare: ByteString;
}

/** A text that a program may have in words of its own. */
export interface WordToken {
  readonly kind: 'word';
  readonly key: string;
  /** A piece on the board: one sign, not a text. */
  readonly isSymbol: boolean;
  /** The handout's text, with places in braces. */
  readonly handout: ByteString;
  /** The values in its places. */
  readonly values: ReadonlyMap<string, WordToken>;
  /** Its own key, and those of the values in its places. */
  readonly keys: readonly string[];
  /** The handout's text in the form of `bareText`: the same for every submission and every run. */
  readonly bareHandout: ByteString;
  /** What was typed last: a program may repeat it in a text of its own. */
  readonly typed?: ByteString;
  /** If this is a value in a place of a text: the name of the place, and the piece on the board whose sign it is. */
  readonly named?: { readonly place: string; readonly sign?: string };
}

/** The place where a text repeats what was typed. */
export const typedPlace = 'typed';

export type WordKind = 'text' | 'symbol' | 'layout';

/** A text without letters of its own, such as `{number} {cells}`, is layout and not a wording. */
export function wordKind(text: string): WordKind {
  const bare = text.replaceAll(/\{[a-z][a-z0-9-]*\}/g, '\0');
  if ([...bare].length === 1 && /[^\s\0]/u.test(bare)) return 'symbol';
  const hasWords = bare.split('\0').some((part) => (part.match(/\p{L}/gu)?.length ?? 0) >= 2);
  return hasWords ? 'text' : 'layout';
}

/**
 * Makes tokens of the reference's output in a marked dialect. Boards are made of thousands of pieces: each kind of
 * piece is one token, wherever it occurs.
 */
export class TokenMaker {
  readonly #dialect: Dialect;
  readonly #symbols = new Map<string, WordToken>();
  readonly #fixed = new Map<string, FixedToken>();
  readonly #kinds: ReadonlyMap<string, WordKind>;

  constructor(dialect: Dialect) {
    this.#dialect = dialect;
    this.#kinds = new Map(Object.entries(dialect.wording).map(([key, text]) => [key, wordKind(text)]));
  }

  /** What is printed and typed; undefined if the marks do not match. */
  session({ pieces }: Transcript): Token[] | undefined {
    const tokens: Token[] = [greetingToken];
    let typed: string | undefined;
    for (const { kind, text } of pieces) {
      if (kind === 'typed') typed = text.trim() || undefined;
      const some = kind === 'typed' ? [typedToken] : this.text(text, typed);
      if (some === undefined) return undefined;
      for (const token of some) tokens.push(token);
    }
    return tokens;
  }

  text(marked: string, typed?: string): Token[] | undefined {
    const parts = takeApart(marked);
    if (parts === undefined) return undefined;
    const tokens: Token[] = [];
    for (const part of parts) this.#add(tokens, part, typed);
    return tokens;
  }

  #add(tokens: Token[], part: TextPart, typed: string | undefined): void {
    if (typeof part === 'string') {
      tokens.push(this.#fixedToken(part));
      return;
    }
    const kind = this.#kinds.get(part.key) ?? 'layout';
    if (kind !== 'layout') {
      tokens.push(kind === 'symbol' ? this.#symbolToken(part) : this.#textToken(part, typed));
      return;
    }
    for (const inner of part.parts) {
      if (typeof inner === 'string') this.#add(tokens, inner, typed);
      else for (const one of inner.value) this.#add(tokens, one, typed);
    }
  }

  #fixedToken(text: string): FixedToken {
    const known = this.#fixed.get(text);
    if (known !== undefined) return known;
    const bytes = utf8ByteString(text);
    const token: FixedToken = { kind: 'fixed', text: bytes, bare: bareText(bytes) };
    // Longer texts hardly ever occur again.
    if (text.length <= 16) this.#fixed.set(text, token);
    return token;
  }

  #symbolToken(part: MarkedWord): WordToken {
    const token = this.#symbols.get(part.key) ?? this.#wordToken(part, true);
    this.#symbols.set(part.key, token);
    return token;
  }

  #textToken(part: MarkedWord, typed: string | undefined): WordToken {
    const token = this.#wordToken(part, false);
    return typed === undefined || token.values.has(typedPlace) ? token : { ...token, typed: utf8ByteString(typed) };
  }

  #wordToken({ key, parts }: MarkedWord, isSymbol: boolean): WordToken {
    const values = new Map<string, WordToken>();
    for (const part of parts) if (typeof part !== 'string') values.set(part.place, valueToken(key, part));
    return wordToken({ key, isSymbol, handout: utf8ByteString(this.#dialect.wording[key] ?? ''), values });
  }
}

function wordToken(word: Omit<WordToken, 'kind' | 'keys' | 'bareHandout'>): WordToken {
  const { key, handout, values } = word;
  const filled = handout.includes('{') ? fill(handout, valuesOf(word, new Map())) : handout;
  const keys = [key, ...[...values.values()].map((value) => value.key)];
  return { kind: 'word', ...word, keys, bareHandout: bareText(filled) };
}

/**
 * Separate from the pieces on the board: a program can name a player in another way than it draws the player's pieces.
 */
function valueToken(word: string, { place, value }: FilledPlace): WordToken {
  const handout = utf8ByteString(value.map(plainText).join(''));
  const [first] = value;
  const sign = value.length === 1 && typeof first === 'object' ? first.key : undefined;
  const named = { place, ...(sign === undefined ? {} : { sign }) };
  return wordToken({ key: nameKey(word, place, handout, sign), isSymbol: false, handout, values: new Map(), named });
}

function plainText(part: TextPart): string {
  if (typeof part === 'string') return part;
  return part.parts.map((one) => (typeof one === 'string' ? one : one.value.map(plainText).join(''))).join('');
}

const typedToken: Token = { kind: 'typed' };

/** The handout has no greeting: a program's own greeting is one mistake, too. */
export const greetingToken: WordToken = wordToken({
  key: greetingKey,
  isSymbol: false,
  handout: '',
  values: new Map(),
});

/** The text without white space, in lower case, and with ASCII in the place of its typographic twins. */
export function bareText(text: ByteString): ByteString {
  return withoutTwins(text)
    .replace(/[ \t\r\n]+/g, '')
    .toLowerCase();
}

/** What the token prints in these words, without white space and in lower case. */
export function bareToken(token: Token, own: OwnWords): ByteString {
  if (token.kind !== 'word') return token.kind === 'fixed' ? token.bare : '';
  return token.keys.some((key) => own.has(key)) ? bareText(render(token, own)) : token.bareHandout;
}

/** What the token prints in these words. */
export function render(token: Token, own: OwnWords): ByteString {
  if (token.kind !== 'word') return token.kind === 'fixed' ? token.text : '';
  const text = own.get(token.key) ?? token.handout;
  return text.includes('{') ? fill(text, valuesOf(token, own)) : text;
}

export function valuesOf(
  { values, typed }: Pick<WordToken, 'values' | 'typed'>,
  own: OwnWords,
): Map<string, ByteString> {
  const filled = new Map([...values].map(([name, value]) => [name, render(value, own)]));
  return typed === undefined ? filled : filled.set(typedPlace, typed);
}

export function renderAll(tokens: readonly Token[], own: OwnWords): ByteString {
  return tokens.map((token) => render(token, own)).join('');
}

export function fill(template: ByteString, values: ReadonlyMap<string, ByteString>): ByteString {
  return template.replaceAll(/\{([a-z][a-z0-9-]*)\}/g, (place, name: string) => values.get(name) ?? place);
}
