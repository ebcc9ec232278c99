import { type Macro, type Macros, isOpaque } from './macro.ts';
import type { Token } from './token.ts';

export interface Expansion {
  readonly tokens: readonly Token[];
  /** Uses of macros that could not be followed. */
  readonly opaque: readonly Token[];
  /** It grew beyond all measure. */
  readonly overflowed: boolean;
}

/** More than any honest program of a course has; macros that double each other reach it at once. */
export const mostTokens = 50_000;

/**
 * Puts the student's own macros in place, as the compiler does before it parses. What comes out of a macro has the
 * place of its use: there the student finds it.
 */
export function expandMacros(tokens: readonly Token[], macros: Macros): Expansion {
  const opaque: Token[] = [];
  let made = 0;

  function expanded(list: readonly Token[], hidden: ReadonlySet<string>): Token[] {
    const result: Token[] = [];
    for (let at = 0; at < list.length && made < mostTokens; at += 1) {
      const token = list[at];
      if (token === undefined) break;
      made += 1;
      const macro = token.kind === 'word' && !hidden.has(token.text) ? macros.get(token.text) : undefined;
      const call = macro?.parameters === undefined ? undefined : argumentsAt(list, at + 1);
      // The name of a macro with brackets, without brackets behind it, is just a name.
      const isUse = macro !== undefined && (macro.parameters === undefined || call !== undefined);
      if (isUse && isOpaque(macro)) opaque.push(token);
      if (!isUse || isOpaque(macro)) {
        result.push(token);
        continue;
      }
      const given = (call?.arguments ?? []).map((argument) => expanded(argument, hidden));
      const body = filledIn(macro, given).map((part) => ({
        ...part,
        start: token.start,
        end: token.end,
      }));
      for (const part of expanded(body, new Set([...hidden, macro.name]))) result.push(part);
      at = call?.close ?? at;
    }
    return result;
  }

  const result = expanded(tokens, new Set());
  return { tokens: result, opaque, overflowed: made >= mostTokens };
}

function filledIn({ body, parameters = [] }: Macro, given: readonly (readonly Token[])[]): Token[] {
  return body.flatMap((part) => {
    const index = part.kind === 'word' ? parameters.indexOf(part.text) : -1;
    return index === -1 ? [part] : (given[index] ?? []);
  });
}

function argumentsAt(list: readonly Token[], open: number) {
  if (list[open]?.text !== '(') return undefined;
  const found: Token[][] = [[]];
  let depth = 0;
  for (let at = open; at < list.length; at += 1) {
    const token = list[at];
    if (token === undefined) break;
    if (token.text === '(') depth += 1;
    if (token.text === ')') depth -= 1;
    if (depth === 0) return { arguments: found, close: at };
    if (token.text === ',' && depth === 1) found.push([]);
    else if (at > open) found.at(-1)?.push(token);
  }
  return undefined;
}
