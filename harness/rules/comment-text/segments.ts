import type { CommentLine } from './comment-blocks.ts';
import { type Label, labelAt } from './labels.ts';

/** A part of a line that says one thing: `Student ID: 1155000001`. */
export interface Segment {
  readonly label: Label | undefined;
  /** Without the label. */
  readonly value: string;
  /** Where the value begins in the file. */
  readonly start: number;
  /** Where its line begins in the file. */
  readonly line: number;
}

const decoration = ' \t\r*/=-_#~+|!<>·•●○◆★.:"\'()[]{}@\\';

/** The parts of a line, each with its label and its value. */
export function segmentsOf({ text, start }: CommentLine): Segment[] {
  return pieces(text).flatMap(({ from, to }): Segment[] => {
    let left = from;
    while (left < to && decoration.includes(text.charAt(left))) left += 1;
    const label = labelAt(text.slice(left, to));
    let value = left + (label?.length ?? 0);
    while (value < to && decoration.includes(text.charAt(value))) value += 1;
    let end = to;
    while (end > value && ' \t\r*/=-_#~+|!<>'.includes(text.charAt(end - 1))) end -= 1;
    if (label === undefined && value === end) return [];
    return [{ label: label?.label, value: text.slice(value, end), start: start + value, line: start }];
  });
}

/** Commas and the like separate parts, and so does a label in the middle of a line: `Name: Chan SID: 1155000001`. */
function pieces(text: string): { readonly from: number; readonly to: number }[] {
  const cuts = [0];
  for (let at = 1; at < text.length; at += 1) {
    const before = text.charAt(at - 1);
    const isParted = ',;|，；、\t\u0001()（）'.includes(before);
    const startsWord = !isWordCharacter(before) && isWordCharacter(text.charAt(at));
    if (isParted || (startsWord && labelAt(text.slice(at), true) !== undefined && !isBehindLabelWord(text, at)))
      cuts.push(at);
  }
  return cuts.map((from, index) => {
    const to = cuts[index + 1] ?? text.length;
    const hasMark = to > from && ',;|，；、\t\u0001()（）'.includes(text.charAt(to - 1));
    return { from, to: hasMark ? to - 1 : to };
  });
}

/** The `ID:` of `Student ID:` and the `name:` of `file name:` do not begin a new part. */
function isBehindLabelWord(text: string, at: number): boolean {
  // The character before the blank, if there is one.
  const before = text.slice(Math.max(0, at - 2), at);
  const last = before.trimEnd();
  return last !== '' && before.length - last.length < 2 && /[a-z/&'’-]$/i.test(last);
}

function isWordCharacter(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}
