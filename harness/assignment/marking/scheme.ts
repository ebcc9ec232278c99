import type { z } from 'zod';
import { groupIds, presentationClasses, ruleIds, unreadableSource } from '../../model/assignment/assignment.ts';
import type { PresentationClass, RulePrice, Scheme } from '../../model/assignment/assignment.ts';
import { checkClassRules } from './check-class-rules.ts';
import { checkGroups } from './check-groups.ts';
import type { Offered } from './check-groups.ts';
import { checkRules } from './check-rules.ts';
import { checkLate, latePolicy } from './late.ts';
import { checkShares } from './check-shares.ts';
import type { Report } from '../yaml/author-problem.ts';
import type { Programs } from '../programs.ts';
import type { RequiredFunctions } from '../functions/prototypes.ts';
import { partAt } from '../yaml/read-shape.ts';
import { sourceRulesShape } from './rule-shapes.ts';
import { markingShape } from '../shape.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';

const { groups, functions, transcripts, presentation, policy, late } = markingShape.shape;

/** The marking scheme, checked against the required functions, the programs and the existing cases. */
export function readScheme(
  file: YamlFile,
  required: RequiredFunctions,
  programs: Programs,
  offered: Offered,
  report: Report,
): Scheme | undefined {
  checkShares(file, { ...required, group: 'functions', what: 'required function', optional: false }, report);
  const { ids, complete } = programs;
  checkShares(file, { names: ids, complete, group: 'transcripts', what: 'program', optional: true }, report);
  checkGroups(file, required, programs, offered, report);
  checkRules(file, required, report);
  checkClassRules(file, required, report);
  const marks = partAt(file, groups, ['marking', 'groups']);
  const kept = partAt(file, presentation, ['marking', 'presentation']);
  const prices = partAt(file, policy, ['marking', 'policy']);
  const switchedOn = partAt(file, sourceRulesShape, ['marking', 'policy']);
  checkLate(file, report);
  const lateness = partAt(file, late, ['marking', 'late']);
  const sessions = partAt(file, transcripts, ['marking', 'transcripts']);
  if (marks === undefined || kept === undefined || prices === undefined) return undefined;
  const readsSources = switchedOn !== undefined && Object.keys(switchedOn).length > 0;
  return {
    groups: groupIds.flatMap((id) => {
      const marksOfGroup = marks[id];
      return marksOfGroup === undefined ? [] : [{ id, marks: marksOfGroup }];
    }),
    functions: partAt(file, functions, ['marking', 'functions']) ?? {},
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
