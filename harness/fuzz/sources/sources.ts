import type { Attempt, Generator, InputFile } from '../attempt.ts';
import { classAttempt } from '../class-attempt.ts';
import type { Dice } from '../dice.ts';
import { honestFiles, solutionText } from '../honest.ts';
import { amounts } from './amounts.ts';
import { directives } from './directives.ts';
import { encodings } from './encodings.ts';
import { oddFileNames, oddFolderNames } from './file-names.ts';
import { macros } from './macros.ts';
import { mutations } from './mutations.ts';
import { nesting } from './nesting.ts';
import type { Piece, Recipes } from './recipe.ts';
import { texts } from './texts.ts';
import { certainlyForbidden, twoFaced } from './two-faced.ts';

const pieces: Recipes = { ...macros, ...directives, ...nesting, ...amounts, ...texts, ...twoFaced };
const pieceNames = Object.keys(pieces);

/** Conditions around a piece. The compiler reads the piece in some of them. */
const covers = ['#if 0', '#ifndef __x86_64__', '#ifdef __x86_64__', '#ifdef FUZZ'] as const;

/** Such a source has no other recipe in it, so that it is certain what the rules must find. */
const hiddenFromRules = 'forbidden code behind a condition that is true';

export const sources: Generator = {
  recipes: [
    ...pieceNames,
    ...Object.keys(mutations),
    'odd file names',
    'odd folder names',
    hiddenFromRules,
    ...Object.keys(encodings),
  ],
  generate(recipe, dice) {
    const names = [recipe];
    const solution = solutionText('domineering', 'domineering.cpp');
    if (recipe === hiddenFromRules) return hidden(solution, dice);
    const base = mutated(recipe, solution, dice);
    const chosen = [
      ...(Object.hasOwn(pieces, recipe) ? [recipe] : []),
      ...(dice.happens(30) ? [dice.oneOf(pieceNames)] : []),
    ];
    names.push(...chosen.slice(names[0] === chosen[0] ? 1 : 0));
    const made = chosen.map((name) => pieceOf(name, dice));
    const text = made.reduce((whole, { text: piece }) => placed(whole, covered(piece, dice, names), dice), base);
    const encoding = encodingFor(recipe, dice);
    if (encoding !== 'utf-8' && encoding !== recipe) names.push(encoding);
    const main = { path: 'domineering.cpp', content: (encodings[encoding] ?? Buffer.from)(text, dice) };
    const files = [main, ...made.flatMap((piece) => piece.files ?? [])];
    return attemptOf(recipe, { files, names, dice });
  },
};

function hidden(solution: string, dice: Dice): Attempt {
  const piece = certainlyForbidden(dice);
  const content = dice.happens(50) ? `${piece}\n${solution}` : `${solution}\n${piece}\n`;
  const name = `${hiddenFromRules}: ${piece.split('\n')[0] ?? ''}`;
  const attempt = classAttempt(
    { name, assignment: 'domineering', files: [{ path: 'domineering.cpp', content }] },
    dice,
  );
  return { ...attempt, breaksRules: true };
}

function attemptOf(
  recipe: string,
  { files, names, dice }: { readonly files: readonly InputFile[]; readonly names: string[]; readonly dice: Dice },
): Attempt {
  const [main, ...others] = files;
  const content = main?.content ?? '';
  const oddFiles = recipe === 'odd file names' || dice.happens(5);
  const oddFolder = recipe === 'odd folder names' || dice.happens(5);
  const folder = oddFolder ? { folder: dice.oneOf(oddFolderNames) } : {};
  if (oddFolder) names.push(`folder ${JSON.stringify(folder.folder).slice(0, 40)}`);
  const odd = oddFiles ? dice.shuffled(oddFileNames).slice(0, dice.whole(1, 6)) : [];
  if (odd.length > 0) names.push(`files ${JSON.stringify(odd).slice(0, 60)}`);
  // Sometimes the submission has only files with odd names.
  const own = odd.length > 0 && dice.happens(50) ? [] : [{ path: 'domineering.cpp', content }];
  const more = odd.map((path) => ({ path, content }));
  return classAttempt(
    {
      name: [...new Set(names)].join(' + '),
      assignment: 'domineering',
      files: [...own, ...others, ...more],
      ...folder,
    },
    dice,
  );
}

function pieceOf(name: string, dice: Dice): Piece {
  const made = pieces[name]?.(dice) ?? '';
  return typeof made === 'string' ? { text: made } : made;
}

function covered(piece: string, dice: Dice, names: string[]): string {
  if (!dice.happens(40)) return piece;
  const cover = dice.oneOf(covers);
  names.push(`in ${cover}`);
  return `${cover}\n${piece}\n#endif`;
}

/** Puts the piece at the top, after the includes, between two functions or at the end. */
function placed(text: string, piece: string, dice: Dice): string {
  const gaps = [...text.matchAll(/\n(?=\n)/g)].map(({ index }) => index + 1);
  const place = dice.oneOf([0, text.length, ...gaps]);
  return `${text.slice(0, place)}${piece}\n${text.slice(place)}`;
}

function mutated(recipe: string, solution: string, dice: Dice): string {
  const mutation = mutations[recipe];
  if (mutation === undefined) return solution;
  const other = dice.oneOf([...honestFiles('domineering'), ...honestFiles('score-four')]);
  return mutation(solution, Buffer.from(other.content).toString(), dice);
}

function encodingFor(recipe: string, dice: Dice): string {
  if (Object.hasOwn(encodings, recipe)) return recipe;
  return dice.happens(10) ? dice.oneOf(Object.keys(encodings)) : 'utf-8';
}
