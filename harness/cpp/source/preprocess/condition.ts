import { characterOf } from './condition-character.ts';
import { type ConditionNumber, numberOf, signed, unknownNumber } from './condition-number.ts';
import { applied, appliedPrefix, chosen, prefixes, priorities } from './condition-operators.ts';
import { Expander, type ExpanderWorld, UnclosedUse } from './expander.ts';
import { GiveUp } from './give-up.ts';
import { type HeaderName, headerNameOf } from './header-name.ts';
import type { Meaning } from './macro-table.ts';
import type { ReadingBudget } from '../reading-budget.ts';
import type { Token } from '../token.ts';

/** What a condition may ask for. */
export interface ConditionWorld {
  readonly budget: ReadingBudget;
  meaningOf(name: string): Meaning;
  isDefined(name: string): boolean | undefined;
  computed(name: string, at: Token): Token | undefined;
  mayBeOfHeaders(name: string): boolean;
  exists(header: HeaderName): boolean | undefined;
  existsNext(header: HeaderName): boolean | undefined;
  /** What the compiler answers to `__has_builtin(...)` and the like. */
  feature(question: string): string | undefined;
}

/**
 * Whether the condition of an `#if` holds; undefined if that cannot be known here, or if no compiler accepts the way in
 * which it is written.
 */
export function conditionHolds(tokens: readonly Token[], world: ConditionWorld): boolean | undefined {
  try {
    const { value } = new ConditionReader(tokens, world).read();
    return value === undefined ? undefined : value !== 0n;
  } catch (problem) {
    if (problem instanceof NotUnderstood || problem instanceof UnclosedUse) return undefined;
    throw problem;
  }
}

class NotUnderstood extends Error {}

/** An operator whose right side is still being read. `?` waits for its `:`, and `?:` for what follows that. */
type Waiting = { readonly kind: 'prefix' | 'binary' | 'choice' | 'bracket' | 'question'; readonly text: string };

/** Uses two explicit stacks, so that nested brackets cannot overflow the stack of JavaScript. */
class ConditionReader {
  private readonly numbers: ConditionNumber[] = [];
  private readonly waiting: Waiting[] = [];
  private at = 0;
  private readonly tokens: readonly Token[];
  private readonly world: ConditionWorld;
  private readonly expander: Expander;

  constructor(tokens: readonly Token[], world: ConditionWorld) {
    this.tokens = tokens;
    this.world = world;
    const { budget, meaningOf, computed, mayBeOfHeaders } = world;
    const expanderWorld: ExpanderWorld = {
      budget,
      meaningOf,
      computed,
      mayBeOfHeaders,
      onOpaque() {
        throw new NotUnderstood();
      },
    };
    this.expander = new Expander(expanderWorld, {
      nextOpensBracket: () => this.tokens[this.at]?.text === '(',
      nextInArguments: () => this.tokens[this.at++],
    });
  }

  read(): ConditionNumber {
    let wantsNumber = true;
    for (let token = this.next(); token !== undefined; token = this.next()) {
      wantsNumber = wantsNumber ? this.readNumber(token) : this.readOperator(token.text);
    }
    if (wantsNumber) throw new NotUnderstood();
    this.applyDownTo(0);
    const [only, ...more] = this.numbers;
    if (only === undefined || more.length > 0 || this.waiting.length > 0) throw new NotUnderstood();
    return only;
  }

  /** True if a number must follow. */
  private readNumber(token: Token): boolean {
    const { text, kind } = token;
    if (kind === 'mark' && text === '(') {
      this.waiting.push({ kind: 'bracket', text });
      return true;
    }
    if (prefixes.has(text)) {
      this.waiting.push({ kind: 'prefix', text });
      return true;
    }
    this.numbers.push(this.numberAt(token));
    return false;
  }

  private readOperator(text: string): boolean {
    if (text === ')') {
      this.applyDownTo(0);
      if (this.waiting.pop()?.kind !== 'bracket') throw new NotUnderstood();
      return false;
    }
    if (text === ':') {
      this.applyDownTo(0);
      if (this.waiting.pop()?.kind !== 'question') throw new NotUnderstood();
      this.waiting.push({ kind: 'choice', text });
      return true;
    }
    const priority = priorities.get(text);
    if (priority === undefined) throw new NotUnderstood();
    // What follows a `:` includes a further `?`.
    this.applyDownTo(text === '?' ? priority + 1 : priority);
    this.waiting.push({ kind: text === '?' ? 'question' : 'binary', text });
    return true;
  }

