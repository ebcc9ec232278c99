import type { Attempt, Generator } from '../attempt.ts';
import type { Dice } from '../dice.ts';
import { honestClass } from '../honest.ts';
import { csvText, tableEncodings, tableRecipes } from './csv.ts';

/** The columns of each site's grade file. The third identifies the student. */
const columns: Readonly<Record<string, readonly string[]>> = {
  blackboard: ['Last Name', 'First Name', 'Username', 'Asg 3 [Total Pts: 100 Score] |664617'],
  canvas: ['Student', 'ID', 'SIS User ID', 'SIS Login ID', 'Section', 'Asg 3 (77)'],
  moodle: ['Identifier', 'Full name', 'ID number', 'Email address', 'Grade', 'Maximum Grade', 'Feedback comments'],
};
const uses = ['roster', 'fill', 'template'] as const;

export const rosters: Generator = {
  recipes: [
    ...Object.keys(tableRecipes).flatMap((name) => uses.map((use) => `${use}: ${name}`)),
    ...Object.keys(tableEncodings).flatMap((name) => uses.map((use) => `${use}: as ${name}`)),
  ],
  generate(recipe, dice) {
    const use = uses.find((one) => recipe.startsWith(`${one}: `)) ?? 'roster';
    const rest = recipe.slice(use.length + 2);
    const encoding = rest.startsWith('as ')
      ? rest.slice(3)
      : dice.oneOf(['plain', 'plain', ...Object.keys(tableEncodings)]);
    const table = rest.startsWith('as ') ? dice.oneOf(Object.keys(tableRecipes)) : rest;
    const site = dice.oneOf(Object.keys(columns));
    const rows = tableRecipes[table]?.(columns[site] ?? [], dice) ?? [];
    const content = (tableEncodings[encoding] ?? Buffer.from)(csvText(rows, dice), dice);
    return {
      ...attempt(use, site, dice),
      name: `${use} of ${site}: ${table}, ${encoding}`,
      files: [...honestClass('domineering').files, { path: 'table.csv', content }],
    };
  },
};

function attempt(use: (typeof uses)[number], site: string, dice: Dice): Omit<Attempt, 'name' | 'files'> {
  const honest = honestClass('domineering');
  const table = ['../in/table.csv'];
  // Exit code 2 is right if the file is no usable table.
  const exits = [0, 2];
  if (use === 'roster')
    return { honest, mayName: true, steps: [{ args: [...honest.args, '--roster', ...table], exits }] };
  if (use === 'fill') {
    const column = dice.happens(50) ? ['--column', 'Asg 3'] : [];
    return { honest, steps: [{ args: [...honest.args, '--fill', ...table, ...column], exits }] };
  }
  const extra = dice.happens(50) ? ['--feedback', '../feedback.zip'] : [];
  const args = ['report', '../out', '--format', site, '--template', ...table, '--out', '../upload.csv', ...extra];
  return { honest, startsGraded: true, steps: [{ args, exits }] };
}
