import type { Meaning } from './macro-table.ts';
import type { UnitState } from './unit-state.ts';
import type { Visit } from './visit.ts';
import type { Token } from '../token.ts';

/** Macros whose value depends on the place where they are used: `__LINE__`, `__COUNTER__`, `__INCLUDE_LEVEL__`. */
export class ComputedMacros {
  private counter = 0;
  private readonly state: UnitState;

  constructor(state: UnitState) {
    this.state = state;
  }

  /** What a name stands for; `meaning` is what the table of macros says. */
  meaningOf(name: string, meaning: Meaning): Meaning {
    if (meaning !== 'none') return meaning;
    if (name === '__COUNTER__' && this.state.cloudy.isCloudy) return 'unclear';
    return name === '__LINE__' && this.lineHere() === undefined ? 'unclear' : 'none';
  }

  /** In code, no rule depends on the number of a line. */
  meaningInCode(name: string, meaning: Meaning): Meaning {
    return meaning === 'none' && name === '__LINE__' ? 'none' : this.meaningOf(name, meaning);
  }

  computed(name: string, at: Token): Token | undefined {
    const value = this.valueOf(name);
    return value === undefined ? undefined : { ...at, kind: 'number', text: String(value), spelled: String(value) };
  }

  private valueOf(name: string): number | undefined {
    switch (name) {
      case '__COUNTER__':
        return this.counter++;
      case '__LINE__':
        return this.lineHere() ?? this.firstLine();
      case '__INCLUDE_LEVEL__':
        return this.state.visits.length - 1;
      default:
        return undefined;
    }
  }

  private firstLine(): number | undefined {
    const visit = this.state.visits.at(-1);
    return visit?.file.placeOf(visit.place).line;
  }

  /** Undefined if the use of a macro goes over several lines: compilers differ in what they count. */
  private lineHere(): number | undefined {
    const visit = this.state.visits.at(-1);
    if (visit === undefined) return undefined;
    const { file, place, at, lineShift } = visit;
    const first = file.placeOf(place).line;
    const last = file.placeOf(file.code[at - 1]?.start ?? place).line;
    return first !== last || Number.isNaN(lineShift) ? undefined : first + lineShift;
  }
}

/** `#line 33` */
export function setLine(visit: Visit, number: Token | undefined): void {
  const next = visit.file.code[visit.at];
  const line = Number(number?.text);
  const isPlain = number !== undefined && /^\d{1,9}$/.test(number.text) && next !== undefined;
  visit.lineShift = isPlain ? line - visit.file.placeOf(number.start).line - 1 : Number.NaN;
}
