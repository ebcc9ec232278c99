import { z } from 'zod';
import { resultFormat } from './result-format.ts';
import { groupIds } from '../assignment/assignment.ts';
import { diagnosis } from './diagnosis.ts';
import { otherFile } from '../submission/file-use.ts';
import { finding, undecided } from './finding.ts';
import { leniences } from '../program/lenience.ts';
import { shownValue } from '../assignment/shown.ts';
import { endOfInput, ownText, piece, verdict } from './verdict.ts';

/*
 * The result of grading one submission, as codes and facts. The shape is written once, here: types, the reader of
 * result files and the published JSON Schema (which adds the words) all come from it.
 */

const callSide = z.strictObject({
  returns: z.string().optional(),
  after: z
    .array(z.strictObject({ name: z.string(), value: z.string() }))
    .meta({ description: 'Reference arguments after the call' }),
  prints: z.string(),
});

export const sessionEvidence = z.strictObject({
  kind: z.literal('session'),
  typed: z.array(z.string()).meta({ description: 'The lines to type to reproduce it' }),
  expected: z.array(piece),
  actual: z.array(piece),
  endOfInput: endOfInput.optional(),
  /** Set if only the beginning of very long output is kept. */
  cutAfterBytes: z.int().optional(),
  notUtf8: z.boolean().meta({ description: 'Some printed bytes were not UTF-8 and are written as \\xNN' }),
});
export type SessionEvidence = z.infer<typeof sessionEvidence>;

export const callEvidence = z.strictObject({
  kind: z.literal('call'),
  function: z.string(),
  call: z.string().meta({ description: 'The call in C++ spelling: putToGrid(1122110010221000, 14, 2)' }),
  before: z
    .array(z.strictObject({ name: z.string(), value: z.string() }))
    .optional()
    .meta({
      description: 'For a member of a class, its private fields before the call; otherwise the values that are drawn',
    }),
  shows: z.array(shownValue).optional().meta({ description: 'How values of the call are drawn' }),
  expected: callSide,
  actual: callSide.optional().meta({ description: 'Absent when the call did not return' }),
});
export type CallEvidence = z.infer<typeof callEvidence>;

export const conversationEvidence = z.strictObject({
  kind: z.literal('conversation'),
  script: z
    .array(z.string())
    .meta({ description: 'What to send to reproduce it; for a program that commands another one, what to type' }),
  moves: z.array(z.string()).optional().meta({ description: 'The answers of the program that is commanded' }),
  said: z.array(piece).meta({
    description: 'The commands and answers in the order in which they were sent; what the program sent is `printed`',
  }),
  screen: z
    .array(piece)
    .optional()
    .meta({ description: 'For a program that commands another one: what the person saw and typed' }),
});
export type ConversationEvidence = z.infer<typeof conversationEvidence>;

/** The evidence of one trial. */
const trialEvidence = z.discriminatedUnion('kind', [sessionEvidence, callEvidence, conversationEvidence]);
export type TrialEvidence = z.infer<typeof trialEvidence>;

export const propertyEvidence = z.strictObject({
  kind: z.literal('property'),
  runs: z.int(),
  failed: z.int(),
  seed: z.int(),
  path: z.string().meta({ description: 'Together with the seed, reproduces exactly this counterexample' }),
  smallest: z
    .strictObject({ verdict, evidence: trialEvidence })
    .meta({ description: 'The smallest failing case that was found, not the first' }),
});
export type PropertyEvidence = z.infer<typeof propertyEvidence>;

export const evidence = z.discriminatedUnion('kind', [
  sessionEvidence,
  callEvidence,
  conversationEvidence,
  propertyEvidence,
]);
export type Evidence = z.infer<typeof evidence>;

export const gradedCase = z.strictObject({
  id: z.string(),
  group: z.enum(groupIds),
  about: z.string(),
  visibility: z.enum(['public', 'hidden']),
  verdict,
  marks: z.number(),
  outOf: z.number(),
  hint: z.string().optional(),
  evidence: evidence.optional().meta({ description: 'Absent for accepted cases and if nothing was run' }),
  diagnosis: diagnosis.optional().meta({ description: 'Why it fails, if a build with checks could tell' }),
});
export type GradedCase = z.infer<typeof gradedCase>;

export const gradedGroup = z.strictObject({ id: z.enum(groupIds), marks: z.number(), outOf: z.number() });
export type GradedGroup = z.infer<typeof gradedGroup>;

const diagnostic = z.strictObject({
  severity: z.enum(['error', 'warning']),
  file: z.string(),
  line: z.int().min(0),
  column: z.int().min(0),
  message: z.string(),
  flag: z.string().optional(),
});

const student = z.strictObject({
  id: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
  siteId: z.string().optional().meta({ description: "The course site's id for the work: Moodle's participant id" }),
});

