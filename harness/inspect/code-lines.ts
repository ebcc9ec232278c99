import { tokensOf } from '../cpp/source/lexer.ts';
import { placesIn } from '../cpp/source/lines.ts';
import type { SourceText } from '../cpp/source/program.ts';
import { maxCharacters } from '../cpp/source/reading-limits.ts';

/** A source as lines of code, without comments and blank lines. Blanks within a line do not matter. */
export interface CodeFile {
  readonly name: string;
  readonly lines: readonly CodeLine[];
  /** Files that it includes with quotes. */
  readonly includes: readonly string[];
}

export interface CodeLine {
  readonly line: number;
  readonly text: string;
}

/** A source that is too long to be read has no lines here, either. */
export function codeFile({ name, text }: SourceText): CodeFile {
  if (text.length > maxCharacters) return { name, lines: [], includes: [] };
  const placeOf = placesIn(text);
  const lines: { line: number; text: string }[] = [];
  const includes: string[] = [];
  const tokens = tokensOf(text).filter(({ kind }) => kind !== 'comment');
  for (const [index, token] of tokens.entries()) {
    const { line } = placeOf(token.start);
    const last = lines.at(-1);
    if (last?.line === line) last.text += ` ${token.text}`;
    else lines.push({ line, text: token.text });
    const isInclude = token.text === 'include' && tokens[index - 1]?.text === '#';
    const named = isInclude ? tokens[index + 1] : undefined;
    if (named?.kind === 'literal') includes.push(named.text.slice(1, -1));
  }
  return { name, lines, includes };
}
