import { tokensOf } from '../lexer.ts';
import type { Token } from '../token.ts';
import { GiveUp } from './give-up.ts';
import type { UnitState } from './unit-state.ts';
import type { Visit } from './visit.ts';

const maxPragma = 1_000;

/** What `_Pragma("...")` says, as tokens. */
function pragmaOf({ text, kind }: Token): Token[] | undefined {
  if (kind !== 'literal' || !text.startsWith('"') || text.length > maxPragma) return undefined;
  return tokensOf(text.slice(1, -1).replaceAll(/\\(["\\])/g, '$1'));
}

/** What `_Pragma("...")` says; its name was read just before. */
export function takePragmaOperator(visit: Visit): Token[] {
  const [open, text, close] = visit.file.code.slice(visit.at, visit.at + 3);
  const words = text === undefined ? undefined : pragmaOf(text);
  if (open?.text !== '(' || words === undefined || close?.text !== ')') throw new GiveUp('macro');
  visit.at += 3;
  return words;
}

/** Does what a pragma says, as far as it is about macros and files. */
export function obeyPragma([first, ...rest]: readonly Token[], { file }: Visit, state: UnitState): void {
  if (state.everyBranch) return;
  if (first?.text === 'once') state.once.add(file.name);
  const [open, name] = rest;
  if ((first?.text !== 'push_macro' && first?.text !== 'pop_macro') || open?.text !== '(') return;
  if (name?.kind !== 'literal') return;
  if (!name.text.startsWith('"')) throw new GiveUp('macro');
  const macro = name.text.slice(1, -1);
  if (first.text === 'push_macro') state.macros.push(macro);
  else state.macros.pop(macro);
}

/** Where nobody knows whether or when the compiler obeys a pragma, it may change any macro. */
export function refusePragmas(tokens: readonly Token[]): void {
  if (tokens.some(({ text }) => text === '_Pragma')) throw new GiveUp('macro');
}

const aboutMacros: ReadonlySet<string> = new Set(['push_macro', 'pop_macro', 'once']);

/** What a macro made, without its pragmas; those about macros take effect in the middle of it. */
export function withoutPragmas(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ text }) => text === '_Pragma')) return tokens;
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [name, open, text, close] = tokens.slice(at, at + 4);
    if (name?.text !== '_Pragma') {
      if (name !== undefined) kept.push(name);
      continue;
    }
    const words = text === undefined ? undefined : pragmaOf(text);
    const isWhole = open?.text === '(' && close?.text === ')';
    if (words === undefined || !isWhole || aboutMacros.has(words[0]?.text ?? '')) throw new GiveUp('macro');
    at += 3;
  }
  return kept;
}
