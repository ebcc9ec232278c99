import { z } from 'zod';
import { above0, map, number, share, whole } from '../../shapes/shape-parts.ts';
import { policyShape } from './rule-shapes.ts';

/* The shape of `marking` in assignment.yaml. What is the default for groups and rules depends on the cases. */

const marksFor = above0('a number of marks');
const maxMarks = number('a number of marks, 0 or more', { minimum: 0 });

/**
 * `0.5`, or `{ share: 0.5, most: 8 }`: the share of its marks that each case keeps, and the most that all cases may
 * lose.
 */
function kept(usual: number, usualMost?: number) {
  const long = map({ share, most: maxMarks.optional() });
  const short = share.transform((given): z.infer<typeof long> => ({ share: given }));
  return z
    .union([short, long], 'a share from 0 to 1')
    .prefault(usualMost === undefined ? usual : { share: usual, most: usualMost });
}

/** One wrong space may be in every line of every run but is one mistake; it must not cost more than another. */
const marksForOneMistake = 8;

export const presentationShape = map({
  'final-newline': kept(1),
  typographic: kept(1),
  'line-ends': kept(0.5, marksForOneMistake),
  'trailing-blanks': kept(0.9, marksForOneMistake),
  blanks: kept(0.5, marksForOneMistake),
  'blank-lines': kept(0.5, marksForOneMistake),
  'letter-case': kept(0.5, marksForOneMistake),
  wording: kept(0.5, marksForOneMistake),
});

export const markingShape = map({
  groups: map({
    functions: marksFor.optional(),
    transcripts: marksFor.optional(),
    properties: marksFor.optional(),
    policy: marksFor.optional(),
  })
    .optional()
    .describe('The marks of each group; the usual ones add up to 100 and leave out groups without cases'),
  functions: z
    .record(z.string(), marksFor, 'a map from required functions to their marks')
    .optional()
    .describe('How functions share the marks of their group; equally unless this says otherwise'),
  transcripts: z
    .record(z.string(), marksFor, 'a map from programs to their marks')
    .optional()
    .describe('How programs share the marks of sessions; by points unless this says otherwise'),
  presentation: presentationShape
    .prefault({})
    .describe('The share of its marks that a case keeps if its output is right except for this'),
  policy: policyShape
    .optional()
    .describe('The rules of the course, each with its deduction; a rule that is not named here is off'),
  late: map({
    'grace-minutes': whole('a whole number of minutes', 0n, 1_000_000n)
      .default(0)
      .describe('How many minutes after the deadline nothing is lost'),
    fixed: marksFor.optional().describe('The marks that late work always loses'),
    'per-day': marksFor.optional().describe('The marks that are lost for each day that has begun'),
    most: marksFor.optional().describe('The most marks that late work can lose'),
  })
    .optional()
    .describe('What late work loses; nothing unless this says otherwise'),
});
