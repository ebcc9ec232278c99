import { countBelow } from './sorted.ts';
import type { Token } from './token.ts';

/** The text that is parsed, and the way back from it to the student's text. */
export interface ParsedText {
  readonly text: string;
  /** The token of the student's text at an offset of the parsed text. */
  tokenAt(offset: number): Token | undefined;
  /** How many braces are open before an offset of the parsed text. */
  bracesBefore(offset: number): number;
  /** Every brace that is opened is closed. */
  readonly isBalanced: boolean;
}

/** Joins tokens, always in the same way: the layout of a source can then change nothing in its tree. */
export function joinTokens(tokens: readonly Token[]): ParsedText {
  const parts: string[] = [];
  const offsets: number[] = [];
  const depths: number[] = [];
  let length = 0;
  let depth = 0;
  let last: Token | undefined;
  for (const token of tokens) {
    const gap = gapBetween(last, token);
    offsets.push(length + gap.length);
    depths.push(depth);
    parts.push(gap, token.text);
    length += gap.length + token.text.length;
    if (token.text === '{') depth += 1;
    if (token.text === '}') depth -= 1;
    last = token;
  }
  const indexAt = (offset: number): number => Math.max(0, countBelow(offsets, offset + 1, (start) => start) - 1);
  return {
    text: parts.join(''),
    tokenAt: (offset) => tokens[indexAt(offset)],
    isBalanced: depth === 0,
    bracesBefore: (offset) => depths[indexAt(offset)] ?? 0,
  };
}

const brackets: readonly string[] = ['(', ')', '[', ']'];

/** The grammar knows `[[`, `operator[]` and the like in one piece only; apart from that, blanks never matter to it. */
function gapBetween(last: Token | undefined, token: Token): string {
  if (last === undefined) return '';
  return brackets.includes(last.text) && brackets.includes(token.text) ? '' : ' ';
}
