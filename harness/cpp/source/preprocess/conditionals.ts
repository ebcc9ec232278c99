import { conditionHolds } from './condition.ts';
import type { ComputedMacros } from './computed-macros.ts';
import { GiveUp } from './give-up.ts';
import { type HeaderName, isOddHeaderName } from './header-name.ts';
import { resolveHeader } from './resolve-header.ts';
import { type UnitState, markUnread } from './unit-state.ts';
import { type Branch, type Visit, isInUnknown, isReading } from './visit.ts';
import { ReadingStopped, maxConditionDepth } from '../reading-limits.ts';
import type { Token } from '../token.ts';

/** `#if` and what belongs to it: which branches the compiler reads. */
export class Conditionals {
  private readonly state: UnitState;
  private readonly computed: ComputedMacros;

  constructor(state: UnitState, computed: ComputedMacros) {
    this.state = state;
    this.computed = computed;
  }

  /** `#if`, `#ifdef`, `#ifndef` */
  open(directive: string, rest: readonly Token[], start: number, visit: Visit): void {
    if (visit.branches.length >= maxConditionDepth) throw new ReadingStopped('conditions');
    const outer = isReading(visit);
    const inUnknown = isInUnknown(visit);
    const state = this.state.everyBranch
      ? 'read'
      : outer
        ? stateOf(this.openingValue(directive, rest, visit))
        : 'finished';
    visit.branches.push({ outer, inUnknown, start, state });
    this.state.cloudy.isCloudy ||= state === 'unknown';
  }

  /** `#elif`, `#elifdef`, `#elifndef`, `#else` */
  turn(directive: string, rest: readonly Token[], visit: Visit): void {
    const branch = visit.branches.at(-1);
    if (branch === undefined || !branch.outer || this.state.everyBranch) return;
    if (branch.state === 'unknown' || branch.state === 'finished') return;
    if (branch.state === 'read') branch.state = 'finished';
    else if (directive === 'else') branch.state = 'read';
    else if (directive === 'elif') branch.state = stateOf(this.value(rest, visit));
    else branch.state = this.stateOfElifdef(directive, rest);
    this.state.cloudy.isCloudy ||= branch.state === 'unknown';
  }

  close(visit: Visit, end: number): void {
    const branch = visit.branches.pop();
    if (branch?.outer === true && branch.state === 'unknown' && branch.hasCode === true) {
      markUnread(this.state, { start: branch.start, end, because: 'condition' });
    }
  }

  private openingValue(directive: string, rest: readonly Token[], visit: Visit): boolean | undefined {
    if (directive === 'if') return this.value(rest, visit);
    return this.definedness(directive === 'ifdef', rest);
  }

  /** Compilers differ in whether they know these two. */
  private stateOfElifdef(directive: string, rest: readonly Token[]): Branch['state'] {
    const { knowsElifdef } = this.state.world.facts;
    if (knowsElifdef === undefined) return 'unknown';
    return knowsElifdef ? stateOf(this.definedness(directive === 'elifdef', rest)) : 'skipped';
  }

  private definedness(wanted: boolean, [name]: readonly Token[]): boolean | undefined {
    const isDefined = name?.kind === 'word' ? this.state.macros.isDefined(name.text) : undefined;
    return isDefined === undefined ? undefined : isDefined === wanted;
  }

  private value(tokens: readonly Token[], { file }: Visit): boolean | undefined {
    for (const [index, { text }] of tokens.entries()) {
      // Only the name of a header begins with an angle bracket there.
      if (
        text === '(' &&
        tokens[index + 1]?.text.startsWith('<') &&
        isOddHeaderName(tokens.slice(index + 1), file.text)
      ) {
        throw new GiveUp('condition');
      }
    }
    const { macros, world } = this.state;
    return conditionHolds(tokens, {
      budget: world.budget,
      meaningOf: (name) => this.computed.meaningOf(name, macros.inCondition(name)),
      isDefined: (name) => macros.isDefined(name),
      computed: (name, at) => this.computed.computed(name, at),
      mayBeOfHeaders: () => false,
      exists: (header) => this.exists(header),
      existsNext: (header) => this.existsNext(header),
      feature: (question) => this.state.world.facts.feature(question),
    });
  }

  private exists(header: HeaderName): boolean | undefined {
    const { files, facts } = this.state.world;
    const resolved = resolveHeader(header, files);
    return resolved.kind === 'own' ? true : facts.exists(resolved.name);
  }

  /** Starts after the folder of the asking file, so only the outermost file finds the program's own files. */
  private existsNext(header: HeaderName): boolean | undefined {
    if (header.system || this.state.visits.length === 1) return this.exists(header);
    return this.exists({ ...header, system: true });
  }
}

function stateOf(value: boolean | undefined): Branch['state'] {
  if (value === undefined) return 'unknown';
  return value ? 'read' : 'skipped';
}
