import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../prepare/home.ts';
import type { Generator } from '../attempt.ts';
import { classAttempt } from '../class-attempt.ts';
import type { Dice } from '../dice.ts';
import { solutionText } from '../honest.ts';
import { actHeaders, acts } from './acts.ts';

/** Whole hostile programs of the sandbox tests. */
const kept = join(projectFolder(), 'harness', 'e2e', 'hostile');
const keptNames = readdirSync(kept).filter((name) => name.endsWith('.cpp'));

/** When the program becomes hostile. `HOSTILE` is replaced by the call. */
const moments: Readonly<Record<string, (text: string) => string>> = {
  'in main': (text) => text.replace('int main() {', 'int main() { HOSTILE;'),
  'at the end of main': (text) => text.replace(/return 0;\s*\}\s*$/, 'HOSTILE; return 0; }'),
  'in every function': (text) => text.replaceAll(/^(\w[\w ]* \**&?\w+\([^;{)]*\) \{)$/gm, '$1 HOSTILE;'),
  'in one function': (text) => text.replace(/^(bool isPlaceable\([^)]*\) \{)$/m, '$1 HOSTILE;'),
  'in a constructor': (text) => `${text}\nstatic struct Early { Early() { HOSTILE; } } early;`,
  'in a destructor': (text) => `${text}\nstatic struct Late { ~Late() { HOSTILE; } } late;`,
  'in a function that runs while it is loaded': (text) =>
    `${text}\n__attribute__((constructor(101))) static void first() { HOSTILE; }`,
  'now and then': (text) =>
    text.replaceAll(/^(\w[\w ]* \**&?\w+\([^;{)]*\) \{)$/gm, '$1 { static int n; if (++n % 7 == 0) HOSTILE; }'),
};

export const programs: Generator = {
  recipes: [...Object.keys(acts), ...keptNames],
  generate(recipe, dice) {
    if (keptNames.includes(recipe)) {
      const content = readFileSync(join(kept, recipe));
      return classAttempt(
        { name: recipe, assignment: 'domineering', files: [{ path: 'domineering.cpp', content }] },
        dice,
      );
    }
    const second = dice.happens(25) ? dice.oneOf(Object.keys(acts)) : undefined;
    const moment = dice.oneOf(Object.keys(moments));
    const name = [recipe, ...(second === undefined ? [] : [second]), moment].join(' + ');
    const body = [recipe, ...(second === undefined ? [] : [second])].map((act) => acts[act] ?? '');
    const content = program(body, moments[moment], dice);
    return classAttempt({ name, assignment: 'domineering', files: [{ path: 'domineering.cpp', content }] }, dice);
  },
};

/** The right program, with a hostile call at some moment. */
function program(acted: readonly string[], moment: ((text: string) => string) | undefined, dice: Dice): string {
  const solution = solutionText('domineering', 'domineering.cpp');
  const text = moment === undefined ? solution : moment(solution);
  // The hostile function comes first, because it must be declared before it is called.
  const declared = `${actHeaders}\nstatic void hostile() {\n${acted.map((act) => `    { ${act} }`).join('\n')}\n}`;
  const guarded = dice.happens(20) ? 'if (time(nullptr) % 2) hostile()' : 'hostile()';
  return `${declared}\n${text.replaceAll('HOSTILE', guarded)}\n`;
}
