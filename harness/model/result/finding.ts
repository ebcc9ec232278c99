import { z } from 'zod';
import { identityParts, sourceRuleIds, unreadableSource } from '../assignment/assignment.ts';
import { diagnosis } from './diagnosis.ts';
import { leniences } from '../program/lenience.ts';
import { readingLimits } from '../program/reading-limit.ts';

/** A breach of the course's policy, with its place: codes and facts; `reports/explain` has the words. */
const everyFinding = {
  file: z.string(),
  line: z.int().min(0).meta({ description: '0: the file as a whole' }),
  column: z.int().min(0),
  marks: z.number().max(0).meta({ description: 'What it costs: 0 or less' }),
};

/** How input or output of the console is used where it must not be. */
const useOfConsole = {
  name: z.string().meta({ description: 'What of the library is used: `cin`, `printf`, `ofstream`' }),
  text: z.string().meta({ description: 'As it is written; another name where it goes by one' }),
};

/** How a forbidden class of the library is used. */
const useOfClass = {
  how: z.enum(['named', 'alias', 'deduced', 'literal', 'function']).meta({
    description:
      'By its name; by another name for it; through `auto`; by a literal such as "a"s; by a function that returns it',
  }),
  text: z.string().meta({ description: 'As it is written' }),
};

/** What a run with checks saw in a program whose output is right. */
const faultOfRun = {
  fault: diagnosis
    .optional()
    .meta({ description: 'Absent where only a hidden case shows it, and the reader is a student' }),
  hidden: z.literal(true).optional().meta({ description: 'Only hidden cases show it' }),
};

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
    text: z.string().meta({ description: "The compiler's own words" }),
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
    text: z.string().meta({ description: 'The first error of the plain compiler' }),
  }),
  z.strictObject({
    rule: z.literal('no-globals'),
    ...everyFinding,
    name: z.string(),
    what: z.enum(['variable', 'extern', 'static-member', 'local-static']),
  }),
  z.strictObject({
    rule: z.literal('no-arrays'),
    ...everyFinding,
    what: z.enum(['variable', 'field', 'parameter', 'type', 'new', 'std-array']),
    name: z.string().optional().meta({ description: 'Of what is an array; absent where it has no name' }),
  }),
  z.strictObject({ rule: z.literal('no-vectors'), ...everyFinding, ...useOfClass }),
  z.strictObject({ rule: z.literal('no-string-class'), ...everyFinding, ...useOfClass }),
  z.strictObject({
    rule: z.literal('no-cmath'),
    ...everyFinding,
    function: z.string().meta({ description: '`sqrt`, without `std::`' }),
  }),
  z.strictObject({
    rule: z.literal('function-called'),
    ...everyFinding,
    function: z.string(),
    by: z.enum(['nobody', 'itself', 'its-own-helpers']).meta({
      description: 'Who calls it: nobody; only itself; only functions that run because it calls them',
    }),
  }),
  z.strictObject({
    rule: z.literal('min-functions'),
    ...everyFinding,
    demanded: z.int().meta({ description: 'How many functions besides main' }),
    found: z.int(),
  }),
  z.strictObject({
    rule: z.literal('array-parameters'),
    ...everyFinding,
    demanded: z.int().meta({ description: 'How many functions with an array as a parameter' }),
    found: z.int(),
  }),
  z.strictObject({
    rule: z.literal('provided-unmodified'),
    ...everyFinding,
    function: z.string(),
    expected: z.string().optional().meta({ description: 'The token of the handout; absent where its function ended' }),
    found: z.string().optional().meta({ description: 'The first token that differs; absent: the function is gone' }),
  }),
  z.strictObject({ rule: z.literal('no-cin-in-class'), ...everyFinding, ...useOfConsole }),
  z.strictObject({
    rule: z.literal('cout-only-in-print'),
    ...everyFinding,
    ...useOfConsole,
    members: z.array(z.string()).meta({ description: 'The members of the class that may print' }),
  }),
  z.strictObject({
    rule: z.literal('header-comment'),
    ...everyFinding,
    problem: z.enum(['missing', 'form', 'somebody-else']).meta({
      description: 'It is not there; it is written in another form than the course wants; the roster says otherwise',
    }),
    parts: z.array(z.enum(identityParts)),
    found: z.string().optional().meta({ description: 'As it is written; absent where it is missing' }),
  }),
  z.strictObject({
    rule: z.literal('comments'),
    ...everyFinding,
    counted: z.enum(['lines', 'functions']).meta({
      description: 'Lines of comment for the lines of code, or functions that have a comment',
    }),
    found: z.int(),
    demanded: z.int(),
    of: z.int().meta({ description: 'So many lines of code, or functions, there are' }),
    commentedOut: z.int().meta({ description: 'Lines of code that are commented out, which are no documentation' }),
  }),
  z.strictObject({
    rule: z.literal(unreadableSource),
    ...everyFinding,
    limit: z.enum(readingLimits).meta({
      description:
        'The limit that the source broke: its size, what its macros make of it, its depth, the time of its reading',
    }),
    undecided: z
      .array(z.enum(sourceRuleIds))
      .meta({ description: 'Rules that nothing can be said of for this reason' }),
  }),
  z.strictObject({ rule: z.literal('memory-fault'), ...everyFinding, ...faultOfRun }),
  z.strictObject({ rule: z.literal('undefined-behaviour'), ...everyFinding, ...faultOfRun }),
]);
export type Finding = z.infer<typeof finding>;

/** What the inspection finds, before the marking scheme has priced it. */
export type UnpricedFinding = WithoutMarks<Finding>;
type WithoutMarks<F> = F extends Finding ? Omit<F, 'marks'> : never;

/** A rule that could not be decided for a part of a file. It costs nothing: nobody is accused without proof. */
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

/** What the inspection saw. Some findings are shown and never cost anything, whatever the scheme says. */
export interface Observation {
  readonly finding: UnpricedFinding;
  readonly free: boolean;
  /** It is told once and costs as much as so many findings; absent: as one. */
  readonly counts?: number;
}
