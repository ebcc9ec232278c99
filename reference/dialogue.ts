import { type Piece, type Transcript, tidyPieces } from '../harness/model/assignment/transcript.ts';

/** What a program can read with `cin >>` or, for whole lines, with `getline`. */
export type Readable = 'integer' | 'word' | 'character' | 'line';

export type ConsoleStep =
  | { readonly print: string }
  | { readonly read: Readable }
  /** Asks whether there is one to read before the end of the input. */
  | { readonly canRead: Readable };

/**
 * A console program: it yields what it prints and what it wants to read, and gets the text that was read. To a question
 * it gets a text, which is empty at the end of the input.
 */
export type Dialogue<Result = void> = Generator<ConsoleStep, Result, string>;

export function* print(text: string): Dialogue {
  yield { print: text };
}

/** `int number; cin >> number;` */
export function* readInteger(): Dialogue<number> {
  // Through BigInt, because Number would read "-0" as minus zero, which C++ does not have.
  return Number(BigInt(yield { read: 'integer' }));
}

/** `string word; cin >> word;` */
export function* readWord(): Dialogue<string> {
  return yield { read: 'word' };
}

/** `char character; cin >> character;` */
export function* readCharacter(): Dialogue<string> {
  return yield { read: 'character' };
}

/** `getline(cin, line);`: after a `>>` it gets the rest of that line, which may be empty. */
export function* readLine(): Dialogue<string> {
  return yield { read: 'line' };
}

/** `while (cin >> number)` is `while (yield* canRead('integer'))`, with the reading inside. */
export function* canRead(what: Readable): Dialogue<boolean> {
  return (yield { canRead: what }) !== '';
}

/** The script types something that, as the handout promises, is never typed. Its author must fix it. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
  /** The number of the typed line, from 1. */
  readonly typedLine: number;

  constructor(typedLine: number, problem: string) {
    super(`typed line ${typedLine}: ${problem}`);
    this.typedLine = typedLine;
  }
}

/**
 * Plays a program as at a terminal: a line is typed only when the program needs more than the unread rest of the
 * lines before. Lines that the program never reads are not in the transcript. If the input is closed, the program must
 * ask before each read that may find its end.
 */
export function play(dialogue: Dialogue, typedLines: readonly string[], closesInput?: true): Transcript {
  const pieces: Piece[] = [];
  let typed = 0;
  let unread = '';
  let step = dialogue.next('');
  while (step.done !== true) {
    if ('print' in step.value) {
      pieces.push({ kind: 'printed', text: step.value.print });
      step = dialogue.next('');
      continue;
    }
    const isQuestion = 'canRead' in step.value;
    const taken = take('canRead' in step.value ? step.value.canRead : step.value.read, unread, typed);
    if (taken !== undefined) {
      if (!isQuestion) unread = taken.rest;
      step = dialogue.next(isQuestion ? there : taken.text);
      continue;
    }
    const line = typedLines[typed];
    if (line === undefined) {
      if (closesInput === undefined) return { pieces: tidyPieces(pieces), ends: 'waiting' };
      if (!isQuestion) throw new ScriptError(typed, 'the program reads on, and the input has ended');
      step = dialogue.next('');
      continue;
    }
    pieces.push({ kind: 'typed', text: line });
    unread += `${line}\n`;
    typed += 1;
  }
  return { pieces: tidyPieces(pieces), ends: 'finished' };
}

/** The answer to a question; an empty line can be read, too. */
const there = 'yes';

/** White space as C++ skips it; `\s` would skip no-break spaces too. */
const leadingBlanks = /^[ \t\n\v\f\r]+/;
const shapes = { integer: /^[+-]?\d+/, word: /^[^ \t\n\v\f\r]+/, character: /^./s };

/** The next text of this kind, or undefined if more must be typed first. */
function take(wanted: Readable, unread: string, typedLine: number): { text: string; rest: string } | undefined {
  if (wanted === 'line') {
    const end = unread.indexOf('\n');
    return end === -1 ? undefined : { text: unread.slice(0, end), rest: unread.slice(end + 1) };
  }
  const waiting = unread.replace(leadingBlanks, '');
  if (waiting === '') return undefined;
  const text = shapes[wanted].exec(waiting)?.[0];
  if (text === undefined || (wanted === 'integer' && !fitsInt(text))) {
    const found = shapes.word.exec(waiting)?.[0];
    throw new ScriptError(typedLine, `the handout promises an integer in the range of int here, not "${found}"`);
  }
  return { text, rest: waiting.slice(text.length) };
}

function fitsInt(text: string): boolean {
  return BigInt(text) === BigInt.asIntN(32, BigInt(text));
}
