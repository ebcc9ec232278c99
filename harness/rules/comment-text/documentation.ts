import type { SourceFile } from '../../cpp/source/source-file.ts';
import { linesAboutFunctions } from './about-functions.ts';
import { type CommentBlock, type CommentLine, commentBlocks } from './comment-blocks.ts';
import { commentedOutLines } from './commented-out.ts';

export interface Documentation {
  /** Lines of comments that say something, without those of `top`. */
  readonly lines: readonly CommentLine[];
  /** Such lines before the first code that are about the whole program, not about its functions. */
  readonly top: readonly CommentLine[];
  /** How many lines of comments are commented-out code. */
  readonly commentedOut: number;
}

/** `functions` are the names of the functions in the file. */
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

/** It has a word, or a character of a script in which one can be a word. A line of dashes says nothing. */
function saysSomething(text: string): boolean {
  return /\p{L}{2}|\p{Lo}/u.test(text);
}
