import { z } from 'zod';
import { presentationClasses } from '../assignment/assignment.ts';

/** A stretch of a session in a result file; see `Piece` in transcript.ts. */
export const piece = z.strictObject({ kind: z.enum(['printed', 'typed']), text: z.string() }).meta({
  description:
    'What the program printed, or what was typed (without Enter). Bytes that are not UTF-8 are written as \\xNN.',
});

/** Only for a session whose input was closed. */
export const endOfInput = z.enum(['read', 'not-read']).meta({
  description: 'Input was closed after the last typed line, and the program read its end or not; absent: not closed',
});

const sideOfDifference = z.strictObject({
  line: z.int().min(1).meta({ description: 'Line, from 1, in the session as a person sees it, typed input included' }),
  column: z.int().min(1).meta({ description: 'Column, from 1, in characters' }),
  text: z
    .array(piece)
    .meta({ description: 'The whole line; its last piece ends in a newline unless the output ended here' }),
});

export const firstDifference = z.strictObject({
  offset: z.int().min(0).meta({ description: 'Bytes of printed output before the difference' }),
  afterInput: z
    .int()
    .min(0)
    .meta({ description: 'How many typed lines the expected session has before it; 0: none yet' }),
  expected: sideOfDifference,
  actual: sideOfDifference,
});
export type FirstDifference = z.infer<typeof firstDifference>;

const whereItDiffers = firstDifference.optional().meta({ description: 'Absent if the case is hidden from the reader' });

/** A value as text in C++ spelling, so that no JSON reader rounds an 18-digit grid. */
const valueText = z.string();

export const resultMismatch = z.strictObject({
  name: z.string().meta({ description: '`returned`, or the name of the argument whose value after the call is wrong' }),
  expected: valueText,
  actual: valueText,
});
export type ResultMismatch = z.infer<typeof resultMismatch>;

export const conversationProblem = z.strictObject({
  code: z.string().meta({
    description: 'What kind of problem: `kept-back`, or another one that the reference of the assignment names',
  }),
  found: z.string().optional().meta({ description: 'In words; absent if the case is hidden from the reader' }),
  expected: z.string().optional().meta({ description: 'The right reply; absent if `found` is enough' }),
});

const spentBudget = z
  .strictObject({
    clock: z.enum(['cpu', 'wall']).meta({ description: 'What was used up: computing time or waiting time' }),
    cases: z.int().min(1).meta({ description: 'How many earlier cases had used it up' }),
    seconds: z.number().meta({ description: 'How much they had used together' }),
    ran: z.boolean().meta({ description: 'Whether the case was run with a tenth of its time, or not at all' }),
  })
  .meta({ description: 'The submission had used up its budget of time, so this case got less time or none' });
export type SpentBudget = z.infer<typeof spentBudget>;

export const ownText = z.strictObject({
  expected: z.string().meta({ description: "The handout's text" }),
  actual: z.string().meta({ description: "The program's text, which it prints wherever the handout's is expected" }),
});
export type OwnText = z.infer<typeof ownText>;

export const verdict = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('accepted') }),
  z
    .strictObject({
      kind: z.literal('presentation'),
      classes: z.array(z.enum(presentationClasses)).min(1),
      lines: z.strictObject({ differing: z.int().min(0), total: z.int().min(0) }),
      first: whereItDiffers,
      wording: z
        .array(ownText)
        .optional()
        .meta({ description: 'For the class wording: the texts; absent if the case is hidden from the reader' }),
    })
    .meta({
      description:
        'Right apart from spaces, line ends, letter case or a wording of its own; the smallest set of classes that explains every difference',
    }),
  z.strictObject({
    kind: z.literal('wrong-output'),
    lines: z.strictObject({ differing: z.int().min(0), total: z.int().min(0) }),
    first: whereItDiffers,
  }),
  z.strictObject({
    kind: z.literal('wrong-result'),
    mismatches: z.array(resultMismatch).meta({ description: 'Empty if the case is hidden from the reader' }),
  }),
  z
    .strictObject({ kind: z.literal('broken-protocol'), problems: z.array(conversationProblem).min(1) })
    .meta({ description: 'An interactive program sent a wrong reply or command, or none' }),
  z.strictObject({
    kind: z.literal('crashed'),
    cause: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('signal'), signal: z.string() }),
      z.strictObject({ kind: z.literal('exited-inside-call') }),
    ]),
  }),
  z.strictObject({
    kind: z.literal('timed-out'),
    clock: z.enum(['cpu', 'wall']),
    seconds: z.number(),
    budget: spentBudget.optional(),
  }),
  z.strictObject({ kind: z.literal('too-much-output'), limitBytes: z.int() }),
  z.strictObject({ kind: z.literal('out-of-memory'), limitMiB: z.int() }),
  z.strictObject({ kind: z.literal('forbidden-operation'), operation: z.string() }),
  z
    .strictObject({ kind: z.literal('asked-for-more-input'), first: whereItDiffers })
    .meta({ description: 'Right up to the last typed line; then it asked for more input where it should have ended' }),
  z.strictObject({
    kind: z.literal('missing-function'),
    demanded: z.string().meta({ description: 'The prototype of the missing function' }),
    instead: z.string().optional().meta({ description: 'What the program defines instead, if something is close' }),
  }),
  z.strictObject({ kind: z.literal('did-not-compile') }),
  z.strictObject({ kind: z.literal('skipped'), reason: z.string() }),
  z
    .strictObject({ kind: z.literal('not-graded'), reason: z.string() })
    .meta({ description: 'A fault inside Verbatim; it costs no marks' }),
]);
export type Verdict = z.infer<typeof verdict>;
export type VerdictKind = Verdict['kind'];
