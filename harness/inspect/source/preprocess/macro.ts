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

/** From what stands behind `#define`; undefined where that is no macro. */
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

/** What depends on more than the standard says of it: `__VA_OPT__`, and the comma that `, ## __VA_ARGS__` swallows. */
export function isOpaque({ isVariadic, parameters = [], body }: Macro): boolean {
  return body.some(({ text }, index) => {
    if (text === '__VA_OPT__') return true;
    const isComma = isVariadic && text === ',' && body[index + 1]?.text === '##';
    return isComma && body[index + 2]?.text === parameters.at(-1);
  });
}

export function isSameMacro(one: Macro, other: Macro): boolean {
  return (
    one.body.length === other.body.length &&
    one.parameters?.join(',') === other.parameters?.join(',') &&
    one.body.every(({ text }, index) => text === other.body[index]?.text)
  );
}
