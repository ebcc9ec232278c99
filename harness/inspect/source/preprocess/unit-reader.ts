import { conditionHolds } from './condition.ts';
import type { CompilerFacts } from './compiler-facts.ts';
import { type CloudWorld, cloudDirective } from './cloud.ts';
import { Expander, type ExpanderWorld, type TokenSource, UnclosedUse } from './expander.ts';
import type { FileText } from './file-text.ts';
import { GiveUp } from './give-up.ts';
import { type HeaderName, headerNameOf, isOddHeaderName } from './header-name.ts';
import { macroOf } from './macro.ts';
import { MacroTable, type Meaning } from './macro-table.ts';
import { pragmaOf, refusePragmas, withoutPragmas } from './pragma.ts';
import { resolveHeader } from './resolve-header.ts';
import {
  type Branch,
  type Face,
  type Visit,
  beginsDirective,
  isInUnknown,
  isReading,
  skipLine,
  takeDirective,
} from './visit.ts';
import type { ReadingBudget } from '../reading-budget.ts';
import { ReadingStopped, maxConditionDepth, maxIncludeDepth } from '../reading-limits.ts';
import type { Token } from '../token.ts';
import type { Unread } from '../unread.ts';

export interface UnitWorld {
  readonly facts: CompilerFacts;
  readonly budget: ReadingBudget;
  /** The files of the program, by name. */
  readonly files: ReadonlyMap<string, FileText>;
  /** The source was compiled with headers that it does not include. */
  readonly areHeadersForcedIn: boolean;
  /** For those who compare sources: what every `#if` and every `#else` has. */
  readonly everyBranch?: true;
}

/** What the compiler sees of a source and of the files that it includes, in the order in which they are entered. */
export interface Unit {
  readonly faces: readonly Face[];
  readonly macros: MacroTable;
}

export function readUnit(root: FileText, world: UnitWorld): Unit {
  const reader = new UnitReader(world);
  reader.read(root);
  return reader;
}

class UnitReader implements TokenSource, Unit {
  readonly faces: Face[] = [];
  readonly macros: MacroTable;
  private readonly visits: Visit[] = [];
  private readonly entered = new Set<string>();
  private readonly once = new Set<string>();
  private readonly cloudy: CloudWorld;
  private counter = 0;
  private readonly world: UnitWorld;
  private readonly expanderWorld: ExpanderWorld;
  private expander: Expander;

  constructor(world: UnitWorld) {
    this.world = world;
    this.macros = new MacroTable(world.facts, world.areHeadersForcedIn);
    this.cloudy = { macros: this.macros, files: world.files, budget: world.budget, once: new Set(), isCloudy: false };
    this.expanderWorld = {
      budget: world.budget,
      meaningOf: (name) => this.meaningOf(name, this.macros.inCode(name)),
      computed: (name, at) => this.computed(name, at),
      mayBeOfHeaders: (name) => !this.macros.own.has(name) && this.macros.headers.mayTouch(name),
      onOpaque: (token) => this.markUnread({ start: token.start, end: token.end, because: 'macro' }),
    };
    this.expander = new Expander(this.expanderWorld, this);
  }

  read(root: FileText): void {
    try {
      this.enter(root);
      for (let visit = this.visits.at(-1); visit !== undefined; visit = this.visits.at(-1)) this.step(visit);
    } catch (problem) {
      this.stopFor(problem);
    }
  }

  nextOpensBracket(): boolean {
    const visit = this.visits.at(-1);
    return visit?.file.code[visit.at]?.text === '(';
  }

  /** Directives stand inside arguments, too. */
  nextInArguments(): Token | undefined {
    const visit = this.visits.at(-1);
    if (visit === undefined) return undefined;
    for (let token = visit.file.code[visit.at]; token !== undefined; token = visit.file.code[visit.at]) {
      if (beginsDirective(token)) this.directive(visit, true);
      else if (!isReading(visit)) skipLine(visit);
      else {
        if (this.world.everyBranch !== true) refusePragmas([token]);
        visit.at += 1;
        return token;
      }
    }
    return undefined;
  }

