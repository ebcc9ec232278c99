import type { ObjectSymbol } from './defined-functions.ts';

/** The functions of an object file by the text before their parameters; one source can have a hundred thousand. */
export interface SymbolsByName {
  /** `putToGrid(`, or `(anonymous namespace)::putToGrid(`. */
  startingWith(start: string): readonly ObjectSymbol[];
  /** As nm prints it: `putToGrid(long long&, int, int)`; without parameters for main and `extern "C"`. */
  exact(text: string): ObjectSymbol | undefined;
}

export const unnamedNamespace = '(anonymous namespace)::';

export function symbolsByName(symbols: readonly ObjectSymbol[]): SymbolsByName {
  const byStart = new Map<string, ObjectSymbol[]>();
  const byText = new Map<string, ObjectSymbol>();
  for (const symbol of symbols.filter(({ kind }) => /^[TWt]$/.test(kind))) {
    const { text } = symbol;
    const bracket = text.indexOf('(', text.startsWith(unnamedNamespace) ? unnamedNamespace.length : 0);
    if (!byText.has(text)) byText.set(text, symbol);
    if (bracket === -1) continue;
    const start = text.slice(0, bracket + 1);
    const others = byStart.get(start);
    if (others === undefined) byStart.set(start, [symbol]);
    else others.push(symbol);
  }
  return { startingWith: (start) => byStart.get(start) ?? [], exact: (text) => byText.get(text) };
}
