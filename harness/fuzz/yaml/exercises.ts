import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectFolder } from '../../prepare/home.ts';
import type { Generator, InputFile } from '../attempt.ts';
import { yamlMutations } from './mutations.ts';

/** These attempts damage YAML of a lecturer's own assignment; mistakes must be reported with their place. */
const exercises = ['tictactoe', 'average', 'largest', 'account'] as const;

export const exerciseYaml: Generator = {
  recipes: Object.keys(yamlMutations).flatMap((name) => exercises.map((id) => `${id}: ${name}`)),
  generate(recipe, dice) {
    const [id = '', name = ''] = recipe.split(': ');
    const all = filesOf(id);
    const damaged = dice.oneOf(all.filter(({ path }) => path.endsWith('.yaml')));
    const content = yamlMutations[name]?.(damaged.content.toString(), dice) ?? '';
    const files = all.map((file) => (file.path === damaged.path ? { ...file, content } : file));
    const exercise = `../in/${id}`;
    return {
      name: `${recipe} in ${damaged.path}`,
      files,
      steps: [
        { args: ['lint', exercise], exits: [0, 1] },
        { args: ['bless', exercise, '--check'], exits: [0, 1, 2] },
        ...(dice.happens(30) ? [{ args: ['prove', exercise], exits: [0, 1, 2] }] : []),
      ],
    };
  },
};

function filesOf(id: string): InputFile[] {
  const folder = join(projectFolder(), 'harness', 'e2e', 'exercises');
  return readdirSync(join(folder, id), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('wrong'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((path) => ({ path: relative(folder, path), content: readFileSync(path) }));
}
