import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { casesFolder } from '../../prepare/home.ts';
import type { Generator, InputFile } from '../attempt.ts';
import { solutionText } from '../honest.ts';
import { yamlMutations } from './mutations.ts';

/** These attempts damage YAML of an author; mistakes must be reported with their place. */
const assignments = ['domineering', 'dots-and-triangles', 'hex', 'lines-of-action', 'score-four'] as const;

export const assignmentYaml: Generator = {
  recipes: Object.keys(yamlMutations).flatMap((name) => assignments.map((id) => `${id}: ${name}`)),
  generate(recipe, dice) {
    const id = assignments.find((one) => recipe.startsWith(`${one}: `)) ?? 'domineering';
    const name = recipe.slice(id.length + 2);
    const file = dice.oneOf(filesOf(id));
    const content = yamlMutations[name]?.(file.content.toString(), dice) ?? '';
    const program = { path: 'domineering.cpp', content: solutionText('domineering', 'domineering.cpp') };
    return {
      name: `${recipe} in ${file.path}`,
      files: [program],
      cases: [{ path: file.path, content }],
      steps: [
        // If another assignment is damaged, grading must still succeed.
        { args: ['check', '../in/domineering.cpp', '--assignment', id, '--no-cache'], exits: [0, 1, 2] },
        ...(dice.happens(30)
          ? [{ args: ['check', '../in/domineering.cpp', '--no-cache'], exits: id === 'domineering' ? [0, 1, 2] : [0] }]
          : []),
      ],
    };
  },
};

function filesOf(id: string): InputFile[] {
  const folder = casesFolder();
  return readdirSync(join(folder, id), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((path) => ({ path: relative(folder, path), content: readFileSync(path, 'utf8') }));
}
