import { grouped } from '../../cpp/source/grouped.ts';
import { tokensOf } from '../../cpp/source/lexer.ts';
import { countBelow } from '../../cpp/source/sorted.ts';
import type { Token } from '../../cpp/source/token.ts';
import { conditional, declaring, directives, leading, opening, wholeStatements, working } from './code-words.ts';

interface PlacedToken extends Token {
  readonly line: number;
}

/**
 * Which lines of a comment are commented-out code, judged by their tokens. A sentence has words next to each other that
 * no statement has. A line that may be either counts as a sentence.
 */
export function commentedOutLines(lines: readonly string[]): ReadonlySet<number> {
  const tokens = placedTokens(lines);
  const byLine = grouped(tokens, ({ line }) => line);
  const code = new Set<number>();
  let from = 0;
  let depth = 0;
  for (const [index, { text }] of tokens.entries()) {
    if (text === '(') depth += 1;
    if (text === ')') depth = Math.max(0, depth - 1);
    if (!(text === '{' || text === '}' || (text === ';' && depth === 0))) continue;
    for (const line of statementLines(tokens.slice(from, index), text)) code.add(line);
    from = index + 1;
    depth = 0;
  }
  for (const line of lines.keys()) {
    const own = byLine.get(line) ?? [];
    if (isDirective(own) || isHead(own)) code.add(line);
  }
  return code;
}

function placedTokens(lines: readonly string[]): PlacedToken[] {
  return lines.flatMap((text, line) =>
    tokensOf(text)
      .filter(({ kind }) => kind !== 'comment')
      .map((token) => ({ ...token, line })),
  );
}

/** No commented-out statement is longer. Without a limit, a long comment would take too long: each line is tried. */
const maxStatementLines = 50;

/** The lines of the longest statement at the end of these tokens. There may be a sentence above it. */
function statementLines(tokens: readonly PlacedToken[], end: string): number[] {
  const lines = [...new Set(tokens.map(({ line }) => line))].slice(-maxStatementLines);
  for (const [index, first] of lines.entries()) {
    const statement = tokens.slice(countBelow(tokens, first, ({ line }) => line));
    if (isStatement(statement, end)) return lines.slice(index);
  }
  return [];
}

function isStatement(tokens: readonly PlacedToken[], end: string): boolean {
  const [first] = tokens;
  if (first === undefined || !hasGrammar(tokens, end)) return false;
  if (end === '{') return opening.has(first.text) || (tokens.at(-1)?.text === ')' && declaring.has(first.text));
  if (tokens.length === 1) return wholeStatements.has(first.text);
  return (
    tokens.some(({ text }) => working.has(text)) ||
    tokens.some((token, index) => isCall(token, tokens[index - 1])) ||
    wholeStatements.has(first.text) ||
    (declaring.has(first.text) && tokens[1]?.kind === 'word')
  );
}

/** `swap(a, b)`; a sentence has a space there: `rows (0 to 7)`. */
function isCall({ text, start, line }: PlacedToken, before: PlacedToken | undefined): boolean {
  return text === '(' && before?.kind === 'word' && before.end === start && before.line === line;
}

/** `if (x > 3)` without what follows. */
function isHead(tokens: readonly PlacedToken[]): boolean {
  const [first, second] = tokens;
  const head = first?.text === 'else' && second?.text === 'if' ? tokens.slice(1) : tokens;
  const isConditional = conditional.has(head[0]?.text ?? '') && head[1]?.text === '(';
  return isConditional && head.at(-1)?.text === ')' && hasGrammar(head, ')');
}

function isDirective([hash, name]: readonly PlacedToken[]): boolean {
  return hash?.text === '#' && name?.start === hash.end && directives.has(name.text);
}

function hasGrammar(tokens: readonly PlacedToken[], end: string): boolean {
  return tokens.every((token, index) => {
    const next = tokens[index + 1];
    return (
      isOfCode(token) &&
      !endsSentence(token, next) &&
      (next === undefined || mayFollow(token, next, tokens[index + 2]?.text ?? end))
    );
  });
}

function isOfCode({ kind, text }: PlacedToken): boolean {
  if (kind === 'literal') return text.length > 1 && text.at(-1) === text.charAt(text.search(/["']/));
  return kind !== 'word' || [...text].every((character) => character < '\u0080');
}

/** A full stop has a space or the end of the line after it; a dot in C++ code has neither. */
function endsSentence({ text, end, line }: PlacedToken, next: PlacedToken | undefined): boolean {
  return text === '.' && (next === undefined || next.line !== line || next.start > end);
}

function mayFollow(one: PlacedToken, next: PlacedToken, behind: string): boolean {
  if (one.kind === 'mark' || next.kind === 'mark') return true;
  if (one.kind === 'literal' && next.kind === 'literal') return true;
  if (one.kind !== 'word' || !leading.has(one.text)) return false;
  // `int x =`, `int x;`, and not "int to string".
  if (!declaring.has(one.text) || declaring.has(next.text)) return true;
  return '=;([,{):'.includes(behind.charAt(0)) || behind === '<';
}