  /** Nobody can say anything of what follows, in this file and in those that include it. */
  private stopFor(problem: unknown): void {
    const reason = reasonOf(problem);
    if (reason === undefined) throw problem;
    for (const visit of this.visits) {
      const start = visit.file.tooLong?.start ?? visit.place;
      visit.face.unread.push({ start, end: Math.max(start + 1, visit.file.text.length), ...reason });
    }
  }

  private markUnread(unread: Unread): void {
    this.visits.at(-1)?.face.unread.push(unread);
  }

  private enter(file: FileText): void {
    const face: Face = { file, tokens: [], includes: [], entered: [], unread: [] };
    this.faces.push(face);
    this.visits.push({ file, face, at: 0, place: 0, branches: [], lineShift: 0 });
    this.entered.add(file.name);
    if (file.tooLong !== undefined) throw new ReadingStopped(file.tooLong.limit);
    if (this.visits.length > maxIncludeDepth) throw new ReadingStopped('includes');
    this.world.budget.visitTokens(file.code.length);
  }

  private step(visit: Visit): void {
    const token = visit.file.code[visit.at];
    if (token === undefined) {
      this.leave(visit);
      return;
    }
    visit.place = token.start;
    if (beginsDirective(token)) this.directive(visit, false);
    else if (isReading(visit)) this.readToken(visit, token);
    else {
      const from = visit.at;
      skipLine(visit);
      if (isInUnknown(visit)) refusePragmas(visit.file.code.slice(from, visit.at));
    }
  }

  private leave(visit: Visit): void {
    // The compiler refuses what has no end.
    const [outermost] = visit.branches;
    if (outermost !== undefined)
      this.markUnread({ start: outermost.start, end: visit.file.text.length, because: 'condition' });
    this.visits.pop();
  }

  private readToken(visit: Visit, token: Token): void {
    const { tokens } = visit.face;
    visit.at += 1;
    if (token.kind !== 'word') tokens.push(token);
    else if (token.text === '_Pragma' && this.world.everyBranch !== true) this.readPragmaOperator(visit);
    else if (this.world.everyBranch === true) this.expandIfClosed(visit, token);
    else {
      const made: Token[] = [];
      if (!this.expander.expand(token, (one) => made.push(one))) made.push(token);
      for (const one of withoutPragmas(made)) tokens.push(one);
    }
  }

  /** With both branches of an `#if`, brackets may be open that the compiler sees closed: then the name stays as it is. */
  private expandIfClosed(visit: Visit, token: Token): void {
    const { at, face, branches } = visit;
    const before = branches.slice();
    const made: Token[] = [];
    try {
      if (!this.expander.expand(token, (one) => made.push(one))) made.push(token);
      for (const one of made) face.tokens.push(one);
    } catch (problem) {
      if (!(problem instanceof UnclosedUse)) throw problem;
      this.macros.makeUnclear(token.text);
      this.expander = new Expander(this.expanderWorld, this);
      visit.at = at;
      branches.splice(0, branches.length, ...before);
      face.tokens.push(token);
    }
  }

  private readPragmaOperator(visit: Visit): void {
    const [open, text, close] = visit.file.code.slice(visit.at, visit.at + 3);
    const words = text === undefined ? undefined : pragmaOf(text);
    if (open?.text !== '(' || words === undefined || close?.text !== ')') throw new GiveUp('macro');
    visit.at += 3;
    this.pragma(words, visit);
  }

  private directive(visit: Visit, inArguments: boolean): void {
    const start = visit.file.code[visit.at]?.start ?? 0;
    const [name, ...rest] = takeDirective(visit);
    const directive = name?.text ?? '';
    switch (directive) {
      case 'if':
      case 'ifdef':
      case 'ifndef':
        this.open(visit, start, () => this.openingValue(directive, rest, visit));
        return;
      case 'elif':
      case 'elifdef':
      case 'elifndef':
      case 'else':
        this.turn(visit.branches.at(-1), directive, () => this.value(rest, visit));
        return;
      case 'endif':
        this.close(visit, name?.end ?? start);
        return;
      default:
    }
    if (isReading(visit)) this.obey(visit, directive, name, rest, inArguments);
    else if (isInUnknown(visit)) cloudDirective(directive, rest, this.cloudy);
  }

