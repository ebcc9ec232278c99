export type TokenKind = 'word' | 'number' | 'literal' | 'mark' | 'comment';

/** A piece of C++ as the compiler's first phases see it, with its place in the student's own text. */
export interface Token {
  /** `word`: identifiers and keywords; `literal`: strings and characters; `mark`: operators and punctuation. */
  readonly kind: TokenKind;
  /** Without joined lines in it, and in the usual spelling: `[` for `<:`. Comments and raw strings are as written. */
  readonly text: string;
  /** Offset in UTF-16 units, as in JavaScript strings. */
  readonly start: number;
  readonly end: number;
  /** Only blanks and comments are before it on its line: only there does `#` begin a directive. */
  readonly startsLine: boolean;
  /** Blanks, a comment or a new line are before it. */
  readonly spaced: boolean;
  /** What `#` makes a string of, if that is not `text`: `<:`. */
  readonly spelled?: string;
}
