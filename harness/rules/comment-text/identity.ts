import type { CommentLine } from './comment-blocks.ts';
import { findAddress } from './find-address.ts';
import { findName } from './find-name.ts';
import { findNumber } from './find-number.ts';
import type { IdentityPart } from './identity-parts.ts';
import { type Segment, segmentsOf } from './segments.ts';

/** A name, ID or address that a student wrote, with its place in the file. */
export interface Written {
  readonly text: string;
  readonly start: number;
  /** It has the form that the course wants. */
  readonly fits: boolean;
}

export type Identity = { readonly [Part in IdentityPart]?: Written | undefined };

/** The form that the course requires. */
export interface IdentityForm {
  readonly 'id-pattern'?: string | undefined;
  readonly 'e-mail-domain'?: string | undefined;
}

/**
 * Name, student ID and e-mail address in the lines of a comment, in any layout: with labels in English or Chinese or
 * without, each on a line or all on one. Comments are written for people and have no grammar to parse.
 */
export function identityIn(lines: readonly CommentLine[], options: IdentityForm): Identity {
  const plain = lines.map(({ text, start }) => ({ text: halfWidth(text), start }));
  const address = findAddress(plain, options['e-mail-domain']);
  const rest = plain.map((line) => without(line, address));
  const segments = withLabels(rest.flatMap(segmentsOf));
  const number = findNumber(segments, options['id-pattern']);
  return { 'e-mail': address, 'student-id': number, name: findName(segments, [address, number]) };
}

/** A label with only a tab or the end of its line after it belongs to what comes next. */
function withLabels(segments: readonly Segment[]): Segment[] {
  return segments.map((segment, index) => {
    const before = segments[index - 1];
    return segment.label === undefined && before?.value === '' ? { ...segment, label: before.label } : segment;
  });
}

/** Chinese keyboards write `：` and `１`; each stands for one character of ASCII. */
function halfWidth(text: string): string {
  return [...text]
    .map((character) => {
      const code = character.charCodeAt(0);
      if (code === 0x30_00) return ' ';
      return code > 0xff_00 && code < 0xff_5f ? String.fromCharCode(code - 0xfe_e0) : character;
    })
    .join('');
}

/** The same line with the address overwritten, so that everything else keeps its place. */
function without(line: CommentLine, address: Written | undefined): CommentLine {
  const at = address === undefined ? -1 : address.start - line.start;
  if (address === undefined || at < 0 || at >= line.text.length) return line;
  const end = at + address.text.length;
  return { ...line, text: line.text.slice(0, at) + '\u0001'.repeat(end - at) + line.text.slice(end) };
}
