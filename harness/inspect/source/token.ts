export type TokenKind = 'word' | 'number' | 'literal' | 'mark' | 'comment';

/** A piece of C++ as the compiler's first phase sees it, with its place in the student's own text. */
export interface Token {
  /** `word`: identifiers and keywords; `literal`: strings and characters; `mark`: operators and punctuation. */
  readonly kind: TokenKind;
  readonly text: string;
  /** Offset in UTF-16 units, as in JavaScript strings. */
  readonly start: number;
  readonly end: number;
  /** Nothing but blanks and comments stands before it on its line: only there does `#` begin a directive. */
  readonly startsLine: boolean;
}
