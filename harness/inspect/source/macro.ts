import type { Token } from './token.ts';

export interface Macro {
  readonly name: string;
  /** Absent for a macro without brackets. */
  readonly parameters?: readonly string[];
  readonly body: readonly Token[];
}

export type Macros = ReadonlyMap<string, Macro>;

/** From what stands behind `#define`; undefined where that is no macro. */
export function macroOf(tokens: readonly Token[]): Macro | undefined {
  const [name, bracket] = tokens;
  if (name?.kind !== 'word') return undefined;
  if (bracket?.text !== '(' || bracket.start !== name.end) return { name: name.text, body: tokens.slice(1) };
  const close = tokens.findIndex(({ text }) => text === ')');
  if (close === -1) return undefined;
  const parameters = tokens
    .slice(2, close)
    .filter(({ text }) => text !== ',')
    .map(({ text }) => text);
  return { name: name.text, parameters, body: tokens.slice(close + 1) };
}

/** Gluing tokens and turning them into strings is more than we follow. */
export function isOpaque({ parameters = [], body }: Macro): boolean {
  return parameters.includes('...') || body.some(({ text }) => text === '#' || text === '##');
}
