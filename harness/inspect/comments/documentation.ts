import type { SourceFile } from '../source/source-file.ts';
import { type CommentBlock, type CommentLine, commentBlocks } from './comment-blocks.ts';
import { commentedOutLines } from './commented-out.ts';

export interface Documentation {
  /** Lines of comments that say something, behind the comment at the beginning of the file. */
  readonly lines: readonly CommentLine[];
  /** Those of the comment at its beginning. */
  readonly top: readonly CommentLine[];
  /** How many lines of comments are code that somebody took out. */
  readonly commentedOut: number;
}

export function documentationOf(file: SourceFile): Documentation {
  const firstCode = file.tokens.find(({ kind }) => kind !== 'comment')?.start ?? file.text.length;
  const blocks = commentBlocks(file);
  const parts = blocks.filter(({ start }) => start > firstCode).map(partsOf);
  return {
    lines: parts.flatMap(({ said }) => said),
    top: blocks.filter(({ start }) => start < firstCode).flatMap((block) => partsOf(block).said),
    commentedOut: parts.reduce((sum, { commentedOut }) => sum + commentedOut, 0),
  };
}

function partsOf({ lines }: CommentBlock): { readonly said: readonly CommentLine[]; readonly commentedOut: number } {
  const code = commentedOutLines(lines.map(({ text }) => text));
  return { said: lines.filter(({ text }, index) => !code.has(index) && saysSomething(text)), commentedOut: code.size };
}

/** A word, or a character of a script that needs no more than one; a line of dashes says nothing. */
function saysSomething(text: string): boolean {
  return /\p{L}{2}|\p{Lo}/u.test(text);
}