/** What the course site says about the work; see SubmissionFacts. */
const handedIn = {
  members: z
    .array(student)
    .optional()
    .meta({ description: 'Who gets the marks; absent: the student whom the submission names' }),
  siteName: z.string().optional().meta({ description: "The course site's name for the work in its downloads" }),
  submittedAt: z.string().optional().meta({ description: 'ISO 8601 in UTC' }),
  lateMinutes: z.int().min(1).optional().meta({ description: 'Whole minutes after the deadline' }),
  insteadOfSource: z
    .array(z.string())
    .optional()
    .meta({ description: 'What was handed in if none of it is source code; empty: no file at all' }),
  markedLate: z.literal(true).optional().meta({ description: 'The course site says that it is late' }),
};

const provenance = {
  ...handedIn,
  format: z.literal(resultFormat),
  assignment: z.string(),
  dialect: z.string(),
  submission: z.string(),
  files: z.array(z.strictObject({ expected: z.string(), submitted: z.string() })),
  outOf: z.number(),
  toolchain: z.strictObject({ kind: z.string(), compiler: z.string() }),
  seed: z.int(),
  enforced: z.array(z.string()).meta({ description: 'Protections in force while student code ran' }),
  notEnforced: z.array(z.string()),
};

export const shownSource = z.strictObject({
  name: z.string(),
  text: z.string().meta({ description: 'As it was handed in; bytes that are not characters are written as \\xNN' }),
  cutAfterLine: z.int().optional().meta({ description: 'Set if only the beginning is kept' }),
});
export type ShownSource = z.infer<typeof shownSource>;

const lineOfFile = z.strictObject({ file: z.string(), line: z.int().min(1) });

export const sharedCode = z.strictObject({
  programs: z.tuple([z.string(), z.string()]),
  lines: z.int().min(0).meta({ description: 'Lines of code of both, without comments and blank lines' }),
  shared: z.int().min(0).meta({ description: 'The lines among them that both programs compile' }),
  twice: z
    .array(z.strictObject({ lines: z.int().min(1), places: z.array(lineOfFile).length(2) }))
    .meta({ description: 'Stretches that appear in two files' }),
});
export type SharedCode = z.infer<typeof sharedCode>;

export const reversedDigits = z
  .strictObject({
    kind: z.literal('reversed-digits'),
    value: z.string().meta({ description: 'The parameter whose digits are counted from the right' }),
    counted: z.string().meta({ description: 'What these digits encode: position; `digit` if it is all of them' }),
    cases: z.int().min(1).meta({ description: 'How many cases with calls fail, all of them for this reason' }),
  })
  .meta({ description: 'The program counts digits from the right; each failing call is right for reversed digits' });
export type ReversedDigits = z.infer<typeof reversedDigits>;

export const graded = z.strictObject({
  ...provenance,
  status: z.literal('graded'),
  marks: z.number(),
  noProgram: z
    .enum(['no-source', 'empty'])
    .optional()
    .meta({ description: 'Why there was nothing to compile; absent if there was something to compile' }),
  lateDeduction: z
    .number()
    .min(0)
    .optional()
    .meta({ description: 'The deduction for late work, already subtracted from the marks' }),
  groups: z.array(gradedGroup),
  cases: z.array(gradedCase),
  findings: z.array(finding),
  undecided: z.array(undecided).optional().meta({ description: 'Where rules could not be decided; absent: nowhere' }),
  missingFiles: z
    .array(z.string())
    .optional()
    .meta({ description: 'Expected files that were not handed in; absent: none' }),
  furtherFiles: z
    .array(otherFile)
    .optional()
    .meta({ description: 'Code that was handed in besides the expected files, and what it was used for' }),
  wording: z
    .strictObject({
      texts: z.array(ownText).min(1),
      cases: z.int().min(0).meta({ description: 'Cases that lose marks for it, if there is a deduction' }),
      marks: z.number().max(0).meta({ description: 'The deduction for it in all of these cases together' }),
    })
    .optional()
    .meta({ description: "Texts in the program's own words instead of the handout's; absent: none" }),
  programs: z
    .array(
      z.strictObject({
        id: z.string(),
        about: z.string(),
        studentFiles: z.array(z.string()),
        courseFiles: z.array(z.string()),
      }),
    )
    .optional()
    .meta({ description: 'The programs, if there are several: which student files and course files each is made of' }),
  sources: z.array(shownSource).optional().meta({ description: "The student's own files, to which places refer" }),
  sharedCode: sharedCode.optional().meta({ description: 'How much code two programs share, if that is expected' }),
  mistake: reversedDigits.optional().meta({ description: 'One mistake that explains every failing call' }),
  build: z.strictObject({
    compiled: z.boolean(),
    leniences: z.array(z.enum(leniences)),
    diagnostics: z.array(diagnostic),
  }),
});

export const notGraded = z.strictObject({
  ...provenance,
  status: z.literal('not-graded'),
  fault: z.enum(['author', 'machine']).optional().meta({ description: 'Who can help; absent: Verbatim' }),
  reason: z.string().meta({ description: 'What went wrong inside Verbatim; no marks are affected' }),
});

export const grading = z.discriminatedUnion('status', [graded, notGraded]);
export type Grading = z.infer<typeof grading>;
export type Graded = z.infer<typeof graded>;
export type NotGraded = z.infer<typeof notGraded>;
