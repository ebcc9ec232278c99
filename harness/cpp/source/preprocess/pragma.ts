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

/** Follows a pragma if it is about macros or files. */
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

/** If it is unknown whether or when the compiler follows a pragma, it may change any macro. */
export function refusePragmas(tokens: readonly Token[]): void {
  if (tokens.some(({ text }) => text === '_Pragma')) throw new GiveUp('macro');
}

const aboutMacros: ReadonlySet<string> = new Set(['push_macro', 'pop_macro', 'once']);

/** In arguments, a compiler follows a pragma before it reads what is in front of it. */
export function refusePragmasAboutMacros(tokens: readonly Token[]): void {
  for (const [at, { text }] of tokens.entries()) {
    if (text !== '_Pragma') continue;
    const words = tokens[at + 2];
    const [first] = (words === undefined ? undefined : pragmaOf(words)) ?? [];
    if (first === undefined || aboutMacros.has(first.text)) throw new GiveUp('macro');
  }
}

/** Takes what macros make, token by token, and follows the pragmas in it in order: what is next may depend on them. */
export class PragmasOfMacros {
  private operator: Token[] = [];
  private readonly obey: (pragma: readonly Token[]) => void;
  private readonly emit: (token: Token) => void;

  constructor(obey: (pragma: readonly Token[]) => void, emit: (token: Token) => void) {
    this.obey = obey;
    this.emit = emit;
  }

  take(token: Token): void {
    if (this.operator.length === 0 && token.text !== '_Pragma') {
      this.emit(token);
      return;
    }
    this.operator.push(token);
    if (this.operator.length < 4) return;
    const [, open, text, close] = this.operator;
    const words = text === undefined ? undefined : pragmaOf(text);
    if (words === undefined || open?.text !== '(' || close?.text !== ')') throw new GiveUp('macro');
    this.operator = [];
    this.obey(words);
  }

  /** A pragma that a macro begins and the source ends is not followed. */
  end(): void {
    if (this.operator.length > 0) throw new GiveUp('macro');
  }
}
