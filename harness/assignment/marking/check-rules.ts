import type { Report } from '../yaml/author-problem.ts';
import type { RequiredFunctions } from '../functions/prototypes.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { nodeAt, placeOfKey } from '../yaml/yaml-path.ts';

const rule = ['marking', 'policy', 'function-called'];

/** A rule about required functions needs some; members do not count, which a client may or may not call. */
export function checkRules(file: YamlFile, { prototypes, complete }: RequiredFunctions, report: Report): void {
  if (nodeAt(file, rule) === undefined || !complete) return;
  if (prototypes.some(({ member }) => member === undefined)) return;
  report({
    file: file.name,
    place: placeOfKey(file, rule),
    found: 'the rule function-called',
    expected: 'required functions that are no members of a class, of which there are none',
    cure: 'add them to functions, or drop the rule',
  });
}
