import { literalAt, rawEnd } from './literal-end.ts';
import { type LogicalText, logicalText } from './logical-text.ts';
import { markAt } from './marks.ts';
import type { Token, TokenKind } from './token.ts';

/** What depends on the standard of the language in its first phases. */
export interface Dialect {
  readonly trigraphs: boolean;
  /** `<=>` */
  readonly spaceship: boolean;
  /**
   * What looks like a comment in the name of a header is part of the name. This holds where the directive is read, but
   * not where an `#if` leaves it out, so it can be set only if every branch is read.
   */
  readonly wholeHeaderNames?: true;
}

const usualDialect: Dialect = { trigraphs: false, spaceship: true };

/** Every token of a source, comments too. Whatever is in the text, the lexer reaches its end. */
export function tokensOf(source: string, dialect: Dialect = usualDialect): Token[] {
  const logical = logicalText(source, dialect.trigraphs);
  const { text } = logical;
  const tokens: Token[] = [];
  let at = 0;
  let startsLine = true;
  let spaced = false;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (isBlank(code)) {
      if (code === newline) startsLine = true;
      spaced = true;
      at += 1;
      continue;
    }
    const headerEnd = dialect.wholeHeaderNames === true && code === angle ? headerNameEnd(text, at, tokens) : undefined;
    const piece = headerEnd === undefined ? pieceAt(source, logical, at, dialect) : headerPiece(headerEnd);
    const start = logical.startOf(at);
    const end = logical.endOf(piece.end);
    const asWritten = piece.asWritten === true;
    const token = {
      kind: piece.kind,
      text: piece.text ?? (asWritten ? source.slice(start, end) : text.slice(at, piece.end)),
      start,
      end,
      startsLine,
      spaced,
    };
    tokens.push(piece.spelled === undefined ? token : { ...token, spelled: piece.spelled });
    // The token after a comment may still start a line, even if the comment has several lines.
    if (piece.kind !== 'comment') startsLine = false;
    spaced = piece.kind === 'comment';
    at = piece.end;
  }
  return tokens;
}

interface Piece {
  readonly kind: TokenKind;
  readonly end: number;
  /** Absent: as it is written. */
  readonly text?: string;
  readonly spelled?: string;
  /** With joined lines and trigraphs left in it. */
  readonly asWritten?: true;
}

function pieceAt(source: string, logical: LogicalText, at: number, dialect: Dialect): Piece {
  const { text } = logical;
  const comment = commentEnd(text, at);
  if (comment !== undefined) return { kind: 'comment', end: comment, asWritten: true };
  const character = text.charAt(at);
  if (mayBeginLiteral.has(character)) {
    const literal = literalAt(text, at);
    if (literal?.kind === 'plain') return { kind: 'literal', end: wordEnd(text, literal.end) };
    if (literal?.kind === 'raw') {
      const end = rawEnd(source, logical.startOf(literal.quote));
      if (end !== undefined) {
        return { kind: 'literal', end: wordEnd(text, logical.logicalAt(end)), asWritten: true };
      }
      return { kind: 'word', end: literal.quote };
    }
  }
  if (isDigit(character) || (character === '.' && isDigit(text.charAt(at + 1)))) {
    return { kind: 'number', end: numberEnd(text, at) };
  }
  if (isWordCharacter(character)) return wordAt(text, at);
  if (character === '\\' && universalName(text, at) !== undefined) return wordAt(text, at);
  const mark = markAt(text, at, dialect.spaceship);
  return { kind: 'mark', ...mark };
}

const newline = 0x0a;
const angle = 0x3c;

const maxHeaderName = 200;

function headerPiece(end: number): Piece {
  return { kind: 'literal', end };
}

/** After `#include`, and after `(` as in `__has_include(<cmath>)`, where no comparison can begin. */
function headerNameEnd(text: string, at: number, before: readonly Token[]): number | undefined {
  const last = before.at(-1)?.text ?? '';
  if (!['include', 'include_next', 'import', '('].includes(last)) return undefined;
  const [line = ''] = text.slice(at, at + maxHeaderName).split('\n', 1);
  const length = line.indexOf('>') + 1;
  return length === 0 ? undefined : at + length;
}
const mayBeginLiteral: ReadonlySet<string> = new Set(['"', "'", 'u', 'U', 'L', 'R']);

function commentEnd(text: string, at: number): number | undefined {
  if (text.charAt(at) !== '/') return undefined;
  const next = text.charAt(at + 1);
  if (next === '*') {
    const end = text.indexOf('*/', at + 2);
    return end === -1 ? text.length : end + 2;
  }
  if (next !== '/') return undefined;
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

function wordEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && isWordCharacter(text.charAt(end))) end += 1;
  return end;
}

/** `gr\u00f6\u00dfe` is the same name as `größe`. */
function wordAt(text: string, at: number): Piece {
  let end = wordEnd(text, at);
  if (text.charAt(end) !== '\\') return { kind: 'word', end };
  const parts = [text.slice(at, end)];
  for (let name = universalName(text, end); name !== undefined; name = universalName(text, end)) {
    const next = wordEnd(text, name.end);
    parts.push(name.character, text.slice(name.end, next));
    end = next;
  }
  return { kind: 'word', end, text: parts.join('') };
}

function universalName(text: string, at: number): { readonly character: string; readonly end: number } | undefined {
  const length = text.startsWith('\\u', at) ? 4 : text.startsWith('\\U', at) ? 8 : 0;
  const digits = text.slice(at + 2, at + 2 + length);
  if (length === 0 || digits.length !== length || !/^[0-9a-fA-F]+$/.test(digits)) return undefined;
  const code = Number.parseInt(digits, 16);
  if (code < 0xa0 || code > 0x10_ff_ff) return undefined;
  return { character: String.fromCodePoint(code), end: at + 2 + length };
}

/** `0x1F`, `1'000`, `2.5e-3f`: what the standard calls a preprocessing number. */
function numberEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length) {
    const character = text.charAt(end);
    const isSign = '+-'.includes(character) && 'eEpP'.includes(text.charAt(end - 1)) && end > at;
    const isQuote = character === "'" && isWordCharacter(text.charAt(end + 1));
    if (!isWordCharacter(character) && character !== '.' && !isSign && !isQuote) break;
    end += 1;
  }
  return end;
}

/** The character with number zero is a blank for g++. */
function isBlank(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d) || code === 0;
}

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9';
}

/** Letters beyond ASCII are allowed in names, and g++ allows the dollar. */
export function isWordCharacter(character: string): boolean {
  if (character === '') return false;
  return (
    (character >= 'a' && character <= 'z') ||
    (character >= 'A' && character <= 'Z') ||
    isDigit(character) ||
    character === '_' ||
    character === '$' ||
    character >= '\u0080'
  );
}
