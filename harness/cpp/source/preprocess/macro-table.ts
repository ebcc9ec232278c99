import type { CompilerFacts } from './compiler-facts.ts';
import { macroOfLine } from './compiler-facts.ts';
import { HeadersSoFar } from './headers-so-far.ts';
import { type Macro, isPlainMacro, isSameMacro } from './macro.ts';

/** `none`: certainly not a macro. `unclear`: it may be one, but it is unknown which. */
export type Meaning = Macro | 'none' | 'unclear';

/** What the compiler counts and computes by itself: it is defined everywhere, but in no list of macros. */
const computed: ReadonlySet<string> = new Set([
  ...['__FILE__', '__LINE__', '__COUNTER__', '__DATE__', '__TIME__', '__TIMESTAMP__', '__BASE_FILE__'],
  ...['__INCLUDE_LEVEL__', '__has_include', '__has_include_next', '__has_cpp_attribute', '__has_attribute'],
  ...['__has_builtin', '_Pragma'],
]);

/** The macros of a program at a place of it. */
export class MacroTable {
  /** What the program's own files said last about each name. */
  readonly own = new Map<string, Meaning>();
  readonly headers: HeadersSoFar;
  /** It is unclear what these are, but nothing is hidden in them, so they are not expanded. */
  private readonly plain = new Set<string>();
  private readonly saved = new Map<string, (Meaning | undefined)[]>();
  private readonly facts: CompilerFacts;

  constructor(facts: CompilerFacts, areHeadersForcedIn: boolean) {
    this.facts = facts;
    this.headers = new HeadersSoFar(facts, areHeadersForcedIn);
  }

  /** In code. Macros of system headers are not expanded, as people and rules know `INT_MAX` by its name. */
  inCode(name: string): Meaning {
    const own = this.own.get(name);
    if (own === 'unclear' && this.plain.has(name)) return 'none';
    return own ?? this.facts.predefined(name) ?? 'none';
  }

  /** In conditions, where every name counts. */
  inCondition(name: string): Meaning {
    const own = this.own.get(name);
    if (own !== undefined) return own;
    const predefined = this.facts.predefined(name);
    const { headers } = this;
    if (predefined !== undefined) return headers.mayTouch(name) ? this.ofHeaders(name) : predefined;
    if (!this.facts.isKnown && isReserved(name)) return 'unclear';
    return headers.mayDefine(name, isReserved(name)) ? this.ofHeaders(name) : 'none';
  }

  isDefined(name: string): boolean | undefined {
    if (computed.has(name) && !this.own.has(name)) return this.facts.isKnown ? true : undefined;
    const meaning = this.inCondition(name);
    return meaning === 'unclear' ? undefined : meaning !== 'none';
  }

  define(macro: Macro): void {
    this.plain.delete(macro.name);
    this.own.set(macro.name, macro);
  }

  undefine(name: string): void {
    this.own.set(name, 'none');
  }

  /** Something may have changed it; `to` is what it may be now, besides what it was. */
  makeUnclear(name: string, to?: Macro): void {
    const before = this.own.get(name);
    const wasPlain = typeof before === 'object' ? isPlainMacro(before) : before !== 'unclear' || this.plain.has(name);
    if (wasPlain && (to === undefined || isPlainMacro(to))) this.plain.add(name);
    else this.plain.delete(name);
    this.own.set(name, 'unclear');
  }

  /** The compiler reads one of two branches that define it: its meaning is clear only if both say the same. */
  defineOneOf(macro: Macro): void {
    const before = this.own.get(macro.name);
    const isClear = before === undefined || (typeof before === 'object' && isSameMacro(before, macro));
    this.own.set(macro.name, isClear ? macro : 'unclear');
  }

  /** `#pragma push_macro("X")` */
  push(name: string): void {
    const stack = this.saved.get(name) ?? [];
    this.saved.set(name, stack);
    stack.push(this.own.get(name));
  }

  pop(name: string): void {
    const stack = this.saved.get(name);
    if (stack === undefined || stack.length === 0) return;
    const meaning = stack.pop();
    this.plain.delete(name);
    if (meaning === undefined) this.own.delete(name);
    else this.own.set(name, meaning);
  }

  includeSystem(header: string): void {
    for (const name of this.headers.include(header, this.own.keys())) this.makeUnclear(name);
  }

  private ofHeaders(name: string): Meaning {
    const lines = this.headers.exact();
    if (lines === undefined) return 'unclear';
    const line = lines.defined.get(name);
    return line === undefined ? 'none' : (macroOfLine(line) ?? 'unclear');
  }
}

/** Names that belong to compilers and libraries. */
function isReserved(name: string): boolean {
  return name.startsWith('_') || name.includes('__');
}
