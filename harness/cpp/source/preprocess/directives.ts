import { cloudDirective } from './cloud.ts';
import { ComputedMacros, setLine } from './computed-macros.ts';
import { Conditionals } from './conditionals.ts';
import type { ExpanderWorld } from './expander.ts';
import type { FileText } from './file-text.ts';
import { GiveUp } from './give-up.ts';
import { includedFile } from './inclusion.ts';
import { macroOf } from './macro.ts';
import { obeyPragma, refusePragmasAboutMacros } from './pragma.ts';
import { type UnitState, markUnread } from './unit-state.ts';
import { type Visit, isInUnknown, isReading, markCode, takeDirective } from './visit.ts';
import type { Token } from '../token.ts';

/** A directive without its `#`, and without its name. */
interface Directive {
  readonly directive: string;
  readonly name: Token | undefined;
  readonly rest: readonly Token[];
}

/** No rule reads these, whatever a condition decides. What they define may hide code only where it is used. */
const withoutCode: ReadonlySet<string> = new Set(['', 'define', 'undef', 'pragma', 'error', 'warning']);

/** Follows the directives of a unit. */
export class Directives {
  /** How the names of macros are understood in code. */
  readonly expanderWorld: ExpanderWorld;
  private readonly state: UnitState;
  private readonly conditionals: Conditionals;
  private readonly enter: (file: FileText) => void;

  constructor(state: UnitState, enter: (file: FileText) => void) {
    const { macros, world } = state;
    const computed = new ComputedMacros(state);
    this.state = state;
    this.enter = enter;
    this.conditionals = new Conditionals(state, computed);
    this.expanderWorld = {
      budget: world.budget,
      meaningOf: (name) => computed.meaningInCode(name, macros.inCode(name)),
      computed: (name, at) => computed.computed(name, at),
      mayBeOfHeaders: (name) => !macros.own.has(name) && macros.headers.mayTouch(name),
      onOpaque: (token) => markUnread(state, { start: token.start, end: token.end, because: 'macro' }),
      ...(state.everyBranch ? {} : { onArgument: refusePragmasAboutMacros }),
    };
  }

  /** Reads the directive that begins here. */
  read(visit: Visit, inArguments: boolean): void {
    const start = visit.file.code[visit.at]?.start ?? 0;
    const [name, ...rest] = takeDirective(visit);
    const directive = name?.text ?? '';
    switch (directive) {
      case 'if':
      case 'ifdef':
      case 'ifndef':
        this.conditionals.open(directive, rest, start, visit);
        return;
      case 'elif':
      case 'elifdef':
      case 'elifndef':
      case 'else':
        this.conditionals.turn(directive, rest, visit);
        return;
      case 'endif':
        this.conditionals.close(visit, name?.end ?? start);
        return;
      default:
    }
    if (isReading(visit)) this.obey(visit, { directive, name, rest }, inArguments);
    else if (isInUnknown(visit)) {
      if (!withoutCode.has(directive)) markCode(visit);
      cloudDirective(directive, rest, this.state.cloudy);
    }
  }

  private obey(visit: Visit, { directive, name, rest }: Directive, inArguments: boolean): void {
    const { everyBranch, macros } = this.state;
    switch (directive) {
      case 'define': {
        const macro = macroOf(rest);
        if (macro === undefined) return;
        if (everyBranch && visit.branches.length > 0) macros.defineOneOf(macro);
        else macros.define(macro);
        return;
      }
      case 'undef':
        if (rest[0] !== undefined && !everyBranch) macros.undefine(rest[0].text);
        return;
      case 'include':
      case 'include_next':
      case 'import': {
        if (inArguments && !everyBranch) throw new GiveUp('macro');
        const file = includedFile(this.state, visit, { directive, rest }, this.expanderWorld);
        if (file !== undefined) this.enter(file);
        return;
      }
      case 'pragma':
        obeyPragma(rest, visit, this.state);
        return;
      case 'line':
        setLine(visit, rest[0]);
        return;
      default:
        // `# 33 "board.h"`, as a preprocessor writes it.
        if (name?.kind === 'number') setLine(visit, name);
    }
  }
}
