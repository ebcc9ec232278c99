import type { SourceFile } from '../../cpp/source/source-file.ts';
import { linesAboutFunctions } from './about-functions.ts';
import { type CommentBlock, type CommentLine, commentBlocks } from './comment-blocks.ts';
import { commentedOutLines } from './commented-out.ts';

export interface Documentation {
  /** Lines of comments that say something, behind what stands at the beginning of the file about the program as a whole. */
  readonly lines: readonly CommentLine[];
  /** Those at its beginning. */
  readonly top: readonly CommentLine[];
  /** How many lines of comments are code that somebody took out. */
  readonly commentedOut: number;
}

/** `functions` are the names of those in the file. */
export function documentationOf(file: SourceFile, functions: readonly string[]): Documentation {
  const firstCode = file.tokens.find(({ kind }) => kind !== 'comment')?.start ?? file.text.length;
  const blocks = commentBlocks(file);
  const parts = blocks.filter(({ start }) => start > firstCode).map(partsOf);
  const atTop = blocks.filter(({ start }) => start < firstCode);
  const about = new Set(
    linesAboutFunctions(
      atTop.flatMap(({ lines }) => lines),
      functions,
    ).map(({ start }) => start),
  );
  const top = atTop.flatMap((block) => partsOf(block).said);
  return {
    lines: [...top.filter(({ start }) => about.has(start)), ...parts.flatMap(({ said }) => said)],
    top: top.filter(({ start }) => !about.has(start)),
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
