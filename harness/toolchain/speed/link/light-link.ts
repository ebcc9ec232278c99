import { readFileSync } from 'node:fs';
import type { RunLinker } from '../../gxx/link/quick-link.ts';
import type { LinkRecipe } from './link-recipe.ts';
import { type UndefinedSymbol, undefinedSymbols } from './undefined-symbols.ts';

/**
 * Links without libraries, which is ten times as quick. The process that loads the program is a C++ program, too, and
 * has the libraries already. False if the program needs anything else; the full link then decides and reports what is
 * wrong.
 */
export async function linkLightly(
  recipe: LinkRecipe,
  objects: readonly string[],
  path: string,
  runLinker: RunLinker,
): Promise<boolean> {
  return (await runLinker(lightArguments(recipe, objects, path))) && isComplete(recipe, path);
}

export function lightArguments({ before, after }: LinkRecipe, objects: readonly string[], path: string): string[] {
  return [...before, ...objects, ...after, '-o', path];
}

/** Whether everything that a program needs will be there when it is loaded. */
export function isComplete(recipe: LinkRecipe, path: string): boolean {
  try {
    return undefinedSymbols(readFileSync(path)).every((symbol) => isClear(symbol, recipe));
  } catch {
    // Not a library that we can read: a student's assembly code can produce anything.
    return false;
  }
}

function isClear({ name, weak }: UndefinedSymbol, { offered, outdated }: LinkRecipe): boolean {
  return offered.has(name) || (weak && !outdated.has(name));
}
