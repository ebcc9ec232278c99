import { z } from 'zod';
import { type SourceRule, sourceRuleIds, sourceRules } from '../../rules/definitions.ts';
import { unreadableSource } from '../assignment/assignment.ts';
import { diagnosis } from './diagnosis.ts';
import { leniences } from '../program/lenience.ts';
import { readingLimits } from '../program/reading-limit.ts';

/** A place where a source breaks a rule of the course: codes and facts; `reports/explain` has the words. */
const everyFinding = {
  file: z.string(),
  line: z.int().min(0).meta({ description: '0: the file as a whole' }),
  column: z.int().min(0),
  marks: z.number().max(0).meta({ description: 'The deduction: 0 or less' }),
};

/** A fault that a run with checks found in a program whose output is right. */
const faultOfRun = {
  fault: diagnosis.optional().meta({ description: 'Absent for students if only a hidden case shows the fault' }),
  visibility: z.literal('hidden').optional().meta({ description: 'Only hidden cases show it' }),
};

type SourceFinding<Id extends string, Facts extends z.ZodRawShape> = z.ZodObject<
  { rule: z.ZodLiteral<Id> } & typeof everyFinding & Facts,
  z.core.$strict
>;
type SourceFindings<Rules extends readonly SourceRule[]> = {
  -readonly [Index in keyof Rules]: SourceFinding<Rules[Index]['id'], Rules[Index]['facts']>;
};

/** For the rules that read the source: each rule's folder defines the facts of its findings. */
const sourceFindings = sourceRules.map(
  ({ id, facts }) => z.strictObject({ rule: z.literal(id), ...everyFinding, ...facts }),
  // `map` turns the tuple into an array, and a union needs a tuple.
) as unknown as SourceFindings<typeof sourceRules>;

export const finding = z.discriminatedUnion('rule', [
  z.strictObject({
    rule: z.literal('required-functions'),
    ...everyFinding,
    demanded: z.string().meta({ description: 'The prototype of the missing function' }),
    instead: z.string().optional().meta({ description: 'A function of the program with a similar name' }),
  }),
  z.strictObject({
    rule: z.literal('prototype'),
    ...everyFinding,
    demanded: z.string(),
    found: z.string(),
    difference: z.enum(['parameters', 'return-type', 'internal-linkage', 'namespace']),
  }),
  z.strictObject({
    rule: z.literal('warnings'),
    ...everyFinding,
    message: z.string().meta({ description: "The compiler's own words" }),
    flag: z.string(),
  }),
  z.strictObject({ rule: z.literal('file-name'), ...everyFinding, demanded: z.string(), found: z.string() }),
  z.strictObject({
    rule: z.literal('encoding'),
    ...everyFinding,
    found: z.string().meta({ description: '`UTF-16LE`' }),
  }),
  z.strictObject({
    rule: z.literal('fallback-build'),
    ...everyFinding,
    lenience: z.enum(leniences),
    message: z.string().meta({ description: 'The first error of the plain compiler' }),
  }),
  ...sourceFindings,
  z.strictObject({
    rule: z.literal(unreadableSource),
    ...everyFinding,
    limit: z.enum(readingLimits).meta({
      description:
        'The limit that the source exceeded: its size, the size of what its macros make of it, its depth, or reading time',
    }),
    undecided: z.array(z.enum(sourceRuleIds)).meta({ description: 'Rules that could not be checked for this reason' }),
  }),
  z.strictObject({ rule: z.literal('memory-fault'), ...everyFinding, ...faultOfRun }),
  z.strictObject({ rule: z.literal('undefined-behaviour'), ...everyFinding, ...faultOfRun }),
]);
export type Finding = z.infer<typeof finding>;

/** What the inspection finds, before the marking scheme sets the deduction. */
export type UnpricedFinding = WithoutMarks<Finding>;
type WithoutMarks<F> = F extends Finding ? Omit<F, 'marks'> : never;

/** A rule that could not be decided for a part of a file. It costs nothing: no student is accused without proof. */
export const undecided = z.strictObject({
  rule: z.enum(sourceRuleIds),
  file: z.string(),
  line: z.int().min(1),
  column: z.int().min(1),
  because: z.enum(['syntax', 'condition', 'macro', 'types']).meta({
    description:
      'The parser did not understand this; the condition of an `#if`; a macro that could not be followed; types that only the compiler knows',
  }),
});
export type Undecided = z.infer<typeof undecided>;

/** What the inspection saw. Some findings are shown and never cost marks, whatever the scheme says. */
export interface Observation {
  readonly finding: UnpricedFinding;
  readonly free: boolean;
  /** It is reported once and costs as much as so many findings; absent: as one. */
  readonly counts?: number;
}
