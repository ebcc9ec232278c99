import type { SourceFile } from '../../cpp/source/source-file.ts';
import type { Token } from '../../cpp/source/token.ts';

/** One line of a comment, without the marks that make it a comment. */
export interface CommentLine {
  readonly text: string;
  /** Where this text begins in the file. */
  readonly start: number;
}

/** Comments with nothing but blanks between them. */
export interface CommentBlock {
  readonly start: number;
  readonly end: number;
  readonly lines: readonly CommentLine[];
}

export function commentBlocks({ tokens }: Pick<SourceFile, 'tokens'>): CommentBlock[] {
  const runs: Token[][] = [];
  let last: Token | undefined;
  for (const token of tokens) {
    if (token.kind === 'comment') {
      if (last?.kind === 'comment') runs.at(-1)?.push(token);
      else runs.push([token]);
    }
    last = token;
  }
  return runs.map((run) => ({
    start: run[0]?.start ?? 0,
    end: run.at(-1)?.end ?? 0,
    lines: run.flatMap(linesOf),
  }));
}

function linesOf({ text, start }: Token): CommentLine[] {
  const isBlock = text.startsWith('/*');
  const end = isBlock && text.endsWith('*/') && text.length > 3 ? text.length - 2 : text.length;
  const lines: CommentLine[] = [];
  let at = 0;
  for (const raw of text.slice(0, end).split('\n')) {
    const skipped = lines.length === 0 ? openerLength(raw) : isBlock ? starLength(raw) : blanks(raw, 0);
    lines.push({ text: raw.slice(skipped).trimEnd(), start: start + at + skipped });
    at += raw.length + 1;
  }
  return lines;
}

/** `//`, `///`, `//!`, `/*`, `/**`, and the blanks after it. */
function openerLength(raw: string): number {
  let at = 2;
  while (at < raw.length && '/*!<'.includes(raw.charAt(at))) at += 1;
  return blanks(raw, at);
}

/** The star that many people put in front of each line. One that touches a word is a part of the text: `*p = 1;` */
function starLength(raw: string): number {
  const star = blanks(raw, 0);
  let at = star;
  while (raw.charAt(at) === '*') at += 1;
  const isPart = at === star || !' \t\r'.includes(raw.charAt(at));
  return isPart && at < raw.length ? star : blanks(raw, at);
}

function blanks(raw: string, from: number): number {
  let at = from;
  while (at < raw.length && ' \t\r'.includes(raw.charAt(at))) at += 1;
  return at;
}
