import { type RuleOptions, type SourceRuleId, sourceRuleIds } from '../../rules/definitions.ts';

/* How an assignment is marked. */

export const groupIds = ['functions', 'transcripts', 'properties', 'policy'] as const;
export type GroupId = (typeof groupIds)[number];

/**
 * Ways in which output can differ without being wrong in substance, the mildest first. `blanks`: the same characters
 * apart from spaces and tabs inside lines. `blank-lines`: extra or missing empty lines. `typographic`: curly quotes,
 * long dashes and the like, as slides and Word make them. `wording`: right, but in the program's own words.
 */
export const presentationClasses = [
  'final-newline',
  'typographic',
  'line-ends',
  'trailing-blanks',
  'blanks',
  'blank-lines',
  'letter-case',
  'wording',
] as const;
export type PresentationClass = (typeof presentationClasses)[number];

/** Rules that are decided by the build, not by reading the source. */
export const buildRuleIds = [
  'required-functions',
  'prototype',
  'warnings',
  'file-name',
  'encoding',
  'fallback-build',
  // These two also need a run of a build with checks.
  'memory-fault',
  'undefined-behaviour',
] as const;

/**
 * The rule about sources that cannot be read. It is on whenever a rule that reads the source is on, and it costs at
 * least as much as breaking all the rules that it leaves undecided.
 */
export const unreadableSource = 'unreadable-source';

export const ruleIds = [...buildRuleIds, ...sourceRuleIds, unreadableSource] as const;
export type RuleId = (typeof ruleIds)[number];

export interface RulePrice {
  readonly rule: RuleId;
  /** Marks for each finding; 0 shows findings without a deduction. */
  readonly each: number;
  /** The most that all findings of the rule may cost together. */
  readonly most: number;
}

export interface Scheme {
  /** Marks of each group; groups that the assignment does not use are absent. */
  readonly groups: readonly { readonly id: GroupId; readonly marks: number }[];
  /** Marks of each function inside the functions group; their cases share them by points. */
  readonly functions: Readonly<Record<string, number>>;
  /** Marks of each program inside the transcripts group; absent: all sessions share the group by points. */
  readonly transcripts?: Readonly<Record<string, number>>;
  /** The share of a case's marks that is kept when the output differs only in this way. */
  readonly presentation: Readonly<Record<PresentationClass, number>>;
  /** The most marks that each of these ways may cost in all cases together; absent: no limit. */
  readonly presentationMost?: Readonly<Partial<Record<PresentationClass, number>>>;
  readonly policy: readonly RulePrice[];
  /** The rules that read the source and are switched on, each with its options. */
  readonly sourceRules?: SwitchedOn;
  /** Absent: late work is not penalised. */
  readonly late?: LatePolicy;
}

/** How many marks late work loses. */
export interface LatePolicy {
  /** Nothing is lost until so many minutes after the deadline. */
  readonly graceMinutes: number;
  /** Lost once, however late the work is. */
  readonly fixed: number;
  /** Lost for each day that has begun since the deadline. */
  readonly perDay: number;
  /** The most that is lost; absent: all the marks. */
  readonly most?: number;
}

export type SwitchedOn = { readonly [Rule in SourceRuleId]?: RuleOptions[Rule] | undefined };
