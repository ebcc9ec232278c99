import type { CompilerFacts } from './compiler-facts.ts';
import type { CloudWorld } from './cloud.ts';
import type { FileText } from './file-text.ts';
import { MacroTable } from './macro-table.ts';
import type { Visit } from './visit.ts';
import type { ReadingBudget } from '../reading-budget.ts';
import type { Unread } from '../unread.ts';

export interface UnitWorld {
  readonly facts: CompilerFacts;
  readonly budget: ReadingBudget;
  /** The files of the program, by name. */
  readonly files: ReadonlyMap<string, FileText>;
  /** The source was compiled with headers that it does not include. */
  readonly areHeadersForcedIn: boolean;
  /** Every branch of every `#if` is read, so that sources can be compared. */
  readonly everyBranch?: true;
}

/** The state that is shared by all parts of reading a unit. */
export interface UnitState {
  readonly world: UnitWorld;
  readonly everyBranch: boolean;
  readonly macros: MacroTable;
  /** The file that is being read comes last, after those that include it. */
  readonly visits: Visit[];
  /** Names of files that were entered. */
  readonly entered: Set<string>;
  /** Names of files that are not entered again. */
  readonly once: Set<string>;
  readonly cloudy: CloudWorld;
}

export function unitState(world: UnitWorld): UnitState {
  const { facts, files, budget, areHeadersForcedIn } = world;
  const macros = new MacroTable(facts, areHeadersForcedIn);
  return {
    world,
    everyBranch: world.everyBranch === true,
    macros,
    visits: [],
    entered: new Set(),
    once: new Set(),
    cloudy: { macros, files, budget, once: new Set(), isCloudy: false },
  };
}

/** In the file that is being read. */
export function markUnread({ visits }: UnitState, unread: Unread): void {
  visits.at(-1)?.face.unread.push(unread);
}
