import { didYouMean } from '../yaml/author-problem.ts';
import type { Report } from '../yaml/author-problem.ts';
import type { RequiredFunctions } from '../functions/prototypes.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { nodeAt, placeAt, placeOfKey, valueAt } from '../yaml/yaml-path.ts';

const policy = ['marking', 'policy'];
const rules = ['no-cin-in-class', 'cout-only-in-print'];

/** Rules about the file of a class need one, and may name its members only. */
export function checkClassRules(file: YamlFile, { prototypes, complete }: RequiredFunctions, report: Report): void {
  for (const rule of rules) {
    if (nodeAt(file, [...policy, rule]) === undefined || nodeAt(file, ['class']) !== undefined) continue;
    report({
      file: file.name,
      place: placeOfKey(file, [...policy, rule]),
      found: `the rule ${rule}`,
      expected: 'a class under test, into whose file it looks; there is none',
      cure: 'add class, or drop the rule',
    });
  }
  if (complete)
    checkMembers(
      file,
      prototypes.flatMap(({ name, member }) => (member === undefined ? [] : [name])),
      report,
    );
}

function checkMembers(file: YamlFile, known: readonly string[], report: Report): void {
  const path = [...policy, 'cout-only-in-print', 'members'];
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
