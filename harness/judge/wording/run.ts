import { type ByteString } from '../bytes.ts';
import { twinsIn } from '../typographic.ts';
import { type OwnWords, type Token, bareText, bareToken } from './tokens.ts';

/** What a run should print and what it printed, to see which words stand in the place of which. */
export interface ComparedRun {
  /** Runs of one pool are of the same program, and share their words. */
  readonly pool: string;
  readonly tokens: readonly Token[];
  readonly actual: ByteString;
  /** What was printed without white space, in small letters, and with ASCII in the place of its typographic twins. */
  readonly bare: ByteString;
  /** Where each character of `bare` begins in `actual`. */
  readonly rawAt: readonly number[];
  /** Where each character of `bare` ends in `actual`. */
  readonly rawEnd: readonly number[];
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
  const bare = new BareRun();
  let done = 0;
  for (const { from, to, ascii } of twinsIn(actual)) {
    bare.addPlain(actual, done, from);
    bare.addTwin(ascii, from, to);
    done = to;
  }
  bare.addPlain(actual, done, actual.length);
  const { rawAt, rawEnd } = bare;
  return { pool, tokens, actual, bare: bare.text.toLowerCase(), rawAt, rawEnd, readAfter };
}

/** Keeps where each of its characters comes from. */
class BareRun {
  text = '';
  readonly rawAt: number[] = [];
  readonly rawEnd: number[] = [];

  addPlain(actual: ByteString, from: number, to: number): void {
    for (const { 0: stretch, index } of actual.slice(from, to).matchAll(/[^ \t\r\n]+/g)) {
      this.text += stretch;
      for (let at = from + index; at < from + index + stretch.length; at += 1) {
        this.rawAt.push(at);
        this.rawEnd.push(at + 1);
      }
    }
  }

  addTwin(ascii: string, from: number, to: number): void {
    for (const character of bareText(ascii)) {
      this.text += character;
      this.rawAt.push(from);
      this.rawEnd.push(to);
    }
  }
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
