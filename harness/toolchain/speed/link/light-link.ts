import { readFileSync } from 'node:fs';
import type { RunLinker } from '../../gxx/link/quick-link.ts';
import type { LinkRecipe } from './link-recipe.ts';
import { type UndefinedSymbol, undefinedSymbols } from './undefined-symbols.ts';

/**
 * Links without libraries, which is ten times as quick: whatever a program takes from them is there, because the
 * process that loads it is a C++ program, too. False where it needs anything else; the full link then decides, and says
 * what is wrong.
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

/** Whether everything that a program needs will be there. */
export function isComplete(recipe: LinkRecipe, path: string): boolean {
  try {
    return undefinedSymbols(readFileSync(path)).every((symbol) => isClear(symbol, recipe));
  } catch {
    // No library as we know them: a student's assembly can make anything of it.
    return false;
  }
}

function isClear({ name, weak }: UndefinedSymbol, { offered, outdated }: LinkRecipe): boolean {
  return offered.has(name) || (weak && !outdated.has(name));
}
