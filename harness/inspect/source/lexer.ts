import { literalEnd } from './literal-end.ts';
import type { Token, TokenKind } from './token.ts';

/** Marks of more than one character, the longest first. */
const longMarks = [
  ...['<<=', '>>=', '...', '->*', '<=>'],
  ...['::', '->', '++', '--', '<<', '>>', '<=', '>=', '==', '!=', '&&', '||', '+=', '-=', '*=', '/=', '%=', '&='],
  ...['|=', '^=', '##', '.*'],
];

/** Every token of a source, comments too. Whatever stands in the text, the lexer comes to its end. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let startsLine = true;
  while (at < text.length) {
    const spliced = spliceEnd(text, at);
    if (spliced !== undefined) {
      at = spliced;
      continue;
    }
    const character = text.charAt(at);
    if (character === '\n') startsLine = true;
    if (isBlank(character)) {
      at += 1;
      continue;
    }
    const { kind, end } = tokenAt(text, at);
    tokens.push({ kind, text: text.slice(at, end), start: at, end, startsLine });
    // A comment leaves a line as it is, and one of several lines begins a new one.
    if (kind !== 'comment') startsLine = false;
    else if (text.slice(at, end).includes('\n')) startsLine = true;
    at = end;
  }
  return tokens;
}

function tokenAt(text: string, at: number): { readonly kind: TokenKind; readonly end: number } {
  const comment = commentEnd(text, at);
  if (comment !== undefined) return { kind: 'comment', end: comment };
  const literal = literalEnd(text, at);
  if (literal !== undefined) return { kind: 'literal', end: wordEnd(text, literal) };
  const character = text.charAt(at);
  if (isDigit(character) || (character === '.' && isDigit(text.charAt(at + 1)))) {
    return { kind: 'number', end: numberEnd(text, at) };
  }
  if (isWordCharacter(character)) return { kind: 'word', end: wordEnd(text, at) };
  const mark = longMarks.find((candidate) => text.startsWith(candidate, at));
  return { kind: 'mark', end: at + (mark?.length ?? 1) };
}

function commentEnd(text: string, at: number): number | undefined {
  if (text.startsWith('/*', at)) {
    const end = text.indexOf('*/', at + 2);
    return end === -1 ? text.length : end + 2;
  }
  if (!text.startsWith('//', at)) return undefined;
  let end = at;
  while (end < text.length && text.charAt(end) !== '\n') end = spliceEnd(text, end) ?? end + 1;
  return end;
}

/** A backslash at the end of a line joins it with the next one. */
function spliceEnd(text: string, at: number): number | undefined {
  if (text.startsWith('\\\n', at)) return at + 2;
  return text.startsWith('\\\r\n', at) ? at + 3 : undefined;
}

function wordEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && isWordCharacter(text.charAt(end))) end += 1;
  return end;
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

function isBlank(character: string): boolean {
  return ' \t\n\r\v\f'.includes(character);
}

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9';
}

/** Letters beyond ASCII are allowed in names. */
export function isWordCharacter(character: string): boolean {
  if (character === '') return false;
  return (
    (character >= 'a' && character <= 'z') ||
    (character >= 'A' && character <= 'Z') ||
    isDigit(character) ||
    character === '_' ||
    character >= '\u0080'
  );
}
