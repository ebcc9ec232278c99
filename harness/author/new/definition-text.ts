import { placesIn } from '../../cpp/source/lines.ts';
import type { Token } from '../../cpp/source/token.ts';
import { closingIndex, codeTokens, prototypeText } from './source-tokens.ts';

/**
 * The head of a function as its source has it, `int cellState(int board, int pos)`, on one line and without comments.
 * `line` is where its definition begins or its name is, from 1. Undefined if there is no such head.
 */
export function definitionText(source: string, name: string, line: number): string | undefined {
  const tokens = codeTokens(source);
  const placeOf = placesIn(source);
  const named = tokens.flatMap(({ text }, index) => (text === name && tokens[index + 1]?.text === '(' ? [index] : []));
  const at = named.find((index) => placeOf(tokens[index]?.start ?? 0).line >= line) ?? named[0];
  if (at === undefined) return undefined;
  let begin = at;
  while (begin > 0 && ![';', '}', '{'].includes(tokens[begin - 1]?.text ?? ';')) begin -= 1;
  const close = closingIndex(tokens, at + 1);
  if (close === tokens.length) return undefined;
  return prototypeText([
    ...tokens.slice(begin, at + 2),
    ...withoutDefaults(tokens.slice(at + 2, close)),
    ...tokens.slice(close, close + 1),
  ]);
}

/** The parameters without `= 5`; `void` alone means that there are none. */
function withoutDefaults(parameters: readonly Token[]): Token[] {
  if (parameters.length === 1 && parameters[0]?.text === 'void') return [];
  const kept: Token[] = [];
  let isDefault = false;
  let depth = 0;
  for (const token of parameters) {
    if (['(', '{', '['].includes(token.text)) depth += 1;
    if ([')', '}', ']'].includes(token.text)) depth -= 1;
    if (depth === 0 && [',', '='].includes(token.text)) isDefault = token.text === '=';
    if (!isDefault) kept.push(token);
  }
  return kept;
}