  private open(visit: Visit, start: number, value: () => boolean | undefined): void {
    if (visit.branches.length >= maxConditionDepth) throw new ReadingStopped('conditions');
    const outer = isReading(visit);
    const inUnknown = isInUnknown(visit);
    const everyBranch = this.world.everyBranch === true;
    const state = everyBranch ? 'read' : outer ? stateOf(value()) : 'finished';
    visit.branches.push({ outer, inUnknown, start, state });
    this.cloudy.isCloudy ||= state === 'unknown';
  }

  private turn(branch: Branch | undefined, directive: string, value: () => boolean | undefined): void {
    if (branch === undefined || !branch.outer || this.world.everyBranch === true) return;
    if (branch.state === 'unknown' || branch.state === 'finished') return;
    if (branch.state === 'read') branch.state = 'finished';
    else if (directive === 'else') branch.state = 'read';
    // Compilers differ in the other two.
    else branch.state = directive === 'elif' ? stateOf(value()) : 'unknown';
    this.cloudy.isCloudy ||= branch.state === 'unknown';
  }

  private close(visit: Visit, end: number): void {
    const branch = visit.branches.pop();
    if (branch?.outer === true && branch.state === 'unknown') {
      this.markUnread({ start: branch.start, end, because: 'condition' });
    }
  }

  private openingValue(directive: string, rest: readonly Token[], visit: Visit): boolean | undefined {
    if (directive === 'if') return this.value(rest, visit);
    const [name] = rest;
    const isDefined = name?.kind === 'word' ? this.macros.isDefined(name.text) : undefined;
    return isDefined === undefined ? undefined : isDefined === (directive === 'ifdef');
  }

  private value(tokens: readonly Token[], { file }: Visit): boolean | undefined {
    for (const [index, { text }] of tokens.entries()) {
      // Nothing but the name of a header opens an angle bracket there.
      if (
        text === '(' &&
        tokens[index + 1]?.text.startsWith('<') &&
        isOddHeaderName(tokens.slice(index + 1), file.text)
      ) {
        throw new GiveUp('condition');
      }
    }
    return conditionHolds(tokens, {
      budget: this.world.budget,
      meaningOf: (name) => this.meaningOf(name, this.macros.inCondition(name)),
      isDefined: (name) => this.macros.isDefined(name),
      computed: (name, at) => this.computed(name, at),
      mayBeOfHeaders: () => false,
      exists: (header) => this.exists(header),
    });
  }

  private exists(header: HeaderName): boolean | undefined {
    const resolved = resolveHeader(header, this.world.files);
    return resolved.kind === 'own' ? true : this.world.facts.exists(resolved.name);
  }

  private obey(
    visit: Visit,
    directive: string,
    name: Token | undefined,
    rest: readonly Token[],
    inArguments: boolean,
  ): void {
    switch (directive) {
      case 'define': {
        const macro = macroOf(rest);
        if (macro === undefined) return;
        if (this.world.everyBranch === true && visit.branches.length > 0) this.macros.defineOneOf(macro);
        else this.macros.define(macro);
        return;
      }
      case 'undef':
        if (rest[0] !== undefined && this.world.everyBranch !== true) this.macros.undefine(rest[0].text);
        return;
      case 'include':
      case 'include_next':
      case 'import':
        if (inArguments && this.world.everyBranch !== true) throw new GiveUp('macro');
        this.include(visit, directive, rest);
        return;
      case 'pragma':
        this.pragma(rest, visit);
        return;
      case 'line':
        this.setLine(visit, rest[0]);
        return;
      default:
        // `# 33 "board.h"`, as a preprocessor writes it.
        if (name?.kind === 'number') this.setLine(visit, name);
    }
  }

