import { z } from 'zod';
import { policyShape } from './marking/rule-shapes.ts';
import { shownShape } from './functions/shows-shape.ts';
import { above0, hint, map, number, points, text, visibility, whole } from '../shapes/shape-parts.ts';

/*
 * The shapes of assignment.yaml and of a transcript. How the parts of a file depend on each other is checked by the
 * code that joins them.
 */

const marksFor = above0('a number of marks');
const share = number('a share from 0 to 1', (value) => value >= 0 && value <= 1);
const maxMarks = number('a number of marks, 0 or more', (value) => value >= 0);
/** The memory of a run and the output of a session stay below this; a limit above it is a mistake. */
const mebibyte = 1_048_576n;

/**
 * `0.5`, or `{ share: 0.5, most: 8 }`: the share of its marks that each case keeps, and the most that all cases may
 * lose.
 */
function kept(usual: number, usualMost?: number) {
  const long = map({ share, most: maxMarks.optional() });
  const short = share.transform((given): z.infer<typeof long> => ({ share: given }));
  return z
    .unknown()
    .transform((given, context) => {
      // With a union, a mistake inside the map would be reported at the map and not at its key.
      const read = (typeof given === 'object' ? long : short).safeParse(given);
      if (read.success) return read.data;
      for (const { message, path, ...issue } of read.error.issues) {
        const told = { message, path, input: given };
        if (issue.code !== 'unrecognized_keys') context.issues.push({ ...told, code: 'custom' });
        else if (isMap(given))
          context.issues.push({ ...told, input: given, code: 'unrecognized_keys', keys: issue.keys });
      }
      return z.NEVER;
    })
    .prefault(usualMost === undefined ? usual : { share: usual, most: usualMost });
}

function isMap(given: unknown): given is Record<string, unknown> {
  return typeof given === 'object' && given !== null;
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
  }),
  functions: z.record(z.string(), marksFor, 'a map from required functions to their marks').optional(),
  transcripts: z.record(z.string(), marksFor, 'a map from programs to their marks').optional(),
  presentation: presentationShape.prefault({}),
  policy: policyShape.default({}),
  late: map({
    'grace-minutes': whole('a whole number of minutes', 0n, 1_000_000n).default(0),
    fixed: marksFor.optional(),
    'per-day': marksFor.optional(),
    most: marksFor.optional(),
  }).optional(),
});

export const dialectShape = map({
  about: text('what this dialect is'),
  wording: z.record(z.string(), z.string('a text'), 'a map from names to texts'),
});

export const propertyShape = map({
  plays: text("the name of one of the reference's generators of sessions").optional(),
  calls: text('the name of a required function').optional(),
  program: text('the name of a program').optional(),
  runs: whole('a number of runs from 1 to 100000', 1n, 100_000n),
  points,
  about: text('what the runs try'),
});

export const programShape = map({
  about: text('how the program is put together'),
  'student-files': z.array(text('a file name'), 'a list of file names').min(1, 'at least one file name'),
  'course-files': z.array(text('a file name'), 'a list of file names').default([]),
  'known-by': map({
    words: z.array(text('a word of C++'), 'a list of words').default([]),
    names: z.array(text('a word in a file name'), 'a list of words').default([]),
  }).optional(),
});

export const classShape = map({
  name: text('the name of the class'),
  header: text('the name of a provided file'),
  file: text('the name of a file that students hand in'),
  state: z.array(text('a private field'), 'a list of private fields').min(1, 'at least one private field'),
  members: z.array(text('a prototype'), 'a list of prototypes').min(1, 'at least one prototype'),
});

export const assignmentShape = map({
  format: z.bigint('1').refine((format) => format === 1n, '1'),
  id: text("the name of the assignment's folder"),
  title: text('the title of the assignment'),
  course: text('the name of the course'),
  files: z.array(text('a file name'), 'a list of file names').min(1, 'at least one file name'),
  provided: z.array(text('a file name'), 'a list of file names').optional(),
  programs: z
    .record(z.string(), programShape, 'a map of programs')
    .refine((programs) => Object.keys(programs).length > 0, 'at least one program')
    .optional(),
  'shared-code': z.array(text('the name of a program'), 'two programs').length(2, 'two programs').optional(),
  class: classShape.optional(),
  build: map({
    standard: z.string('a standard such as c++17').regex(/^(c|gnu)\+\+(11|14|17|20|23)$/, 'a standard such as c++17'),
    flags: z.array(z.string('a flag such as -Wall').regex(/^-\S+$/, 'a flag such as -Wall'), 'a list of flags'),
    seconds: above0('a number of seconds'),
  }),
  limits: map({
    'cpu-seconds': above0('a number of seconds'),
    'wall-seconds': above0('a number of seconds'),
    'memory-mib': whole('a whole number of MiB above 0', 1n, mebibyte),
    'output-kib': whole('a whole number of KiB above 0', 1n, mebibyte),
    'budget-cpu-seconds': above0('a number of seconds').optional(),
    'budget-wait-seconds': above0('a number of seconds').optional(),
  }),
  functions: z.array(text('a prototype'), 'a list of prototypes').default([]),
  shows: z.record(z.string(), shownShape, 'a map from values to how they are drawn').default({}),
  dialect: text('the name of a dialect'),
  dialects: z.record(z.string(), dialectShape, 'a map of dialects'),
  seed: whole('a whole number from 0 to 2147483647', 0n, 2_147_483_647n),
  properties: z.record(z.string(), propertyShape, 'a map of properties').default({}),
  marking: markingShape,
});

const everyTranscript = {
  about: text('what the session tries'),
  visibility,
  points,
  hint,
  programs: z.array(text('the name of a program'), 'a list of programs').min(1, 'at least one program').optional(),
};

export const sessionShape = map({
  ...everyTranscript,
  'stop-on-failure': z.boolean('true or false').default(false),
  session: text('what is printed and typed'),
});

/** A session of which only the typed lines are known; `verbatim bless` writes the rest. */
export const draftShape = map({
  ...everyTranscript,
  'stop-on-failure': z.boolean('true or false').default(false),
  typed: z.unknown(),
  session: z.unknown().optional(),
});

function lines(what: string) {
  const all = `${what}, or a list of them`;
  const line = text(what).regex(/^[^\n]*$/, `${what}, without a newline in it`);
  return z.union([line, z.array(line, all).min(1, all)], all);
}

export const stepShape = map({
  send: lines('a line to send'),
  expect: lines('a reply').optional(),
});

/** A program that answers commands. */
export const conversationShape = map({
  ...everyTranscript,
  conversation: z.array(stepShape, 'a list of steps').min(1, 'at least one step'),
});

/** A program that commands another one. */
export const commandingShape = map({
  ...everyTranscript,
  typed: z.array(z.string('a line that the person types'), 'a list of lines that the person types'),
  moves: z.array(text('a move'), 'a list of moves that the commanded program makes'),
  trace: z.string('the commands with their answers, a line each'),
  announces: z.array(text('what is announced'), 'a list of what is announced'),
});