  /** Applies the operators that bind at least this tightly, up to a bracket or a `?`. */
  private applyDownTo(priority: number): void {
    for (;;) {
      const top = this.waiting.at(-1);
      if (top === undefined || top.kind === 'bracket' || top.kind === 'question') return;
      if (top.kind === 'binary' && (priorities.get(top.text) ?? 0) < priority) return;
      if (top.kind === 'choice' && choicePriority < priority) return;
      this.waiting.pop();
      const right = this.takeNumber();
      if (top.kind === 'prefix') this.numbers.push(appliedPrefix(top.text, right));
      else {
        const left = this.takeNumber();
        this.numbers.push(
          top.kind === 'choice' ? chosen(this.takeNumber(), left, right) : applied(top.text, left, right),
        );
      }
    }
  }

  private takeNumber(): ConditionNumber {
    const number = this.numbers.pop();
    if (number === undefined) throw new NotUnderstood();
    return number;
  }

  private numberAt({ kind, text }: Token): ConditionNumber {
    const number = kind === 'number' ? numberOf(text) : kind === 'literal' ? this.characterAt(text) : undefined;
    if (number !== undefined) return number;
    if (kind !== 'word') throw new NotUnderstood();
    switch (text) {
      case 'defined':
        return asNumber(this.definedness());
      case '__has_include':
        return asNumber(this.headerExists((name) => this.world.exists(name)));
      case '__has_include_next':
        return asNumber(this.headerExists((name) => this.world.existsNext(name)));
      case '__has_cpp_attribute':
      case '__has_attribute':
      case '__has_builtin':
        return this.feature(text);
      case '_Pragma':
        throw new GiveUp('macro');
      default:
        return signed(text === 'true');
    }
  }

  private characterAt(text: string): ConditionNumber | undefined {
    const { isDefined } = this.world;
    return characterOf(text, {
      char: isDefined('__CHAR_UNSIGNED__') === false,
      wide: isDefined('__WCHAR_UNSIGNED__') === false,
    });
  }

  private definedness(): boolean | undefined {
    const first = this.nextRaw();
    const name = first?.text === '(' ? this.nextRaw() : first;
    if (name?.kind !== 'word' || (first?.text === '(' && this.nextRaw()?.text !== ')')) throw new NotUnderstood();
    return this.world.isDefined(name.text);
  }

  private headerExists(exists: (name: HeaderName) => boolean | undefined): boolean | undefined {
    const name = headerNameOf(this.operand());
    return name === undefined ? undefined : exists(name);
  }

  /** The compiler expands macros in the operand. We ask only about operands without macros. */
  private feature(test: string): ConditionNumber {
    const operand = this.operand();
    const isPlain = operand.every(({ kind, text }) => kind !== 'word' || this.world.meaningOf(text) === 'none');
    const answer = isPlain ? this.world.feature(`${test}(${operand.map(({ text }) => text).join('')})`) : undefined;
    return (answer === undefined ? undefined : numberOf(answer)) ?? unknownNumber;
  }

  /** The tokens between brackets, as they are. */
  private operand(): Token[] {
    if (this.nextRaw()?.text !== '(') throw new NotUnderstood();
    const found: Token[] = [];
    for (let depth = 1; ;) {
      const token = this.nextRaw();
      if (token === undefined) throw new NotUnderstood();
      if (token.text === '(') depth += 1;
      if (token.text === ')') depth -= 1;
      if (depth === 0) return found;
      found.push(token);
    }
  }

  private nextRaw(): Token | undefined {
    return this.expander.takeRaw() ?? this.tokens[this.at++];
  }

  private next(): Token | undefined {
    for (;;) {
      const [place] = this.tokens;
      const made = place === undefined ? undefined : this.expander.takeExpanded(place);
      if (made !== undefined) return made;
      const token = this.tokens[this.at];
      this.at += 1;
      if (token === undefined || !this.expander.enter(token, token)) return token;
    }
  }
}

const choicePriority = 2;

function asNumber(value: boolean | undefined): ConditionNumber {
  return value === undefined ? unknownNumber : signed(value);
}
