import { headersForcedIn } from '../../../model/program/compiler-macros.ts';
import type { CompilerFacts } from './compiler-facts.ts';
import type { HeaderLines } from './header-lines.ts';

/**
 * The system headers that were included before a place. Nobody reads them: of most names it is clear that no header
 * defines them, and of the others the compiler is asked.
 */
export class HeadersSoFar {
  private readonly names: string[];
  /** Among them is one that the usual headers do not include. */
  private hasUnusual = false;
  /** Something stood before one of them that may have changed what it defines, or nobody knows which they are. */
  private isUnclear = false;
  private readonly facts: CompilerFacts;

  constructor(facts: CompilerFacts, areForcedIn: boolean) {
    this.facts = facts;
    this.names = areForcedIn ? [...headersForcedIn] : [];
  }

  /** One more; the names of the program's own macros that it may have changed come back. */
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

  /** Which they are depends on a condition that nobody can follow. */
  makeUnclear(): void {
    this.isUnclear = true;
    this.hasUnusual = true;
  }

  mayTouch(name: string): boolean {
    if (this.names.length === 0 && !this.isUnclear) return false;
    return this.hasUnusual || this.facts.usual === undefined || this.facts.usual.touched.has(name);
  }

  /** Headers that are changed by a macro may define further names, which are all of their own kind. */
  mayDefine(name: string, isReserved: boolean): boolean {
    return this.mayTouch(name) || (this.isUnclear && isReserved);
  }

  /** What they define; undefined where nobody knows. */
  exact(): HeaderLines | undefined {
    return this.isUnclear ? undefined : this.facts.ofHeaders(this.names);
  }
}

/** Students define it, and all that depends on it is what `assert` does. */
const harmless: ReadonlySet<string> = new Set(['NDEBUG']);
