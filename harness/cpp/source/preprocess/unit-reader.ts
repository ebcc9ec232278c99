import { Directives } from './directives.ts';
import { Expander, type TokenSource, UnclosedUse } from './expander.ts';
import type { FileText } from './file-text.ts';
import { GiveUp } from './give-up.ts';
import type { MacroTable } from './macro-table.ts';
import { PragmasOfMacros, obeyPragma, refusePragmas, takePragmaOperator } from './pragma.ts';
import { type UnitState, type UnitWorld, markUnread, unitState } from './unit-state.ts';
import { type Face, type Visit, beginsDirective, isInUnknown, isReading, markCode, skipLine } from './visit.ts';
import { ReadingStopped, maxIncludeDepth } from '../reading-limits.ts';
import type { Token } from '../token.ts';

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
  private readonly state: UnitState;
  private readonly directives: Directives;
  private expander: Expander;

  constructor(world: UnitWorld) {
    this.state = unitState(world);
    this.macros = this.state.macros;
    this.directives = new Directives(this.state, (file) => this.enter(file));
    this.expander = new Expander(this.directives.expanderWorld, this);
  }

  read(root: FileText): void {
    const { visits } = this.state;
    try {
      this.enter(root);
      for (let visit = visits.at(-1); visit !== undefined; visit = visits.at(-1)) this.step(visit);
    } catch (problem) {
      this.stopFor(problem);
    }
  }

  nextOpensBracket(): boolean {
    const visit = this.state.visits.at(-1);
    return visit?.file.code[visit.at]?.text === '(';
  }

  /** There may be directives inside arguments, too. */
  nextInArguments(): Token | undefined {
    const visit = this.state.visits.at(-1);
    if (visit === undefined) return undefined;
    for (let token = visit.file.code[visit.at]; token !== undefined; token = visit.file.code[visit.at]) {
      if (beginsDirective(token)) this.directives.read(visit, true);
      else if (!isReading(visit)) {
        if (isInUnknown(visit)) markCode(visit);
        skipLine(visit);
      } else {
        if (!this.state.everyBranch) refusePragmas([token]);
        visit.at += 1;
        return token;
      }
    }
    return undefined;
  }

  /** Marks all that follows as unread, in this file and in those that include it. */
  private stopFor(problem: unknown): void {
    const reason = reasonOf(problem);
    if (reason === undefined) throw problem;
    for (const visit of this.state.visits) {
      const start = visit.file.tooLong?.start ?? visit.place;
      visit.face.unread.push({ start, end: Math.max(start + 1, visit.file.text.length), ...reason });
    }
  }

  private enter(file: FileText): void {
    const { visits, entered, world } = this.state;
    const face: Face = { file, tokens: [], includes: [], entered: [], unread: [] };
    this.faces.push(face);
    visits.push({ file, face, at: 0, place: 0, branches: [], lineShift: 0 });
    entered.add(file.name);
    if (file.tooLong !== undefined) throw new ReadingStopped(file.tooLong.limit);
    if (visits.length > maxIncludeDepth) throw new ReadingStopped('includes');
    world.budget.visitTokens(file.code.length);
  }

  private step(visit: Visit): void {
    const token = visit.file.code[visit.at];
    if (token === undefined) {
      this.leave(visit);
      return;
    }
    visit.place = token.start;
    if (beginsDirective(token)) this.directives.read(visit, false);
    else if (isReading(visit)) this.readToken(visit, token);
    else {
      const from = visit.at;
      skipLine(visit);
      if (!isInUnknown(visit)) return;
      markCode(visit);
      refusePragmas(visit.file.code.slice(from, visit.at));
    }
  }

  private leave(visit: Visit): void {
    // The compiler refuses an `#if` without an end.
    const [outermost] = visit.branches;
    if (outermost !== undefined) {
      markUnread(this.state, { start: outermost.start, end: visit.file.text.length, because: 'condition' });
    }
    this.state.visits.pop();
  }

  private readToken(visit: Visit, token: Token): void {
    const { tokens } = visit.face;
    visit.at += 1;
    if (token.kind !== 'word') tokens.push(token);
    else if (this.state.everyBranch) this.expandIfClosed(visit, token);
    else if (token.text === '_Pragma') obeyPragma(takePragmaOperator(visit), visit, this.state);
    else {
      const made = new PragmasOfMacros(
        (pragma) => obeyPragma(pragma, visit, this.state),
        (one) => tokens.push(one),
      );
      if (!this.expander.expand(token, (one) => made.take(one))) tokens.push(token);
      made.end();
    }
  }

  /** If all branches of an `#if` are read, a bracket may seem to stay open: then the macro is not expanded. */
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
      this.expander = new Expander(this.directives.expanderWorld, this);
      visit.at = at;
      branches.splice(0, branches.length, ...before);
      face.tokens.push(token);
    }
  }
}

function reasonOf(problem: unknown) {
  if (problem instanceof ReadingStopped) return { because: 'limit', limit: problem.limit } as const;
  if (problem instanceof GiveUp) return { because: problem.because } as const;
  // The compiler refuses it.
  return problem instanceof UnclosedUse ? ({ because: 'macro' } as const) : undefined;
}
