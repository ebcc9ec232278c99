import type { Report } from '../yaml/author-problem.ts';
import type { RequiredFunctions } from '../functions/prototypes.ts';
import { sourceRules } from '../../rules/definitions.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { nodeAt, placeOfKey } from '../yaml/yaml-path.ts';

const policy = ['marking', 'policy'];
const rules = sourceRules.filter(({ needs }) => needs === 'functions');

/** A rule about required functions needs some. Members do not count: a client need not call them. */
export function checkRules(file: YamlFile, { prototypes, complete }: RequiredFunctions, report: Report): void {
  if (!complete || prototypes.some(({ member }) => member === undefined)) return;
  for (const { id } of rules) {
    if (nodeAt(file, [...policy, id]) === undefined) continue;
    report({
      file: file.name,
      place: placeOfKey(file, [...policy, id]),
      found: `the rule ${id}`,
      expected: 'required functions outside a class, but there are none',
      cure: 'add them to functions, or drop the rule',
    });
  }
}
