import { placesIn } from '../../cpp/source/lines.ts';
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
  while (begin > 0 && ![';', '}', '{', '>'].includes(tokens[begin - 1]?.text ?? ';')) begin -= 1;
  const close = closingIndex(tokens, at + 1);
  return close === tokens.length ? undefined : prototypeText(tokens.slice(begin, close + 1));
}
