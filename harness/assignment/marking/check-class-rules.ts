import { didYouMean } from '../yaml/author-problem.ts';
import type { Report } from '../yaml/author-problem.ts';
import type { RequiredFunctions } from '../functions/prototypes.ts';
import { sourceRules } from '../../rules/definitions.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { nodeAt, placeAt, placeOfKey, valueAt } from '../yaml/yaml-path.ts';

const policy = ['marking', 'policy'];
const rules = sourceRules.filter(({ needs }) => needs === 'class');

/** Rules about the file of a class need a class, and may name only its members. */
export function checkClassRules(file: YamlFile, { prototypes, complete }: RequiredFunctions, report: Report): void {
  for (const { id } of rules) {
    if (nodeAt(file, [...policy, id]) === undefined || nodeAt(file, ['class']) !== undefined) continue;
    report({
      file: file.name,
      place: placeOfKey(file, [...policy, id]),
      found: `the rule ${id}`,
      expected: 'a class under test, because the rule reads its file',
      cure: 'add class, or drop the rule',
    });
  }
  if (!complete) return;
  const members = prototypes.flatMap(({ name, member }) => (member === undefined ? [] : [name]));
  for (const { id, options } of rules) {
    if ('members' in options) checkMembers(file, [...policy, id, 'members'], members, report);
  }
}

function checkMembers(file: YamlFile, path: readonly string[], known: readonly string[], report: Report): void {
  const named = valueAt(file, path);
  if (!Array.isArray(named) || known.length === 0) return;
  for (const [index, name] of named.entries()) {
    if (typeof name !== 'string' || known.includes(name)) continue;
    report({
      file: file.name,
      place: placeAt(file, [...path, index]),
      found: `the member ${name}`,
      expected: `one of ${known.join(', ')}`,
      ...didYouMean(name, known),
    });
  }
}
