import type { QuickLink } from '../../gxx/link/quick-link.ts';
import { linkLightly } from './light-link.ts';
import { linkAtOnce } from './link-at-once.ts';
import { type LinkRecipe, type RecipeRequest, linkRecipe } from './link-recipe.ts';

/** Links without libraries. Learns how to do it once, at the first link. */
export function createQuickLink(request: RecipeRequest): QuickLink {
  let learned: Promise<LinkRecipe | undefined> | undefined;
  const recipe = () => (learned ??= linkRecipe(request));
  return {
    async link(objects, path, runLinker) {
      const known = await recipe();
      return known !== undefined && linkLightly(known, objects, path, runLinker);
    },
    atOnce: async (...build) => linkAtOnce(await recipe(), ...build),
  };
}
