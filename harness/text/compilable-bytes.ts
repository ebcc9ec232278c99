import { decode } from './decode.ts';
import type { ReadableSource } from './encoding.ts';
import { type TwoByteEncoding, isTwoByteEncoding, startsCharacter } from './two-byte-encodings.ts';

const backslash = 0x5c;
const newline = 0x0a;
const blanks: ReadonlySet<number> = new Set(bytesOf(' \t\f\v\r'));

/**
 * Converts a source so that g++ understands it as the author's own compiler does. g++ reads bytes. If the second byte
 * of a character is a backslash, as of `功` in Big5, it would join lines and escape quotes. So a comment that ends in
 * such a character gets a full stop at its end, and in a literal the byte is escaped, so that the program prints the
 * same bytes. Names and wide literals must be Unicode, so their characters are written as numbers.
 */
export function compilableBytes({ bytes, encoding }: ReadableSource): Uint8Array {
  if (!isTwoByteEncoding(encoding) || bytes.every((byte) => byte < 0x80)) return bytes;
  return new Conversion(bytes, encoding).result();
}

class Conversion {
  private readonly bytes: Uint8Array;
  private readonly encoding: TwoByteEncoding;
  private readonly made: number[] = [];
  private at = 0;

  constructor(bytes: Uint8Array, encoding: TwoByteEncoding) {
    this.bytes = bytes;
    this.encoding = encoding;
  }

  result(): Uint8Array {
    while (this.at < this.bytes.length) this.copyCode();
    return Uint8Array.from(this.made);
  }

  private copyCode(): void {
    if (this.isAt('//')) this.copyLineComment();
    else if (this.isAt('/*')) this.copyUntil('*/', 2);
    else if (this.isAt('"')) this.copyText('"');
    else if (this.isAt("'") && !this.isInNumber()) this.copyText("'");
    else if (this.isWide()) this.copyAsName();
    else this.copy(1);
  }

  /** Copies to the end of the line, with the lines that a real backslash joins to it. */
  private copyLineComment(): void {
    while (this.at < this.bytes.length && this.bytes[this.at] !== newline) {
      if (this.isWide()) {
        const isLikeJoin = this.bytes[this.at + 1] === backslash && this.endsLine(this.at + 2);
        this.copy(2);
        if (isLikeJoin) this.write('.');
      } else if (this.bytes[this.at] === backslash && this.endsLine(this.at + 1)) {
        this.copyUntil('\n', 1);
      } else {
        this.copy(1);
      }
    }
  }

  private copyText(quote: string): void {
    const prefix = this.prefix();
    if (quote === '"' && prefix.endsWith('R')) return this.copyRawText();
    const isUnicode = prefix !== '';
    this.copy(1);
    while (this.at < this.bytes.length && this.bytes[this.at] !== newline) {
      if (this.isWide()) {
        this.copyInText(isUnicode);
      } else if (this.isAt(quote)) {
        return this.copy(1);
      } else if (this.bytes[this.at] === backslash) {
        this.copy(1);
        if (this.bytes[this.at] === 0x0d) this.copy(1);
        // Copies the escaped character, or the line end that it joins.
        if (this.at < this.bytes.length && !this.isWide()) this.copy(1);
      } else {
        this.copy(1);
      }
    }
  }

  private copyInText(isUnicode: boolean): void {
    const isLikeEscape = this.bytes[this.at + 1] === backslash;
    if (isUnicode) return this.writeNumber();
    this.copy(2);
    if (isLikeEscape) this.made.push(backslash);
  }

  /** Copies a raw text, which has no escapes. */
  private copyRawText(): void {
    const opening = this.bytes.indexOf(0x28, this.at);
    // A delimiter has at most sixteen characters.
    if (opening === -1 || opening - this.at > 17) return this.copy(1);
    const delimiter = Buffer.from(this.bytes.subarray(this.at + 1, opening)).toString('latin1');
    this.copyUntil(`)${delimiter}"`, 1);
  }

  /** A name may contain letters of any language. Other characters are copied, and the compiler reports them. */
  private copyAsName(): void {
    const character = this.character();
    if (character !== undefined && /[\p{L}\p{N}]/u.test(character) && !this.isInInclude()) this.writeNumber();
    else this.copy(2);
  }

  private writeNumber(): void {
    const point = this.character()?.codePointAt(0);
    if (point === undefined) return this.copy(2);
    this.write(`\\U${point.toString(16).padStart(8, '0')}`);
    this.at += 2;
  }

  private character(): string | undefined {
    return decode(this.bytes.subarray(this.at, this.at + 2), this.encoding);
  }

  private isInInclude(): boolean {
    const begin = this.bytes.lastIndexOf(newline, this.at) + 1;
    return /^\s*#\s*include/.test(Buffer.from(this.bytes.subarray(begin, this.at)).toString('latin1'));
  }

  /** Whether the quote is a digit separator, as in `1'000'000`. */
  private isInNumber(): boolean {
    return /(?:^|[^\w.'])\d[\w.']*$/.test(this.wordBefore(40));
  }

  /** A prefix such as `L`, `u8` or `R` directly before a quote. */
  private prefix(): string {
    return /(?:^|\W)((?:u8|[LuU])?R?)$/.exec(this.wordBefore(4))?.[1] ?? '';
  }

  private wordBefore(length: number): string {
    return Buffer.from(this.bytes.subarray(Math.max(0, this.at - length), this.at)).toString('latin1');
  }

  private isWide(): boolean {
    return startsCharacter(this.encoding, this.bytes[this.at] ?? 0) && this.at + 1 < this.bytes.length;
  }

  private endsLine(from: number): boolean {
    let at = from;
    while (blanks.has(this.bytes[at] ?? 0)) at += 1;
    return this.bytes[at] === newline;
  }

  private isAt(text: string): boolean {
    return [...text].every((one, index) => this.bytes[this.at + index] === one.charCodeAt(0));
  }

  /** Copies up to the end of this text, which is searched for after `behind` bytes. */
  private copyUntil(text: string, behind: number): void {
    const end = Buffer.from(this.bytes.buffer, this.bytes.byteOffset, this.bytes.length).indexOf(
      text,
      this.at + behind,
    );
    this.copy((end === -1 ? this.bytes.length : end + text.length) - this.at);
  }

  private copy(count: number): void {
    for (let copied = 0; copied < count; copied += 1) this.made.push(this.bytes[this.at + copied] ?? 0);
    this.at += count;
  }

  private write(text: string): void {
    this.made.push(...bytesOf(text));
  }
}

function bytesOf(characters: string): number[] {
  return [...characters].map((one) => one.charCodeAt(0));
}
