import { type ByteString } from '../bytes.ts';
import { type OwnWords, type Token, bareToken } from './tokens.ts';

/** What a run should print and what it printed, to see which words stand in the place of which. */
export interface ComparedRun {
  /** Runs of one pool are of the same program, and share their words. */
  readonly pool: string;
  readonly tokens: readonly Token[];
  readonly actual: ByteString;
  /** What was printed without white space and in small letters. */
  readonly bare: ByteString;
  /** Where each character of `bare` stands in `actual`. */
  readonly rawAt: readonly number[];
  /** After how many printed bytes each typed line was read. */
  readonly readAfter: readonly number[];
}

/** Nobody learns words from more than this of one run. */
const mostBytes = 65_536;

export function comparedRun(
  pool: string,
  tokens: readonly Token[],
  printed: ByteString,
  readAfter: readonly number[],
): ComparedRun {
  const actual = printed.slice(0, mostBytes);
  const rawAt: number[] = [];
  let bare = '';
  for (const { 0: stretch, index } of actual.matchAll(/[^ \t\r\n]+/g)) {
    bare += stretch;
    for (let at = 0; at < stretch.length; at += 1) rawAt.push(index + at);
  }
  return { pool, tokens, actual, bare: bare.toLowerCase(), rawAt, readAfter };
}

/** A place in a run: before this token, and before this character of what was printed. */
export interface Position {
  readonly token: number;
  readonly at: number;
}

/** How far a run goes as it should, in these words. */
export interface Walk extends Position {
  /** How often each word was printed as it should be. */
  readonly seen: ReadonlyMap<string, number>;
  /** Where the text begins that stands directly before the end of the walk: what follows may belong to it. */
  readonly textBefore?: Position;
}

export function walk(run: ComparedRun, own: OwnWords, from: Position = { token: 0, at: 0 }): Walk {
  const seen = new Map<string, number>();
  let { token, at } = from;
  let textBefore: Position | undefined;
  for (; token < run.tokens.length; token += 1) {
    const next = run.tokens[token];
    if (next === undefined) break;
    const wanted = bareToken(next, own);
    if (!run.bare.startsWith(wanted, at)) break;
    if (next.kind === 'word') seen.set(next.key, (seen.get(next.key) ?? 0) + 1);
    if (next.kind === 'word' && !next.isSymbol) textBefore = { token, at };
    else if (wanted !== '') textBefore = undefined;
    at += wanted.length;
  }
  return { token, at, seen, ...(textBefore === undefined ? {} : { textBefore }) };
}

export function isWholeRun(run: ComparedRun, { token, at }: Position): boolean {
  return token === run.tokens.length && at === run.bare.length;
}
