import type { ReadingBudget } from '../reading-budget.ts';
import { type Macro, isOpaque } from './macro.ts';
import type { Meaning } from './macro-table.ts';
import { replacementOf } from './replacement.ts';
import type { Token } from '../token.ts';
import { ReadingStopped, maxMacroDepth } from '../reading-limits.ts';

/** Where an expansion gets further tokens: a macro may take its arguments from what follows it. */
export interface TokenSource {
  /** Whether a bracket opens here. */
  nextOpensBracket(): boolean;
  /** The next token inside the arguments of a macro; undefined at the end. */
  nextInArguments(): Token | undefined;
}

export interface ExpanderWorld {
  meaningOf(name: string): Meaning;
  /** What only the compiler counts: `__LINE__`, `__COUNTER__`. */
  computed(name: string, at: Token): Token | undefined;
  /** A system header may define it: in code, its meaning is not looked up. */
  mayBeOfHeaders(name: string): boolean;
  /** A use of a macro that cannot be followed. */
  onOpaque(token: Token): void;
  /** Gets each argument after the macros in it are expanded. */
  onArgument?(tokens: readonly Token[]): void;
  readonly budget: ReadingBudget;
}

/** A token that is never again the name of a macro: it was inside of what that macro made. */
interface StreamToken extends Token {
  readonly isFinal?: true;
}

/** What a macro made, and how much of it is read. */
interface Context {
  readonly tokens: readonly StreamToken[];
  at: number;
  /** This macro is not expanded inside itself; absent for arguments. */
  readonly macro?: string;
}

/**
 * Expands macros as g++ does: what a macro makes is put on a stack and read from there, and while it is there, its
 * macro is not expanded again. Only arguments of arguments are read by recursion, and they are counted.
 */
export class Expander {
  private readonly contexts: Context[] = [];
  /** Contexts below this belong to an expansion further out. */
  private base = 0;
  private depth = 0;
  private readonly disabled = new Map<string, number>();
  private readonly world: ExpanderWorld;
  private readonly source: TokenSource;

  constructor(world: ExpanderWorld, source: TokenSource) {
    this.world = world;
    this.source = source;
  }

  /** Everything that comes out of a token of the source, with the place of that token. False: it stays as it is. */
  expand(token: Token, emit: (token: Token) => void): boolean {
    if (!this.enter(token, token)) return false;
    this.drain(token, (made) => emit({ ...made, start: token.start, end: token.end }));
    return true;
  }

  /** One token of what macros made, as it is: for the operand of `defined`. */
  takeRaw(): Token | undefined {
    return this.next();
  }

  /** The next token of what macros made, expanded; undefined if nothing is left of it. */
  takeExpanded(place: Token): Token | undefined {
    for (let token = this.next(); token !== undefined; token = this.next()) {
      if (!this.enter(token, place)) return this.painted(token);
    }
    return undefined;
  }

  /** Begins to expand a token; false if it is not the use of a macro. */
  enter(token: StreamToken, place: Token): boolean {
    if (token.kind !== 'word' || token.isFinal === true) return false;
    const { meaningOf, computed, onOpaque } = this.world;
    const meaning = meaningOf(token.text);
    if (meaning === 'none') {
      const made = computed(token.text, place);
      if (made === undefined) return false;
      this.contexts.push({ tokens: [{ ...made, isFinal: true }], at: 0 });
      return true;
    }
    if (meaning === 'unclear') {
      onOpaque(place);
      return false;
    }
    if (this.disabled.has(meaning.name)) return false;
    if (meaning.parameters === undefined) {
      if (isOpaque(meaning)) {
        onOpaque(place);
        return false;
      }
      this.replace(meaning, [], token, place);
      return true;
    }
    if (!this.nextOpensBracket()) return false;
    if (isOpaque(meaning)) {
      onOpaque(place);
      return false;
    }
    this.replace(meaning, this.collect(meaning), token, place);
    return true;
  }

  private replace(macro: Macro, given: readonly (readonly Token[])[], use: Token, place: Token): void {
    const { budget, mayBeOfHeaders, onOpaque } = this.world;
    const tokens = replacementOf(macro, given, {
      budget,
      isSpaced: use.spaced,
      expanded: (list) => this.expandedArgument(list, place),
      mayBeOfHeaders,
      onOdd: () => onOpaque(place),
    });
    this.disabled.set(macro.name, (this.disabled.get(macro.name) ?? 0) + 1);
    this.contexts.push({ tokens, at: 0, macro: macro.name });
  }

  private drain(place: Token, emit: (token: Token) => void): void {
    for (let token = this.takeExpanded(place); token !== undefined; token = this.takeExpanded(place)) emit(token);
  }

  /** The name of a macro inside of what it made is never expanded. */
  private painted(token: StreamToken): StreamToken {
    return token.kind === 'word' && this.disabled.has(token.text) ? { ...token, isFinal: true } : token;
  }

  private next(): StreamToken | undefined {
    this.leaveFinished();
    const top = this.top();
    const token = top?.tokens[top.at];
    if (top === undefined || token === undefined) return undefined;
    top.at += 1;
    return token;
  }

  private top(): Context | undefined {
    return this.contexts.length > this.base ? this.contexts.at(-1) : undefined;
  }

  private leaveFinished(): void {
    for (let top = this.top(); top !== undefined && top.at >= top.tokens.length; top = this.top()) {
      this.contexts.pop();
      if (top.macro === undefined) continue;
      const count = (this.disabled.get(top.macro) ?? 1) - 1;
      if (count === 0) this.disabled.delete(top.macro);
      else this.disabled.set(top.macro, count);
    }
  }

  private nextOpensBracket(): boolean {
    this.leaveFinished();
    const top = this.top();
    if (top !== undefined) return top.tokens[top.at]?.text === '(';
    return this.depth === 0 && this.source.nextOpensBracket();
  }

  /** The arguments after the name of a macro, up to the bracket that closes them. */
  private collect({ parameters = [], isVariadic }: Macro): Token[][] {
    let current: Token[] = [];
    const found = [current];
    for (let depth = 0; ;) {
      const token = this.next() ?? (this.depth === 0 ? this.source.nextInArguments() : undefined);
      if (token === undefined) throw new UnclosedUse();
      this.world.budget.makeTokens(1);
      const mark = token.kind === 'mark' ? token.text : '';
      if (mark === ')') depth -= 1;
      if (mark === ')' && depth === 0) return found;
      const isRest = isVariadic && found.length === parameters.length;
      if (mark === ',' && depth === 1 && !isRest) {
        current = [];
        found.push(current);
      } else if (depth > 0) current.push(this.painted(token));
      if (mark === '(') depth += 1;
    }
  }

  private expandedArgument(list: readonly Token[], place: Token): Token[] {
    if (this.depth >= maxMacroDepth) throw new ReadingStopped('macros');
    const result: Token[] = [];
    const { base } = this;
    this.contexts.push({ tokens: list, at: 0 });
    this.base = this.contexts.length - 1;
    this.depth += 1;
    this.drain(place, (token) => {
      this.world.budget.makeTokens(1);
      result.push(token);
    });
    this.depth -= 1;
    this.base = base;
    this.world.onArgument?.(result);
    return result;
  }
}

/** A use of a macro whose arguments never end: no compiler accepts the source. */
export class UnclosedUse extends Error {}
