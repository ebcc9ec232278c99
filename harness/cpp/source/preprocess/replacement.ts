import { tokensOf } from '../lexer.ts';
import type { ReadingBudget } from '../reading-budget.ts';
import type { Token } from '../token.ts';
import { type Macro, isSwallowingComma } from './macro.ts';

export interface ReplacementWorld {
  readonly budget: ReadingBudget;
  /** Blanks are before the name of the macro. */
  readonly isSpaced: boolean;
  expanded(argument: readonly Token[]): readonly Token[];
  mayBeOfHeaders(name: string): boolean;
  /** The result depends on something that is unknown here. */
  onOdd(): void;
}

/** An argument without tokens beside `##`: gluing something to it changes nothing. */
type Part = Token | 'nothing';

/** What replaces a macro: its body with the arguments in it. It is counted before it is built. */
export function replacementOf(
  { parameters, isVariadic, body }: Macro,
  given: readonly (readonly Token[])[],
  world: ReplacementWorld,
): Token[] {
  const { budget } = world;
  budget.makeTokens(body.length + 1);
  const indexOf = new Map((parameters ?? []).map((name, index) => [name, index]));
  const expanded: (readonly Token[])[] = [];
  const result: Part[] = [];

  const argumentOf = (token: Token | undefined) => {
    const index = token?.kind === 'word' ? indexOf.get(token.text) : undefined;
    return index === undefined ? undefined : { index, raw: given[index] ?? [] };
  };

  /** What replaces one token of the body, with or without `##` beside it. */
  function operand(token: Token, isGlued: boolean): readonly Part[] {
    const argument = argumentOf(token);
    if (argument === undefined) return [token];
    if (isGlued) return argument.raw.length === 0 ? ['nothing'] : spacedAs(argument.raw, token);
    const list = (expanded[argument.index] ??= world.expanded(argument.raw));
    return spacedAs(list, token);
  }

  function append(parts: readonly Part[], isGluedToLast: boolean): void {
    budget.makeTokens(parts.length);
    let from = 0;
    const last = result.at(-1);
    const [first] = parts;
    if (isGluedToLast && last !== undefined && first !== undefined) {
      result.pop();
      for (const part of glued(last, first, world)) result.push(part);
      from = 1;
    }
    for (let at = from; at < parts.length; at += 1) {
      const part = parts[at];
      if (part !== undefined) result.push(part);
    }
  }

  for (let at = 0; at < body.length; at += 1) {
    const token = body[at];
    if (token === undefined || isGlue(token)) continue;
    if (isVariadic && parameters !== undefined && isSwallowingComma(body, at, parameters)) {
      const rest = given[parameters.length - 1];
      if (rest !== undefined) append([token, ...rest], false);
      at += 2;
      continue;
    }
    const before = body[at - 1];
    const isGluedToLast = before !== undefined && isGlue(before);
    const argument = isHash(token) && parameters !== undefined ? argumentOf(body[at + 1]) : undefined;
    if (argument !== undefined) {
      at += 1;
      append([stringOf(argument.raw, token, budget)], isGluedToLast);
      continue;
    }
    const after = body[at + 1];
    append(operand(token, isGluedToLast || (after !== undefined && isGlue(after))), isGluedToLast);
  }
  const tokens = result.filter((part) => part !== 'nothing');
  const [first] = tokens;
  if (first !== undefined && first.spaced !== world.isSpaced) tokens[0] = { ...first, spaced: world.isSpaced };
  return tokens;
}

function isGlue({ kind, text }: Token): boolean {
  return kind === 'mark' && text === '##';
}

function isHash({ kind, text }: Token): boolean {
  return kind === 'mark' && text === '#';
}

function spacedAs(list: readonly Token[], { spaced }: Token): readonly Token[] {
  const [first, ...rest] = list;
  return first === undefined || first.spaced === spaced ? list : [{ ...first, spaced }, ...rest];
}

/** `a ## b` is one token. The compiler refuses it otherwise. */
function glued(left: Part, right: Part, { budget, mayBeOfHeaders, onOdd }: ReplacementWorld): Part[] {
  if (left === 'nothing') return [right];
  if (right === 'nothing') return [left];
  const text = (left.spelled ?? left.text) + (right.spelled ?? right.text);
  budget.makeText(text.length);
  const [made, ...more] = tokensOf(text);
  const isOne = made !== undefined && more.length === 0 && made.kind !== 'comment' && made.end === text.length;
  if (!isOne || [left, right].some((part) => part.kind === 'word' && mayBeOfHeaders(part.text))) onOdd();
  return isOne ? [{ ...made, spaced: left.spaced }] : [left, right];
}

/** `#x`: the argument as it is written, as a text. */
function stringOf(list: readonly Token[], hash: Token, budget: ReadingBudget): Token {
  const parts = list.map((token, index) => (index > 0 && token.spaced ? ` ${quoted(token)}` : quoted(token)));
  budget.makeText(parts.reduce((sum, part) => sum + part.length, 0));
  const { start, end, startsLine, spaced } = hash;
  return { kind: 'literal', text: `"${parts.join('')}"`, start, end, startsLine, spaced };
}

function quoted({ kind, text, spelled = text }: Token): string {
  if (kind !== 'literal') return spelled;
  return text.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}
