import { expect, test } from 'vitest';
import { z } from 'zod';
import { type AuthorProblem, formatProblems } from './author-problem.ts';
import { checkShape } from './read-shape.ts';
import { map } from '../../shapes/shape-parts.ts';
import { parseYaml } from './yaml-file.ts';

function problemsOf(text: string): AuthorProblem[] {
  const problems: AuthorProblem[] = [];
  const file = parseYaml('a.yaml', text, (problem) => problems.push(problem));
  if (file !== undefined) checkShape(file, map({ a: z.bigint() }), (problem) => problems.push(problem));
  return problems;
}

test(
  '20,000 unknown and 20,000 repeated keys are reported fast: comparing each key with all others would take minutes',
  { timeout: 60_000 },
  () => {
    const keys = Array.from({ length: 20_000 }, (_, index) => `key${index}: 1\n`).join('');
    const problems = problemsOf(`a: 1\n${keys}${keys}`);
    expect(problems.length).toBe(40_000);
    const told = formatProblems(problems);
    expect(told.split('\n\n').length).toBe(51);
    expect(told.endsWith('\n\nand 39950 more\n')).toBe(true);
  },
);

test('lists that are nested too deeply are reported as such', () => {
  const [first, ...others] = problemsOf(`a: ${'['.repeat(100_000)}`);
  expect({ ...first, place: { ...first?.place, column: 0 } }).toEqual({
    file: 'a.yaml',
    place: { line: 1, column: 0 },
    found: 'lists or maps nested too deeply',
    expected: 'at most a few levels',
    cure: 'check the brackets here',
  });
  expect(others).toEqual([]);
});
