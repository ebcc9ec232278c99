import type { ReadingBudget } from '../reading-budget.ts';
import type { Token } from '../token.ts';
import type { FileText } from './file-text.ts';
import { headerNameOf } from './header-name.ts';
import { macroOf } from './macro.ts';
import type { MacroTable } from './macro-table.ts';
import { GiveUp } from './give-up.ts';
import { refusePragmas } from './pragma.ts';
import { resolveHeader } from './resolve-header.ts';
import { beginsDirective } from './visit.ts';

/** What may change if it is unknown whether a directive is read at all. */
export interface CloudWorld {
  readonly macros: MacroTable;
  readonly files: ReadonlyMap<string, FileText>;
  readonly budget: ReadingBudget;
  /** Files whose `#pragma once` may or may not have been read. */
  readonly once: Set<string>;
  /** It is unknown how often something was counted. */
  isCloudy: boolean;
}

/** A directive in a branch that may or may not be read: from then on, what it would change is unclear. */
export function cloudDirective(directive: string, rest: readonly Token[], world: CloudWorld): void {
  const waiting: FileText[] = [];
  cloud(directive, rest, world, waiting);
  const seen = new Set<FileText>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (file.tooLong !== undefined) throw new GiveUp('condition');
    world.budget.visitTokens(file.code.length);
    refusePragmas(file.code);
    for (const [name, ...words] of directivesOf(file)) {
      if (name?.text === 'pragma' && words[0]?.text === 'once') world.once.add(file.name);
      else cloud(name?.text ?? '', words, world, waiting);
    }
  }
}

function cloud(directive: string, rest: readonly Token[], { macros, files }: CloudWorld, waiting: FileText[]): void {
  const [first] = rest;
  switch (directive) {
    case 'define':
    case 'undef':
      if (first !== undefined) macros.makeUnclear(first.text, directive === 'define' ? macroOf(rest) : undefined);
      return;
    case 'pragma':
      if (first?.text === 'push_macro' || first?.text === 'pop_macro' || first?.text === 'once') {
        throw new GiveUp('condition');
      }
      return;
    case 'include': {
      const header = headerNameOf(rest);
      if (header === undefined) throw new GiveUp('condition');
      const resolved = resolveHeader(header, files);
      if (resolved.kind === 'own') waiting.push(resolved.file);
      else {
        macros.includeSystem(resolved.name);
        macros.headers.makeUnclear();
      }
      return;
    }
    case 'include_next':
    case 'import':
    case 'line':
      throw new GiveUp('condition');
    default:
  }
}

function* directivesOf({ code }: FileText): Generator<readonly Token[]> {
  for (let at = 0; at < code.length;) {
    const token = code[at];
    let end = at + 1;
    for (let next = code[end]; next !== undefined && !next.startsLine; next = code[end]) end += 1;
    if (token !== undefined && beginsDirective(token)) yield code.slice(at + 1, end);
    at = end;
  }
}
