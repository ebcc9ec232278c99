import { type ByteString } from '../../text/bytes.ts';
import { twinsIn } from '../typographic.ts';
import type { Steps } from './steps.ts';
import { type OwnWords, type Token, bareText, bareToken } from './tokens.ts';

/** What a run should print and what it printed, to see which words are in the place of which. */
export interface ComparedRun {
  /** Runs of one pool are of the same program, and share their words. */
  readonly pool: string;
  readonly tokens: readonly Token[];
  readonly actual: ByteString;
  /** The output without white space, in lower case, and with ASCII in the place of its typographic twins. */
  readonly bare: ByteString;
  /** Where each character of `bare` begins in `actual`. */
  readonly rawAt: Uint32Array;
  /** Where each character of `bare` ends in `actual`. */
  readonly rawEnd: Uint32Array;
  /** After how many printed bytes each typed line was read. */
  readonly readAfter: readonly number[];
  /** Counts the work on this run. */
  readonly steps: Steps;
}

/** Words are learned only from so much of one run. */
const maxBytes = 65_536;
/** So many times longer than the expected output, at most, is examined: own texts are seldom twice as long. */
const maxTimesLonger = 3;
const shortRun = 1024;
const bytesPerStep = 8;

export function comparedRun(
  pool: string,
  tokens: readonly Token[],
  printed: ByteString,
  readAfter: readonly number[],
  steps: Steps,
): ComparedRun {
  const actual = printed.slice(0, Math.min(maxBytes, shortRun + maxTimesLonger * expectedLength(tokens)));
  steps.spend(tokens.length + Math.ceil(actual.length / bytesPerStep));
  const found = twinsIn(actual);
  const bare = new BareRun(found.reduce((sum, { ascii }) => sum + ascii.length, actual.length));
  let done = 0;
  for (const { from, to, ascii } of found) {
    bare.addPlain(actual, done, from);
    bare.addTwin(ascii, from, to);
    done = to;
  }
  bare.addPlain(actual, done, actual.length);
  return { pool, tokens, actual, ...bare.made(), readAfter, steps };
}

/** Kept, because all submissions have the same golden sessions and random runs. */
const knownLengths = new WeakMap<readonly Token[], number>();

function expectedLength(tokens: readonly Token[]): number {
  const known = knownLengths.get(tokens) ?? tokens.reduce((sum, token) => sum + lengthOf(token), 0);
  knownLengths.set(tokens, known);
  return known;
}

/** An estimate: the values in its places are short. */
function lengthOf(token: Token): number {
  if (token.kind === 'word') return token.handout.length;
  return token.kind === 'fixed' ? token.text.length : 0;
}

function isWhiteSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0d;
}

/** Builds the bare text, and records where each of its characters comes from. */
class BareRun {
  readonly #stretches: ByteString[] = [];
  readonly #rawAt: Uint32Array;
  readonly #rawEnd: Uint32Array;
  #length = 0;

  constructor(maxLength: number) {
    this.#rawAt = new Uint32Array(maxLength);
    this.#rawEnd = new Uint32Array(maxLength);
  }

  addPlain(actual: ByteString, from: number, to: number): void {
    let begin = from;
    for (let at = from; at < to; at += 1) {
      if (!isWhiteSpace(actual.charCodeAt(at))) {
        this.#place(at, at + 1);
        continue;
      }
      if (begin < at) this.#stretches.push(actual.slice(begin, at));
      begin = at + 1;
    }
    if (begin < to) this.#stretches.push(actual.slice(begin, to));
  }

  addTwin(ascii: string, from: number, to: number): void {
    const stretch = bareText(ascii);
    this.#stretches.push(stretch);
    for (let count = 0; count < stretch.length; count += 1) this.#place(from, to);
  }

  made(): Pick<ComparedRun, 'bare' | 'rawAt' | 'rawEnd'> {
    return {
      bare: this.#stretches.join('').toLowerCase(),
      rawAt: this.#rawAt.subarray(0, this.#length),
      rawEnd: this.#rawEnd.subarray(0, this.#length),
    };
  }

  #place(from: number, to: number): void {
    this.#rawAt[this.#length] = from;
    this.#rawEnd[this.#length] = to;
    this.#length += 1;
  }
}

/** A place in a run: before this token, and before this character of the bare output. */
export interface Position {
  readonly token: number;
  readonly at: number;
}

/** How far a run goes as it should, in these words. */
export interface Walk extends Position {
  /** How often each word was printed as it should be. */
  readonly seen: ReadonlyMap<string, number>;
  /** The beginning of a text that ends directly before the end of the walk: what follows may be part of it. */
  readonly textBefore?: Position;
}

/** @param until The walk may end once so much of the run is right. */
export function walk(
  run: ComparedRun,
  own: OwnWords,
  from: Position = { token: 0, at: 0 },
  until = Number.POSITIVE_INFINITY,
): Walk {
  const seen = new Map<string, number>();
  let { token, at } = from;
  let textBefore: Position | undefined;
  for (; token < run.tokens.length && at < until; token += 1) {
    const next = run.tokens[token];
    if (next === undefined) break;
    const wanted = bareToken(next, own);
    if (!run.bare.startsWith(wanted, at)) break;
    if (next.kind === 'word') for (const key of next.keys) seen.set(key, (seen.get(key) ?? 0) + 1);
    if (next.kind === 'word' && !next.isSymbol) textBefore = { token, at };
    else if (wanted !== '') textBefore = undefined;
    at += wanted.length;
  }
  run.steps.spend(stepsOfWalk + token - from.token);
  return { token, at, seen, ...(textBefore === undefined ? {} : { textBefore }) };
}

/** The cost of a walk, however short it is. */
const stepsOfWalk = 10;

export function isWholeRun(run: ComparedRun, { token, at }: Position): boolean {
  return token === run.tokens.length && at === run.bare.length;
}
