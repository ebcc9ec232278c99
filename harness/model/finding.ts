import { z } from 'zod';

/** A breach of the course's policy, with its place: codes and facts; `reports/explain` has the words. */
const everyFinding = {
  file: z.string(),
  line: z.int().min(0).meta({ description: '0: the file as a whole' }),
  column: z.int().min(0),
  marks: z.number().max(0).meta({ description: 'What it costs: 0 or less' }),
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
    difference: z.enum(['parameters', 'return-type', 'internal-linkage']),
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
    lenience: z.enum(['headers-forced-in', 'void-main']),
    text: z.string().meta({ description: 'The first error of the plain compiler' }),
  }),
]);
export type Finding = z.infer<typeof finding>;

/** What the inspection finds, before the marking scheme has priced it. */
export type UnpricedFinding = WithoutMarks<Finding>;
type WithoutMarks<F> = F extends Finding ? Omit<F, 'marks'> : never;

/** What the inspection saw. Some findings are shown and never cost anything, whatever the scheme says. */
export interface Observation {
  readonly finding: UnpricedFinding;
  readonly free: boolean;
}
