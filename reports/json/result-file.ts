import { z } from 'zod';
import { finding, undecided } from '../../harness/model/result/finding.ts';
import { graded, gradedCase, notGraded } from '../../harness/model/result/grading.ts';

/**
 * The public shape of a result file: the model's grading with the words added. The order of the keys here is the
 * order in the file.
 */

const { id, group, verdict, marks, outOf, about, visibility, hint, evidence, diagnosis } = gradedCase.shape;

export const publicCase = z
  .strictObject({
    id: id.meta({ description: 'Unique in the assignment: functions/gridState/3' }),
    group,
    verdict: verdict.meta({ description: 'What came of it, as a code with its facts' }),
    says: z.string().meta({ description: 'The verdict in a sentence, for people' }),
    marks,
    outOf,
    about: about.meta({ description: 'What the case checks, in the words of its author' }),
    visibility: visibility.meta({ description: 'Students see no evidence of a hidden case' }),
    hint: hint.meta({ description: "The author's hint" }),
    evidence,
    diagnosis,
  })
  .meta({
    id: 'Case',
    title: 'Case',
    description: 'One call, session, conversation or property, with what came of it',
  });

const words = { says: z.string().meta({ description: 'The same in a sentence, for people' }) };

type WithWords<Options extends readonly z.ZodObject[]> = {
  -readonly [Index in keyof Options]: z.ZodObject<Options[Index]['shape'] & typeof words, z.core.$strict>;
};

/** Every kind of finding, with the words added. */
const publicFindings = finding.options.map((option: z.ZodObject) => option.extend(words)) as unknown as WithWords<
  typeof finding.options
>;

const publicFinding = z.discriminatedUnion('rule', publicFindings).meta({
  id: 'Finding',
  title: 'Finding',
  description: 'A place where a source breaks a rule of the course, with the deduction',
});

const publicUndecided = undecided.extend(words).meta({
  id: 'Undecided',
  title: 'Undecided rule',
  description: 'A rule that could not be checked for a part of a file; no deduction',
});

const head = {
  format: graded.shape.format.meta({
    description: 'Increases when readers of the old format would misread the new one',
  }),
  assignment: graded.shape.assignment.meta({ description: 'Id of the assignment' }),
  dialect: graded.shape.dialect.meta({ description: 'The year or handout whose wording was expected' }),
  submission: graded.shape.submission.meta({ description: 'Who handed it in' }),
  members: graded.shape.members,
  siteName: graded.shape.siteName,
  submittedAt: graded.shape.submittedAt,
  lateMinutes: graded.shape.lateMinutes,
  markedLate: graded.shape.markedLate,
  insteadOfSource: graded.shape.insteadOfSource,
};

const tail = {
  files: graded.shape.files.meta({ description: 'The files that were graded, and the names they came under' }),
  toolchain: graded.shape.toolchain.meta({ description: 'What compiled and ran the program' }),
  seed: graded.shape.seed.meta({ description: 'Random runs started from it; the same seed gives the same result' }),
  enforced: graded.shape.enforced,
  notEnforced: graded.shape.notEnforced.meta({ description: 'Layers of protection that this machine lacks' }),
};

export const publicGraded = z
  .strictObject({
    ...head,
    status: graded.shape.status,
    marks: graded.shape.marks.meta({ description: 'The sum of the groups, less the deduction for lateness' }),
    outOf: graded.shape.outOf,
    lateDeduction: graded.shape.lateDeduction,
    noProgram: graded.shape.noProgram,
    groups: graded.shape.groups.meta({ description: 'Marks by group of the marking scheme' }),
    cases: z.array(publicCase),
    findings: z.array(publicFinding),
    undecided: z
      .array(publicUndecided)
      .optional()
      .meta({ description: 'Where rules could not be checked; absent: nowhere' }),
    wording: graded.shape.wording,
    programs: graded.shape.programs,
    missingFiles: graded.shape.missingFiles,
    furtherFiles: graded.shape.furtherFiles,
    sharedCode: graded.shape.sharedCode,
    mistake: graded.shape.mistake,
    sources: graded.shape.sources,
    build: graded.shape.build.meta({ description: 'What the compiler said, and which leniences it took' }),
    ...tail,
  })
  .meta({ id: 'Graded', title: 'Graded submission' });

export const publicNotGraded = z
  .strictObject({
    ...head,
    status: notGraded.shape.status,
    fault: notGraded.shape.fault,
    reason: notGraded.shape.reason,
    outOf: notGraded.shape.outOf,
    ...tail,
  })
  .meta({
    id: 'NotGraded',
    title: 'Submission that could not be graded',
    description: 'A fault inside Verbatim: there are no marks, because 0 would be wrong',
  });

export const resultFile = z.discriminatedUnion('status', [publicGraded, publicNotGraded]).meta({
  title: 'Verbatim result file',
  description: 'The result of grading one submission: marks, what came of each case, and what it says to people',
});
export type ResultFile = z.infer<typeof resultFile>;
