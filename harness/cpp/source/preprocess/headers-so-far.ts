import { headersForcedIn } from '../../../model/program/compiler-macros.ts';
import type { CompilerFacts } from './compiler-facts.ts';
import type { HeaderLines } from './header-lines.ts';

/**
 * The system headers that were included before a place. They are not read: for most names it is clear that no header
 * defines them, and the compiler is asked about the others.
 */
export class HeadersSoFar {
  private readonly names: string[];
  /** Among them is one that the usual headers do not include. */
  private hasUnusual = false;
  /** A macro before one of them may have changed what it defines, or it is unknown which headers there are. */
  private isUnclear = false;
  private readonly facts: CompilerFacts;

  constructor(facts: CompilerFacts, areForcedIn: boolean) {
    this.facts = facts;
    this.names = areForcedIn ? [...headersForcedIn] : [];
  }

  /** Adds a header. Returns the names of the program's own macros that it may have changed. */
  include(header: string, own: Iterable<string>): string[] {
    const { usual } = this.facts;
    const changed: string[] = [];
    for (const name of own) {
      if (harmless.has(name)) continue;
      if (usual?.touched.has(name)) changed.push(name);
      if (usual === undefined || usual.asked.has(name) || usual.touched.has(name)) this.isUnclear = true;
    }
    if (usual?.entered.has(header) !== true) this.hasUnusual = true;
    this.names.push(header);
    return changed;
  }

  /** Which headers there are depends on a condition that cannot be followed. */
  makeUnclear(): void {
    this.isUnclear = true;
    this.hasUnusual = true;
  }

  mayTouch(name: string): boolean {
    if (this.names.length === 0 && !this.isUnclear) return false;
    return this.hasUnusual || this.facts.usual === undefined || this.facts.usual.touched.has(name);
  }

  /** Headers that a macro has changed may define further names, but only reserved ones. */
  mayDefine(name: string, isReserved: boolean): boolean {
    return this.mayTouch(name) || (this.isUnclear && isReserved);
  }

  /** What they define; undefined if that is unknown. */
  exact(): HeaderLines | undefined {
    return this.isUnclear ? undefined : this.facts.ofHeaders(this.names);
  }
}

/** Students define it, and only `assert` depends on it. */
const harmless: ReadonlySet<string> = new Set(['NDEBUG']);
