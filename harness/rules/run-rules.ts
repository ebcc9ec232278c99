import type { SwitchedOn } from '../model/assignment/assignment.ts';
import type { Observation, Undecided } from '../model/result/finding.ts';
import type { ReadFile } from '../cpp/source/program.ts';
import { isUnread } from '../cpp/source/unread.ts';
import { type RuleById, type SourceRuleId, sourceRuleIds } from './definitions.ts';
import type { Place, RuleCheck, Sighting, Subject } from './rule.ts';
import { ruleChecks } from './checks.ts';

export interface RulesResult {
  readonly observations: Observation[];
  readonly undecided: Undecided[];
}

/** Runs the rules that are switched on. Findings of each rule come in the order of the files and of their text. */
export function runRules(subject: Subject, switchedOn: SwitchedOn): RulesResult {
  const results = sourceRuleIds.map((id) => runRule(id, subject, switchedOn));
  return {
    observations: results.flatMap(({ observations }) => observations),
    undecided: results.flatMap(({ undecided }) => undecided),
  };
}

function runRule<Id extends SourceRuleId>(id: Id, subject: Subject, switchedOn: SwitchedOn): RulesResult {
  const options: SwitchedOn[Id] = switchedOn[id];
  if (options === undefined) return { observations: [], undecided: [] };
  const rule: RuleCheck<RuleById[Id]> = ruleChecks[id];
  const sightings = [...rule.find(subject, options)]
    .filter(({ file, at }) => !rule.readsTree || isReliable(file, at))
    .toSorted((a, b) => orderOf(subject, a) - orderOf(subject, b) || offsetOf(a.at) - offsetOf(b.at));
  const unread = rule.readsTree ? subject.files.flatMap((file) => firstUnread(id, file)) : [];
  return {
    observations: sightings.flatMap((one): Observation[] => (one.kind === 'breach' ? [observed(one)] : [])),
    undecided: [
      ...unread,
      ...sightings.flatMap((one): Undecided[] =>
        one.kind === 'doubt' ? [{ rule: id, ...placeIn(one), because: one.because }] : [],
      ),
    ],
  };
}

function observed(breach: Extract<Sighting, { kind: 'breach' }>): Observation {
  const { facts, free = false, counts } = breach;
  return { finding: { ...facts, ...placeIn(breach) }, free, ...(counts === undefined ? {} : { counts }) };
}

/** One place is enough for a file: it says where the tree cannot be relied on, not how often. */
function firstUnread(rule: SourceRuleId, file: ReadFile): Undecided[] {
  const [first] = file.unread;
  // A broken limit is reported as a separate finding (unreadable-files.ts).
  if (first === undefined || first.because === 'limit') return [];
  return [{ rule, file: file.name, ...file.placeOf(first.start), because: first.because }];
}

function isReliable({ unread }: ReadFile, at: Place): boolean {
  return at === 'file' || !isUnread(unread, offsetOf(at));
}

function placeIn({ file, at }: Sighting) {
  if (at === 'file') return { file: file.name, line: 0, column: 0 };
  return { file: file.name, ...file.placeOf(offsetOf(at)) };
}

function orderOf({ files }: Subject, { file }: Sighting): number {
  return files.indexOf(file);
}

function offsetOf(at: Place): number {
  if (at === 'file') return -1;
  return typeof at === 'number' ? at : at.start;
}
