import { Expander, type ExpanderWorld } from './expander.ts';
import type { FileText } from './file-text.ts';
import { GiveUp } from './give-up.ts';
import { headerNameOf, isOddHeaderName } from './header-name.ts';
import { resolveHeader } from './resolve-header.ts';
import type { UnitState } from './unit-state.ts';
import type { Visit } from './visit.ts';
import type { Token } from '../token.ts';

/** The file of the program that an `#include` enters; undefined if it enters none, or not again. */
export function includedFile(
  state: UnitState,
  visit: Visit,
  { directive, rest }: { readonly directive: string; readonly rest: readonly Token[] },
  expanderWorld: ExpanderWorld,
): FileText | undefined {
  const { world, everyBranch, macros, visits, entered, once, cloudy } = state;
  const [first] = rest;
  if (first === undefined) return undefined;
  if (!everyBranch && isOddHeaderName(rest, visit.file.text)) throw new GiveUp('condition');
  const header = headerNameOf(first.kind === 'word' ? expandedLine(rest, expanderWorld) : rest);
  if (header === undefined) return undefined;
  visit.face.includes.push({ ...header, start: first.start });
  if (everyBranch) return undefined;
  const resolved = resolveHeader(header, world.files, (name) => world.facts.usual?.entered.has(name) === true);
  if (resolved.kind === 'system') {
    world.budget.include();
    macros.includeSystem(resolved.name);
    return undefined;
  }
  const { file } = resolved;
  visit.face.entered.push(file.name);
  if (directive === 'include_next' && visits.length > 1) throw new GiveUp('condition');
  if (cloudy.once.has(file.name)) throw new GiveUp('condition');
  if (isOver(file, state) || (directive === 'import' && entered.has(file.name))) return undefined;
  if (directive === 'import') once.add(file.name);
  world.budget.include();
  return file;
}

/** `#pragma once` compares the text and the date of files. Reading ends at two files with the same text. */
function isOver(file: FileText, { once, world }: UnitState): boolean {
  if (once.has(file.name)) return true;
  for (const name of once) if (world.files.get(name)?.text === file.text) throw new GiveUp('condition');
  return false;
}

function expandedLine(tokens: readonly Token[], world: ExpanderWorld): Token[] {
  let at = 0;
  const expander = new Expander(world, {
    nextOpensBracket: () => tokens[at]?.text === '(',
    nextInArguments: () => tokens[at++],
  });
  const found: Token[] = [];
  for (let token = tokens[at++]; token !== undefined; token = tokens[at++]) {
    if (!expander.expand(token, (made) => found.push(made))) found.push(token);
  }
  return found;
}
