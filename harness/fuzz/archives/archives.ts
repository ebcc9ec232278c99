import type { Attempt, Generator } from '../attempt.ts';
import { classAttempt } from '../class-attempt.ts';
import type { Dice } from '../dice.ts';
import { gradeArgs, honestFiles, hostileId, solutionText } from '../honest.ts';
import { rawZip } from '../../collect/archive/raw-zip.fixture.ts';
import { siteAttempt, sites } from './downloads.ts';
import { zipDamages } from './zip-damage.ts';
import { zipRecipes } from './zips.ts';

/** Marks recipes in which the whole download is the hostile zip, not a file of one student. */
const asDownload = 'a whole download: ';
const downloads = Object.keys(zipDamages);

export const archives: Generator = {
  recipes: [...Object.keys(zipRecipes), ...Object.keys(sites), ...downloads.map((name) => `${asDownload}${name}`)],
  generate(recipe, dice) {
    if (Object.hasOwn(sites, recipe)) return siteAttempt(recipe, dice);
    if (recipe.startsWith(asDownload)) return damagedDownload(recipe, dice);
    return submittedZip(recipe, dice);
  },
};

function submittedZip(recipe: string, dice: Dice): Attempt {
  const solution = solutionText('domineering', 'domineering.cpp');
  const zip = zipRecipes[recipe]?.(solution, dice) ?? new Uint8Array();
  const path = dice.oneOf(['homework.zip', 'homework.zip', 'homework.ZIP', 'domineering.cpp', 'a.zip.zip', 'work.rar']);
  const beside = dice.happens(30) ? [{ path: 'domineering.cpp', content: solution }] : [];
  const files = [{ path, content: zip }, ...beside.filter((one) => one.path !== path)];
  return classAttempt({ name: `${recipe} as ${path}`, assignment: 'domineering', files }, dice);
}

/** The zip of the course site is damaged. Files that can be read are graded; no student is blamed for the others. */
function damagedDownload(recipe: string, dice: Dice): Attempt {
  const members = [...honestFiles('domineering'), { path: `${hostileId}/domineering.cpp`, content: 'int main() {}' }];
  const zip = rawZip(members.map(({ path, content }) => ({ name: path, content, method: 8 })));
  return {
    name: recipe,
    files: [{ path: 'download.zip', content: zipDamages[recipe.slice(asDownload.length)]?.(zip, dice) ?? zip }],
    steps: [{ args: gradeArgs('download.zip', 'domineering'), exits: [0, 2] }],
    damaged: true,
  };
}
