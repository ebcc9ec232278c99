import type { Token } from '../token.ts';

export interface Macro {
  readonly name: string;
  /** Absent for a macro without brackets. */
  readonly parameters?: readonly string[];
  /** The last parameter takes all that is left: `...` (which is then called `__VA_ARGS__`) or `rest...`. */
  readonly isVariadic: boolean;
  readonly body: readonly Token[];
}

export type Macros = ReadonlyMap<string, Macro>;

/** From what follows `#define`; undefined if that is not a macro. */
export function macroOf(tokens: readonly Token[]): Macro | undefined {
  const [name, bracket] = tokens;
  if (name?.kind !== 'word') return undefined;
  if (bracket?.text !== '(' || bracket.spaced) {
    return { name: name.text, isVariadic: false, body: tokens.slice(1) };
  }
  const close = tokens.findIndex(({ text }) => text === ')');
  if (close === -1) return undefined;
  const words = tokens.slice(2, close).filter(({ text }) => text !== ',');
  const isVariadic = words.at(-1)?.text === '...';
  const named = isVariadic ? words.slice(0, -1) : words;
  const parameters = named.map(({ text }) => text);
  // `rest...` has no comma before the dots.
  const hasOwnName = isVariadic && tokens[close - 2]?.kind === 'word';
  if (isVariadic && !hasOwnName) parameters.push('__VA_ARGS__');
  if (named.some(({ kind }) => kind !== 'word')) return undefined;
  return { name: name.text, parameters, isVariadic, body: tokens.slice(close + 1) };
}

/** A number, or a calculation in brackets with numbers and its parameters: it can hide nothing that a rule forbids. */
export function isPlainMacro({ parameters = [], body }: Macro): boolean {
  const [first] = body;
  if (first?.text !== '(' && (first?.kind !== 'number' || body.length > 1)) return false;
  return body.every(
    ({ kind, text }) =>
      kind === 'number' || (kind === 'word' ? parameters.includes(text) : kind === 'mark' && plainMarks.has(text)),
  );
}

const plainMarks: ReadonlySet<string> = new Set(['(', ')', '+', '-', '*', '/', '%', '<', '>', '<=', '>=', '?', ':']);

/** What is not followed: `__VA_OPT__`, and a `, ## __VA_ARGS__` without other parameters: there, compilers differ. */
export function isOpaque({ isVariadic, parameters = [], body }: Macro): boolean {
  if (!isVariadic) return false;
  return body.some(
    ({ text }, index) =>
      text === '__VA_OPT__' || (parameters.length === 1 && isSwallowingComma(body, index, parameters)),
  );
}

/** `, ## __VA_ARGS__`: g++ leaves the comma out if no arguments are left, and glues nothing. */
export function isSwallowingComma(body: readonly Token[], index: number, parameters: readonly string[]): boolean {
  return (
    body[index]?.text === ',' &&
    body[index + 1]?.text === '##' &&
    body[index + 2]?.text === parameters.at(-1) &&
    body[index + 3]?.text !== '##'
  );
}

export function isSameMacro(one: Macro, other: Macro): boolean {
  return (
    one.body.length === other.body.length &&
    one.parameters?.join(',') === other.parameters?.join(',') &&
    one.body.every(({ text }, index) => text === other.body[index]?.text)
  );
}