  private include(visit: Visit, directive: string, rest: readonly Token[]): void {
    const [first] = rest;
    if (first === undefined) return;
    if (this.world.everyBranch !== true && isOddHeaderName(rest, visit.file.text)) throw new GiveUp('condition');
    const header = headerNameOf(first.kind === 'word' ? this.expandedLine(rest) : rest);
    if (header === undefined) return;
    visit.face.includes.push({ ...header, start: first.start });
    if (this.world.everyBranch === true) return;
    const resolved = resolveHeader(header, this.world.files);
    if (resolved.kind === 'system') {
      this.world.budget.include();
      this.macros.includeSystem(resolved.name);
      return;
    }
    const { file } = resolved;
    visit.face.entered.push(file.name);
    if (directive === 'include_next' && this.visits.length > 1) throw new GiveUp('condition');
    if (this.cloudy.once.has(file.name)) throw new GiveUp('condition');
    if (this.isOver(file) || (directive === 'import' && this.entered.has(file.name))) return;
    if (directive === 'import') this.once.add(file.name);
    this.world.budget.include();
    this.enter(file);
  }

  /** `#pragma once` knows a file by what is in it, and by its date: of two with the same text, nobody knows. */
  private isOver(file: FileText): boolean {
    if (this.once.has(file.name)) return true;
    for (const name of this.once) if (this.world.files.get(name)?.text === file.text) throw new GiveUp('condition');
    return false;
  }

  private expandedLine(tokens: readonly Token[]): Token[] {
    let at = 0;
    const expander = new Expander(this.expanderWorld, {
      nextOpensBracket: () => tokens[at]?.text === '(',
      nextInArguments: () => tokens[at++],
    });
    const found: Token[] = [];
    for (let token = tokens[at++]; token !== undefined; token = tokens[at++]) {
      if (!expander.expand(token, (made) => found.push(made))) found.push(token);
    }
    return found;
  }

  private pragma([first, ...rest]: readonly Token[], { file }: Visit): void {
    if (this.world.everyBranch === true) return;
    if (first?.text === 'once') this.once.add(file.name);
    const [open, name] = rest;
    if ((first?.text !== 'push_macro' && first?.text !== 'pop_macro') || open?.text !== '(') return;
    if (name?.kind !== 'literal') return;
    if (!name.text.startsWith('"')) throw new GiveUp('macro');
    const macro = name.text.slice(1, -1);
    if (first.text === 'push_macro') this.macros.push(macro);
    else this.macros.pop(macro);
  }

  private setLine(visit: Visit, number: Token | undefined): void {
    const next = visit.file.code[visit.at];
    const line = Number(number?.text);
    const isPlain = number !== undefined && /^\d{1,9}$/.test(number.text) && next !== undefined;
    visit.lineShift = isPlain ? line - visit.file.placeOf(number.start).line - 1 : Number.NaN;
  }

  private meaningOf(name: string, meaning: Meaning): Meaning {
    if (meaning !== 'none') return meaning;
    if (name === '__COUNTER__' && this.cloudy.isCloudy) return 'unclear';
    return name === '__LINE__' && this.lineHere() === undefined ? 'unclear' : 'none';
  }

  private computed(name: string, at: Token): Token | undefined {
    const value = this.valueOf(name);
    return value === undefined ? undefined : { ...at, kind: 'number', text: String(value), spelled: String(value) };
  }

  private valueOf(name: string): number | undefined {
    switch (name) {
      case '__COUNTER__':
        return this.counter++;
      case '__LINE__':
        return this.lineHere();
      case '__INCLUDE_LEVEL__':
        return this.visits.length - 1;
      default:
        return undefined;
    }
  }

  /** Undefined where the use of a macro goes over several lines: compilers differ in what they count. */
  private lineHere(): number | undefined {
    const visit = this.visits.at(-1);
    if (visit === undefined) return undefined;
    const { file, place, at, lineShift } = visit;
    const first = file.placeOf(place).line;
    const last = file.placeOf(file.code[at - 1]?.start ?? place).line;
    return first !== last || Number.isNaN(lineShift) ? undefined : first + lineShift;
  }
}

function stateOf(value: boolean | undefined): Branch['state'] {
  if (value === undefined) return 'unknown';
  return value ? 'read' : 'skipped';
}

function reasonOf(problem: unknown) {
  if (problem instanceof ReadingStopped) return { because: 'limit', limit: problem.limit } as const;
  if (problem instanceof GiveUp) return { because: problem.because } as const;
  // The compiler refuses it.
  return problem instanceof UnclosedUse ? ({ because: 'macro' } as const) : undefined;
}
