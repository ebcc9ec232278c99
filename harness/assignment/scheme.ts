import { groupIds, ruleIds } from '../model/assignment.ts';
import type { RulePrice, Scheme } from '../model/assignment.ts';
import { checkGroups } from './check-groups.ts';
import type { Offered } from './check-groups.ts';
import { checkFunctionMarks } from './check-function-marks.ts';
import type { Report } from './author-problem.ts';
import type { RequiredFunctions } from './prototypes.ts';
import { partAt } from './read-shape.ts';
import { markingShape } from './shape.ts';
import type { YamlFile } from './yaml-file.ts';

const { groups, functions, presentation, policy } = markingShape.shape;

/** The marking scheme, checked against the required functions and the cases that there are. */
export function readScheme(
  file: YamlFile,
  required: RequiredFunctions,
  offered: Offered,
  report: Report,
): Scheme | undefined {
  checkFunctionMarks(file, required, report);
  checkGroups(file, required, offered, report);
  const marks = partAt(file, groups, ['marking', 'groups']);
  const kept = partAt(file, presentation, ['marking', 'presentation']);
  const prices = partAt(file, policy, ['marking', 'policy']);
  if (marks === undefined || kept === undefined || prices === undefined) return undefined;
  return {
    groups: groupIds.flatMap((id) => {
      const marksOfGroup = marks[id];
      return marksOfGroup === undefined ? [] : [{ id, marks: marksOfGroup }];
    }),
    functions: partAt(file, functions, ['marking', 'functions']) ?? {},
    presentation: kept,
    policy: ruleIds.flatMap((rule): RulePrice[] => {
      const price = prices[rule];
      return price === undefined ? [] : [{ rule, each: price.each, most: price.most ?? marks.policy ?? 0 }];
    }),
  };
}
