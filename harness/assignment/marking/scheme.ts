import type { z } from 'zod';
import { groupIds, presentationClasses, ruleIds, unreadableSource } from '../../model/assignment/assignment.ts';
import type { PresentationClass, RulePrice, Scheme } from '../../model/assignment/assignment.ts';
import { checkClassRules } from './check-class-rules.ts';
import { checkGroups } from './check-groups.ts';
import type { GroupMarks, Offered } from './group-marks.ts';
import { checkRules } from './check-rules.ts';
import { checkLate, latePolicy } from './late.ts';
import { checkShares } from './check-shares.ts';
import type { Report } from '../yaml/author-problem.ts';
import type { Programs } from '../programs.ts';
import type { RequiredFunctions } from '../functions/prototypes.ts';
import { partAt } from '../yaml/read-shape.ts';
import { sourceRulesShape } from './rule-shapes.ts';
import { markingShape } from './marking-shape.ts';
import { usualPolicy } from './usual-policy.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { nodeAt } from '../yaml/yaml-path.ts';

const { functions, transcripts, presentation, policy, late } = markingShape.shape;

/** The marking scheme, checked against the required functions, the programs and the existing cases. */
export function readScheme(
  file: YamlFile,
  required: RequiredFunctions,
  programs: Programs,
  offered: Offered,
  marks: GroupMarks | undefined,
  report: Report,
): Scheme | undefined {
  checkShares(file, marks, { ...required, group: 'functions', what: 'required function' }, report);
  const { ids, complete } = programs;
  checkShares(file, marks, { names: ids, complete, group: 'transcripts', what: 'program' }, report);
  checkGroups(file, required, programs, offered, report);
  checkRules(file, required, report);
  checkClassRules(file, required, report);
  const kept = partAt(file, presentation, ['marking', 'presentation']);
  const prices = readPolicy(file, required, marks);
  const switchedOn = partAt(file, sourceRulesShape, ['marking', 'policy']);
  checkLate(file, marks, report);
  const lateness = partAt(file, late, ['marking', 'late']);
  const sessions = partAt(file, transcripts, ['marking', 'transcripts']);
  if (marks === undefined || kept === undefined || prices === undefined) return undefined;
  const readsSources = switchedOn !== undefined && Object.keys(switchedOn).length > 0;
  return {
    groups: groupIds.flatMap((id) => {
      const marksOfGroup = marks[id];
      return marksOfGroup === undefined ? [] : [{ id, marks: marksOfGroup }];
    }),
    functions: partAt(file, functions, ['marking', 'functions']) ?? equalShares(required, offered, marks.functions),
    ...(sessions === undefined ? {} : { transcripts: sessions }),
    ...presentationPrices(kept),
    ...(lateness === undefined ? {} : { late: latePolicy(lateness) }),
    policy: ruleIds.flatMap((rule): RulePrice[] => {
      const price = prices[rule] ?? (rule === unreadableSource && readsSources ? { each: 0 } : undefined);
      return price === undefined ? [] : [{ rule, each: price.each, most: price.most ?? marks.policy ?? 0 }];
    }),
    ...(readsSources ? { sourceRules: switchedOn } : {}),
  };
}

/** If no rule is named, the usual ones are on, unless `groups` gives them no marks. */
function readPolicy(file: YamlFile, { names }: RequiredFunctions, marks: GroupMarks | undefined) {
  const path = ['marking', 'policy'];
  if (nodeAt(file, path) !== undefined) return partAt(file, policy, path);
  return marks?.policy === undefined ? {} : usualPolicy(names.length > 0);
}

/** Only functions with golden calls share the marks: no student could get those of the others. */
function equalShares({ names }: RequiredFunctions, offered: Offered, marks = 0): Scheme['functions'] {
  const called = names.filter((name) => offered.functions?.includes(name));
  return marks === 0 ? {} : Object.fromEntries(called.map((name) => [name, marks / called.length]));
}

type Kept = z.infer<typeof presentation>;

function presentationPrices(kept: Kept): Pick<Scheme, 'presentation' | 'presentationMost'> {
  const limits: Partial<Record<PresentationClass, number>> = {};
  for (const name of presentationClasses) {
    const { most } = kept[name];
    if (most !== undefined) limits[name] = most;
  }
  const shares: Scheme['presentation'] = {
    'final-newline': kept['final-newline'].share,
    typographic: kept.typographic.share,
    'line-ends': kept['line-ends'].share,
    'trailing-blanks': kept['trailing-blanks'].share,
    blanks: kept.blanks.share,
    'blank-lines': kept['blank-lines'].share,
    'letter-case': kept['letter-case'].share,
    wording: kept.wording.share,
  };
  return { presentation: shares, presentationMost: limits };
}
